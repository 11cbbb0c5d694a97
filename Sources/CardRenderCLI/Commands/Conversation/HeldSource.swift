/// Bytes that were read before, as an input.
final class HeldSource: ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, unless isEnding: () -> Bool) throws(IOFailure) -> Int? {
    guard !isEnding() else { return nil }
    let piece = rest.prefix(buffer.count)
    buffer.copyBytes(from: piece)
    rest = rest.dropFirst(piece.count)
    return piece.count
  }
}
