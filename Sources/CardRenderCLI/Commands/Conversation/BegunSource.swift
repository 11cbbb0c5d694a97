/// An input of which some bytes were read before: those, and then the rest.
final class BegunSource: ByteSource {
  private var beginning: ArraySlice<UInt8>
  private let rest: (any ByteSource)?

  init(_ beginning: [UInt8], then rest: (any ByteSource)? = nil) {
    self.beginning = beginning[...]
    self.rest = rest
  }

  /// Everything to the end, as ``ByteSource/readAll(of:behind:)`` has it.
  func readAll(of path: String) throws(IOFailure) -> [UInt8] {
    let bytes = Array(beginning)
    beginning = []
    return try rest?.readAll(of: path, behind: bytes) ?? bytes
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, unless isEnding: () -> Bool) throws(IOFailure) -> Int? {
    guard !isEnding() else { return nil }
    if beginning.isEmpty, let rest { return try rest.read(into: buffer, unless: isEnding) }
    let piece = beginning.prefix(buffer.count)
    buffer.copyBytes(from: piece)
    beginning = beginning.dropFirst(piece.count)
    return piece.count
  }
}
