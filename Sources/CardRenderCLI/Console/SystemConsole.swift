#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The console of the process.
public struct SystemConsole: Console {
  public let environment: [String: String]

  /// Takes over the environment, and lets writes to a closed pipe fail instead of ending the process.
  public init(environment: [String: String]) {
    self.environment = environment
    signal(SIGPIPE, SIG_IGN)
  }

  public var outputTerminal: Terminal? { Self.terminal(STDOUT_FILENO) }
  public var errorTerminal: Terminal? { Self.terminal(STDERR_FILENO) }

  public var readsFromTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  private static func terminal(_ descriptor: Int32) -> Terminal? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(columns: isKnown ? Int(size.ws_col) : nil)
  }

  public func read(file path: String) throws(IOFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path) }
    defer { close(descriptor) }
    return try FileDescriptorReader.readAll(descriptor, path: path)
  }

  public func readStandardInput() throws(IOFailure) -> [UInt8] {
    try FileDescriptorReader.readAll(STDIN_FILENO, path: "standard input")
  }

  public func write(output text: String) throws(IOFailure) {
    try FileDescriptorWriter.write(text, to: STDOUT_FILENO, path: "standard output")
  }

  public func write(error text: String) {
    try? FileDescriptorWriter.write(text, to: STDERR_FILENO, path: "standard error")
  }

  public func replace(file path: String, with text: String) throws(IOFailure) {
    try FileReplacement.replace(path, with: text)
  }
}

extension IOFailure {
  /// The failure of the last system call.
  static func system(_ path: String) -> IOFailure {
    let code = errno
    return IOFailure(path: path, reason: String(cString: strerror(code)), isBrokenPipe: code == EPIPE)
  }
}
