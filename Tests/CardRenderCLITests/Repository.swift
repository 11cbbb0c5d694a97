import Foundation

/// The files of the repository that the tests are part of.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let samples = root.appending(path: "Samples")

  /// The folders under `Samples/` that hold a message.
  static let sampleNames: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: samples.path())) ?? []
    return names.filter { exists("\($0)/message.json") }.sorted()
  }()

  /// The folders under `Samples/conversations` that say how they are shown.
  static let conversationNames: [String] = {
    let path = samples.appending(path: "conversations").path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { exists("conversations/\($0)/command.txt") }.sorted()
  }()

  /// The text of a file under `Samples/`, or `nil` where there is none.
  static func sample(_ path: String) -> String? {
    try? String(contentsOf: samples.appending(path: path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: samples.appending(path: path).path())
  }
}
