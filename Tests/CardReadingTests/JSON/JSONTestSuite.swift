import Foundation

/// The files of nst/JSONTestSuite, where they stand beside the project: they are no part of it.
struct JSONTestSuite {
  let files: [(name: String, bytes: [UInt8])]

  /// The suite, or `nil` where there is none.
  static let shared: JSONTestSuite? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    let folders = ["../shared", "../../shared"].map {
      root.appending(path: $0 + "/corpora/json-test-suite/test_parsing").standardized
    }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
    return try? JSONTestSuite(folder)
  }()

  private init(_ folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    files = try names.sorted().map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  /// The files whose names begin with `prefix`: `y_` must be taken, `n_` refused, `i_` is ours to decide.
  func files(_ prefix: String) -> [(name: String, bytes: [UInt8])] {
    files.filter { $0.name.hasPrefix(prefix) }
  }
}
