/// Bytes of an input, and where in it they stand: places are offsets in the input, of which only this part is at hand.
package struct PlacedBytes: Sendable {
  package let bytes: [UInt8]

  /// The offset in the input of the first byte.
  package var offset: Int

  package init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }
}
