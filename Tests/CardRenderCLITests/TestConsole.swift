import Foundation

@testable import CardRenderCLI

/// A console in memory: files by name, and the streams as text.
final class TestConsole: Console {
  var environment: [String: String] = [:]
  var outputTerminal: Terminal?
  var errorTerminal: Terminal?
  var readsFromTerminal = false
  var files: [String: [UInt8]] = [:]
  var input: [UInt8] = []
  var outputFailure: IOFailure?

  private(set) var output = ""
  private(set) var errors = ""
  private(set) var replaced: [String: String] = [:]

  init(input: String = "", files: [String: String] = [:]) {
    self.input = Array(input.utf8)
    self.files = files.mapValues { Array($0.utf8) }
  }

  func read(file path: String) throws(IOFailure) -> [UInt8] {
    guard let bytes = files[path] else { throw IOFailure(path: path, reason: "No such file or directory") }
    return bytes
  }

  func readStandardInput() throws(IOFailure) -> [UInt8] { input }

  func write(output text: String) throws(IOFailure) {
    if let outputFailure { throw outputFailure }
    output += text
  }

  func write(error text: String) { errors += text }
  func replace(file path: String, with text: String) throws(IOFailure) { replaced[path] = text }

  /// Runs a command line on this console.
  @discardableResult
  func run(_ arguments: String...) -> ExitStatus {
    CommandLineTool(console: self).run(arguments)
  }
}
