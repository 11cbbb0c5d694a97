package import FoundationEssentials

/// The corpora that lie beside the repository and are no part of it.
///
/// Tests that need them are skipped where the folder is absent.
package enum Corpus {
  package static let isPresent = folder != nil

  /// The lines of a corpus file, or none where it is absent.
  package static func lines(of name: String) -> [Data] {
    data(of: name).split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  package static func data(of name: String) -> Data {
    guard let folder else { return Data() }
    return (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
  }

  /// The names of the files in a folder of the corpora, in order.
  package static func names(in name: String) -> [String] {
    guard let folder else { return [] }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []).sorted()
  }

  private static let folder: URL? = {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["../shared", "../../shared"]
      .map { repository.appending(path: $0).appending(path: "corpora") }
      .first { FileManager.default.fileExists(atPath: $0.appending(path: "hostile.jsonl").path) }
  }()
}
