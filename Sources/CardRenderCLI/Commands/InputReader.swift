import CardKit

/// Reads the inputs of a command one by one, and says which of them cannot be read.
struct InputReader {
  let console: any Console

  /// The inputs of which something was read before, by their paths.
  var begun: [String: BegunSource] = [:]

  /// Reads each file, `-` being standard input, and standard input alone where there are no files.
  ///
  /// Gives `.io` where one could not be read; the others are read all the same.
  func read(_ paths: [String], _ take: (_ name: String, _ bytes: [UInt8]) -> Void) -> ExitStatus {
    var status = ExitStatus.success
    for path in paths.isEmpty ? ["-"] : paths {
      do throws(IOFailure) {
        take(path, try bytes(of: path))
      } catch {
        console.write(error: error.line + Self.hint(path))
        status = .io
      }
    }
    return status
  }

  private func bytes(of path: String) throws(IOFailure) -> [UInt8] {
    if let source = begun[path] { return try source.readAll(of: path) }
    return try path == "-" ? console.readStandardInput() : console.read(file: path)
  }

  /// A word that is no file may be a command with a slip in it.
  static func hint(_ path: String) -> String {
    let command = EditDistance.closest(to: path, among: Command.allCases.map(\.rawValue))
    return command.map { "  did you mean the command \($0)?\n" } ?? ""
  }
}
