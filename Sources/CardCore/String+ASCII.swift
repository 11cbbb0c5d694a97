extension String {
  /// Whether every character is a space or a visible one of ASCII, which needs no second look anywhere.
  package var isVisibleASCII: Bool {
    utf8.withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).isVisibleASCII }
      ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// The last byte of the text in UTF-8, found without walking back over its last character.
  package var lastByte: UInt8? {
    utf8.withContiguousStorageIfAvailable { $0.last } ?? utf8.last
  }
}

extension UnsafeRawBufferPointer {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Whether every byte is from 0x20 to 0x7E; eight of them are looked at in one step.
  package var isVisibleASCII: Bool {
    guard let base = baseAddress else { return true }
    var index = 0
    while index &+ 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The highest bit of a byte that is over 0x7E, of one that is, and of one under 0x20.
      guard (word | (word &+ Self.ones) | (word &- Self.ones &* 0x20)) & Self.highs == 0 else { return false }
      index &+= 8
    }
    while index < count {
      guard 0x20...0x7E ~= base.load(fromByteOffset: index, as: UInt8.self) else { return false }
      index &+= 1
    }
    return true
  }
}
