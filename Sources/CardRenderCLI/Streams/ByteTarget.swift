/// An output that is written piece by piece, and stands under its name only when it is whole.
public protocol ByteTarget: AnyObject, Sendable {
  func write(_ bytes: UnsafeRawBufferPointer) throws(IOFailure)

  /// Puts the lines that were written in the place of what was there.
  ///
  /// The beginning of a line whose end did not come is left out.
  func commit() throws(IOFailure)

  /// Leaves what was there.
  func discard()
}
