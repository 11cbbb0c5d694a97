/// An input that is read piece by piece.
public protocol ByteSource: AnyObject {
  /// The number of bytes from beginning to end, or `nil` for a pipe or a terminal.
  var length: Int? { get }

  /// Reads what there is, and waits where there is nothing yet; 0 at the end of the input, and after an interrupt.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(IOFailure) -> Int
}
