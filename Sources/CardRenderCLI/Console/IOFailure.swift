/// A file or stream that cannot be read or written.
public struct IOFailure: Error, Hashable, Sendable {
  /// The file's path, or the stream's name.
  public let path: String

  /// The system's words.
  public let reason: String

  /// Whether the reader at the other end is gone, which is no fault of this program.
  public let isBrokenPipe: Bool

  public init(path: String, reason: String, isBrokenPipe: Bool = false) {
    self.path = path
    self.reason = reason
    self.isBrokenPipe = isBrokenPipe
  }
}
