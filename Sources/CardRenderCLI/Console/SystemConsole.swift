internal import CGetopt
public import CardConversations
import CardPictures
import FoundationEssentials

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

  /// Takes over the environment, and lets writes to a closed pipe or beyond a limit fail instead of ending the process.
  public init(environment: [String: String]) {
    self.environment = environment
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Self.fillClosedStreams()
    cgetopt_keep_memory()
  }

  /// Sees to it that no file gets the number of a standard stream that is closed, and is read or written as such.
  private static func fillClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The wrong way round, so that its use still fails as that of a closed stream.
      _ = systemOpen("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  public var outputTerminal: Terminal? { Self.terminal(STDOUT_FILENO) }
  public var errorTerminal: Terminal? { Self.terminal(STDERR_FILENO) }

  public var readsFromTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  private static func terminal(_ descriptor: Int32) -> Terminal? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return Terminal(
      columns: isKnown && size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil, cell: isKnown ? cell(of: size) : nil)
  }

  private static func cell(of size: winsize) -> CellSize? {
    guard size.ws_col > 0, size.ws_row > 0, size.ws_xpixel > 0, size.ws_ypixel > 0 else { return nil }
    return CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
  }

  public func read(file path: String) throws(IOFailure) -> [UInt8] {
    try FileSource(path).readAll(of: path)
  }

  public func readStandardInput() throws(IOFailure) -> [UInt8] {
    try FileSource(standardInput: STDIN_FILENO).readAll(of: "standard input")
  }

  public func write(output text: String) throws(IOFailure) {
    try FileDescriptorWriter.write(text, to: STDOUT_FILENO, path: "standard output")
  }

  public func open(_ path: String) throws(IOFailure) -> any ByteSource {
    path == "-" ? FileSource(standardInput: STDIN_FILENO) : try FileSource(path)
  }

  public func write(output bytes: UnsafeRawBufferPointer) throws(IOFailure) {
    try FileDescriptorWriter.write(bytes, to: STDOUT_FILENO, path: "standard output")
  }

  public func replacement(of path: String) throws(IOFailure) -> any ByteTarget {
    try FileReplacement(of: path)
  }

  public func status(of path: String) -> FileStatus? { FileStatus(path == "-" ? "/dev/stdin" : path) }

  public func watchInterrupts() { InterruptFlag.watch() }

  public var interrupt: Interrupt? {
    switch InterruptFlag.signal {
    case 0: nil
    case SIGTERM: .termination
    default: .interrupt
    }
  }

  public var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  public var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// The zone that the link `/etc/localtime` names.
  public var timeZone: String? {
    guard let path = realpath("/etc/localtime", nil) else { return nil }
    defer { free(path) }
    return String(cString: path).split(separator: "/zoneinfo/", maxSplits: 1).dropFirst().first.map(String.init)
  }

  public var scratch: any ScratchStore {
    ScratchFolder(path: environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }

  public var coreCount: Int {
    ProcessInfo.processInfo.activeProcessorCount
  }

  public func write(error text: String) {
    try? FileDescriptorWriter.write(text, to: STDERR_FILENO, path: "standard error")
  }

  public func replace(file path: String, with text: String) throws(IOFailure) {
    try FileReplacement.replace(path, with: text)
  }

  public func makeFolder(at path: String) throws(IOFailure) {
    guard mkdir(path, 0o777) == 0 else { throw .system(path) }
  }

  public func entry(at path: String) -> FileEntry? { FolderListing.entry(at: path) }

  public func names(in folder: String) throws(IOFailure) -> [String] { try FolderListing.names(in: folder) }

  public func changeSignal() -> any ChangeSignal { FolderChanges() }

  public func show(_ text: String, through command: String, environment: [String: String]) -> PagerEnd {
    PagerProcess.show(text, command: command, environment: environment)
  }
}

/// The C function, under a name that the method does not hide.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 {
  open(path, flags)
}

extension IOFailure {
  /// The failure of the last system call.
  static func system(_ path: String) -> IOFailure {
    let code = errno
    return IOFailure(path: path, reason: String(cString: strerror(code)), isBrokenPipe: code == EPIPE)
  }
}
