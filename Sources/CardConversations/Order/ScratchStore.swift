/// Where messages are put aside that do not all fit into memory.
public protocol ScratchStore {
  /// A new file that nobody else sees and that goes away with its last use.
  func makeFile() throws(ScratchFailure) -> any ScratchFile
}

/// A file that is written once from its beginning, and then read.
public protocol ScratchFile: AnyObject {
  func append(_ bytes: UnsafeRawBufferPointer) throws(ScratchFailure)

  /// Reads bytes from an offset on, as many as there are or fit; 0 at the end.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ScratchFailure) -> Int
}

/// A scratch file that cannot be made, written or read.
public struct ScratchFailure: Error, Hashable, Sendable {
  /// The folder or file.
  public let path: String

  /// The system's words.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
