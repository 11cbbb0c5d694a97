import CardKit

/// Where results go: standard output, or a file that is replaced as a whole.
struct OutputSink {
  /// The file, or `nil` for standard output.
  let path: String?
  let console: any Console

  /// Writes everything at once.
  ///
  /// A reader that is gone is a quiet end, not a failure.
  func finish(_ text: String) -> ExitStatus {
    do throws(IOFailure) {
      if let path, path != "-" { try console.replace(file: path, with: text) } else { try console.write(output: text) }
      return .success
    } catch {
      return Self.end(of: error, console)
    }
  }

  /// How a run ends that could not write.
  static func end(of failure: IOFailure, _ console: any Console) -> ExitStatus {
    guard !failure.isBrokenPipe else { return .success }
    console.write(error: failure.line)
    return .io
  }
}

extension IOFailure {
  /// The line that is printed for it.
  var line: String { "cardrender: \(DisplayText(path)): \(reason)\n" }
}
