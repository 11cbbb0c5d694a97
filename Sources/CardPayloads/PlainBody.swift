import CardMarkdown

/// Tells of most bodies that nothing can be wrong with them, without parsing their Markdown.
///
/// Links and autolinks begin with a bracket, and everything that nests begins with a marker: quotes, lists, emphasis. A
/// body without brackets and with few markers has neither a link that is refused nor levels that are too many.
enum PlainBody {
  /// A marker opens two levels at most, a list and its item; a few levels are to spare.
  private static let maximumMarkers = MarkdownLimits.maximumDepth / 2 - 10

  static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let count = markers(in: bytes) else { return false }
    return count < maximumMarkers || bytes.count(where: isMarker) < maximumMarkers
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: "."), UInt8(ascii: ")"): true
    default: false
    }
  }

  /// The number of markers or a little more, or `nil` where there are brackets.
  private static func markers(in bytes: UnsafeRawBufferPointer) -> Int? {
    var count = 0
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = Word(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      guard !word.hasBrackets else { return nil }
      count &+= word.markers
      index &+= 8
    }
    var rest = Word(0)
    for byte in bytes[index...] { rest.append(byte) }
    return rest.hasBrackets ? nil : count + rest.markers
  }

  /// Eight bytes, looked at in one step.
  private struct Word {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    private var bits: UInt64

    init(_ bits: UInt64) {
      self.bits = bits
    }

    mutating func append(_ byte: UInt8) {
      bits = bits << 8 | UInt64(byte)
    }

    /// Whether `[`, `<` or `>` is among the bytes.
    var hasBrackets: Bool {
      // `<` and `>` differ in one bit.
      zeros(bits ^ (Self.ones &* 0x5B)) | zeros((bits & (Self.ones &* 0xFD)) ^ (Self.ones &* 0x3C)) != 0
    }

    /// The number of underscores and of the eight signs from `(` to `/`, among which the other markers are.
    var markers: Int {
      let signs = zeros((bits & (Self.ones &* 0xF8)) ^ (Self.ones &* 0x28))
      return (signs | zeros(bits ^ (Self.ones &* 0x5F))).nonzeroBitCount
    }

    /// The highest bit of each byte that is zero, and perhaps of one above it.
    private func zeros(_ bits: UInt64) -> UInt64 {
      (bits &- Self.ones) & ~bits & Self.highs
    }
  }
}
