/// Everything outside the program that it touches: files, the standard streams, the terminal and the environment.
public protocol Console {
  var environment: [String: String] { get }

  /// The terminal that standard output is, or `nil` for a pipe or a file.
  var outputTerminal: Terminal? { get }

  /// The terminal that standard error is, or `nil`.
  var errorTerminal: Terminal? { get }

  /// Whether somebody would have to type what standard input gives.
  var readsFromTerminal: Bool { get }

  func read(file path: String) throws(IOFailure) -> [UInt8]
  func readStandardInput() throws(IOFailure) -> [UInt8]
  func write(output text: String) throws(IOFailure)

  /// Writes to standard error; there is nowhere to report a failure to.
  func write(error text: String)

  /// Replaces a file as a whole: a failure leaves the old one.
  func replace(file path: String, with text: String) throws(IOFailure)
}
