import Foundation

/// The messages that everyone is timed on.
struct Workload {
  /// One message each, without its newline.
  let lines: [[UInt8]]

  init(lines: [[UInt8]]) {
    self.lines = lines
  }

  init(path: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: path))
    lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// A subject that refuses the messages in which `errors` finds any.
  func subject(_ task: String, _ name: String, _ errors: @escaping ([UInt8]) -> Int) -> Subject {
    let run = { lines.reduce(0) { $0 + (errors($1) == 0 ? 0 : 1) } }
    return Subject(task: task, name: name, units: lines.count, run: run, judge: errors)
  }
}
