/// The brackets of broken JSON, counted byte by byte outside of its strings.
struct BracketCount {
  /// How many brackets are open; negative where more were closed.
  private(set) var depth: Int
  private var isInString = false
  private var isEscaped = false

  /// The last byte that is no white space.
  private var last: UInt8 = 0

  init(depth: Int = 0) {
    self.depth = depth
  }

  /// Whether as many brackets were closed as opened, and nothing follows them.
  var endsClosed: Bool { depth <= 0 && last.isClosingBracket }

  /// Takes a byte of the line; whether it is a bracket that closes.
  @discardableResult
  mutating func take(_ byte: UInt8) -> Bool {
    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") { last = byte }
    if isEscaped {
      isEscaped = false
    } else if isInString {
      isEscaped = byte == UInt8(ascii: "\\")
      isInString = byte != UInt8(ascii: "\"")
    } else {
      isInString = byte == UInt8(ascii: "\"")
      depth += byte.isOpeningBracket ? 1 : byte.isClosingBracket ? -1 : 0
      return byte.isClosingBracket
    }
    return false
  }
}
