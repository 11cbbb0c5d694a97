public import CardConversations

/// Everything outside the program that it touches: files, the standard streams, the terminal and the environment.
public protocol Console: Sendable {
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

  /// Opens a file, or standard input for `-`, to be read piece by piece.
  func open(_ path: String) throws(IOFailure) -> any ByteSource

  func write(output bytes: UnsafeRawBufferPointer) throws(IOFailure)

  /// Opens a file to be written piece by piece and then replaced as a whole.
  func replacement(of path: String) throws(IOFailure) -> any ByteTarget

  /// The file that a path names, or would name; `-` is standard input, `/dev/stdout` standard output.
  ///
  /// `nil` for a pipe, a terminal or another device, and for what cannot be told.
  func status(of path: String) -> FileStatus?

  /// From now on the first interrupt asks for an end instead of making one; a second one makes it.
  func watchInterrupts()

  /// The signal that asked for an end, or `nil`.
  var interrupt: Interrupt? { get }

  /// The seconds since some moment, never running backwards.
  var seconds: Double { get }

  /// The time of day, as milliseconds since 1970.
  var milliseconds: Int64 { get }

  /// The IANA name of the time zone that the system is set to, or `nil` where it does not say.
  var timeZone: String? { get }

  /// Where a command puts aside what does not fit into memory.
  var scratch: any ScratchStore { get }

  /// The number of cores that this process may use.
  var coreCount: Int { get }

  /// Writes to standard error; there is nowhere to report a failure to.
  func write(error text: String)

  /// Replaces a file as a whole: a failure leaves the old one.
  func replace(file path: String, with text: String) throws(IOFailure)

  /// Makes a folder, in a folder that is there.
  func makeFolder(at path: String) throws(IOFailure)

  /// What stands at a path, links being followed; `nil` where there is nothing.
  func entry(at path: String) -> FileEntry?

  /// The names in a folder, in no order.
  func names(in folder: String) throws(IOFailure) -> [String]

  /// Something to wait with for changes of files.
  func changeSignal() -> any ChangeSignal

  /// Gives a text to a command of the shell, which shows it to somebody, and waits for its end.
  func show(_ text: String, through command: String, environment: [String: String]) -> PagerEnd
}
