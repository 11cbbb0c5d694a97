/// An input that is read piece by piece.
public protocol ByteSource: AnyObject {
  /// Reads what there is, and waits where there is nothing yet; 0 at the end of the input.
  ///
  /// `nil` where an end was wanted before anything came, which is asked again and again while it waits.
  func read(into buffer: UnsafeMutableRawBufferPointer, unless isEnding: () -> Bool) throws(IOFailure) -> Int?
}
