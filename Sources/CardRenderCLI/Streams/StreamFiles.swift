import CardKit

/// Sees to it that a stream reads and writes each file for one purpose alone.
///
/// A file that is read and replaced as well would lose what was not read where the stream ends early.
struct StreamFiles {
  let invocation: Invocation
  let console: any Console

  func check() throws(UsageError) {
    let outputs: [(name: String, path: String?)] = [
      ("--rejects", invocation.rejects), ("--output", invocation.output == "-" ? nil : invocation.output),
      ("standard output", "/dev/stdout"),
    ]
    var seen: [String: String] = [:]
    for case (let name, let path?) in outputs {
      guard let identity = console.status(of: path)?.identity else { continue }
      if let other = seen.updateValue(name, forKey: identity) { throw .sameFile(other, name) }
    }
    for path in invocation.sources {
      guard let identity = console.status(of: path)?.identity, let output = seen[identity] else { continue }
      throw .isRead(output, path)
    }
  }
}

extension UsageError {
  fileprivate static func sameFile(_ first: String, _ second: String) -> UsageError {
    UsageError("\(first) and \(second) are the same file", hint: "write to two files")
  }

  fileprivate static func isRead(_ output: String, _ path: String) -> UsageError {
    UsageError(
      "\(output) is \(SourceName.shown(path)), which is read at the same time",
      hint: "write to another file, and rename it afterwards")
  }
}
