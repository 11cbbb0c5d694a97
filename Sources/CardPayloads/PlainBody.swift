import CardCore
import CardMarkdown

/// Tells of most bodies that nothing can be wrong with them, without parsing their Markdown.
///
/// Two things can be wrong: a link that is refused, and levels that are too many. A link is written with a bracket and an
/// address behind `](`, or between `<` and `>`, or in a definition with `]:`; everything that nests begins with a
/// marker. A body whose few brackets lead to plain web addresses, and that has few markers, has nothing of both, however
/// it is parsed.
enum PlainBody {
  /// A marker opens two levels at most, a list and its item; a few levels are to spare.
  private static let maximumMarkers = MarkdownLimits.maximumDepth / 2 - 10

  static func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if let count = markers(in: bytes), count < maximumMarkers { return true }
    return hasFewMarkersAndPlainLinks(bytes)
  }

  /// Whether each bracket is harmless by what stands behind it, and the markers are few; byte by byte.
  private static func hasFewMarkersAndPlainLinks(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    // Looked for once: what is opened behind it is never closed.
    let lastClosing = bytes.lastIndex(of: UInt8(ascii: ")")) ?? -1
    var count = 0
    var index = 0
    while index < bytes.count {
      switch base.load(fromByteOffset: index, as: UInt8.self) {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"),
        UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "["):
        count &+= 1
      case UInt8(ascii: "]"):
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(index + 1)...])
        guard isPlainLinkEnd(rest, isClosed: index < lastClosing) else { return false }
      case UInt8(ascii: "<"):
        if index + 1 < bytes.count, bytes[index + 1].isLetter { return false }
      default: break
      }
      index &+= 1
    }
    return count < maximumMarkers
  }

  /// Whether what follows a closing bracket is a plain web address in parentheses, or nothing that makes a link.
  private static func isPlainLinkEnd(_ rest: UnsafeRawBufferPointer, isClosed: Bool) -> Bool {
    switch rest.first {
    case UInt8(ascii: ":"): return false
    case UInt8(ascii: "("):
      // What is never closed is no link.
      guard isClosed, let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return true }
      return PlainAddress.accepts(UnsafeRawBufferPointer(rebasing: rest[1..<end]))
    default: return true
    }
  }

  /// The number of markers or a little more, or `nil` where there are brackets.
  private static func markers(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress else { return 0 }
    var count = MarkerCount()
    var index = 0
    while index &+ 8 <= bytes.count {
      let word = Word(base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      guard !word.hasBrackets else { return nil }
      count.add(word)
      index &+= 8
    }
    var rest = Word(0)
    while index < bytes.count {
      rest.append(base.load(fromByteOffset: index, as: UInt8.self))
      index &+= 1
    }
    guard !rest.hasBrackets else { return nil }
    count.add(rest)
    return count.total
  }

  /// Adds up markers in eight bytes side by side, because not every processor counts bits.
  private struct MarkerCount {
    /// So many words keep the sum of the eight bytes below 256.
    private static let maximumWords = 31

    private var sums: UInt64 = 0
    private var words = 0
    private var counted = 0

    mutating func add(_ word: Word) {
      sums &+= word.markers
      words &+= 1
      if words == Self.maximumWords { flush() }
    }

    var total: Int { counted &+ sum }

    private var sum: Int { Int(sums &* Word.ones &>> 56) }

    private mutating func flush() {
      counted &+= sum
      sums = 0
      words = 0
    }
  }

  /// Eight bytes, looked at in one step.
  private struct Word {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    private var bits: UInt64

    init(_ bits: UInt64) {
      self.bits = bits
    }

    mutating func append(_ byte: UInt8) {
      bits = bits << 8 | UInt64(byte)
    }

    /// Whether `[`, `]`, `<` or `>` is among the bytes, or an underscore, which is looked at with them.
    var hasBrackets: Bool {
      // Each pair differs in one bit.
      let opening = zeros((bits | (Self.ones &* 0x04)) ^ (Self.ones &* 0x5F))
      let closing = zeros((bits | (Self.ones &* 0x02)) ^ (Self.ones &* 0x5F))
      let angles = zeros((bits | (Self.ones &* 0x02)) ^ (Self.ones &* 0x3E))
      return opening | closing | angles != 0
    }

    /// A 1 in each byte that is one of the eight signs from `(` to `/`, among which the markers are.
    var markers: UInt64 {
      zeros((bits & (Self.ones &* 0xF8)) ^ (Self.ones &* 0x28)) &>> 7
    }

    /// The highest bit of each byte that is zero, and perhaps of one above it.
    private func zeros(_ bits: UInt64) -> UInt64 {
      (bits &- Self.ones) & ~bits & Self.highs
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
