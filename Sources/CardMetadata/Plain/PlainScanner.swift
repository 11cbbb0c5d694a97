/// Finds the pairs of a flat JSON object of plain strings, and gives up at anything else.
struct PlainScanner {
  private let base: UnsafeRawPointer
  private let count: Int
  private var position = 0

  init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }

  /// The number of pairs of the object that fills the text, or `nil` where that is not plain.
  mutating func pairs(into room: UnsafeMutableBufferPointer<PlainPair>) -> Int? {
    guard let found = object(into: room), isAtEnd() else { return nil }
    return found
  }

  /// The number of pairs of the next object.
  mutating func object(into room: UnsafeMutableBufferPointer<PlainPair>) -> Int? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var found = 0
    repeat {
      guard found < room.count, let key = key(), take(UInt8(ascii: ":")), let value = value() else { return nil }
      room.initializeElement(at: found, to: PlainPair(key: key, value: value))
      found += 1
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? found : nil
  }

  /// Whether nothing follows but white space.
  mutating func isAtEnd() -> Bool {
    skipWhiteSpace()
    return position == count
  }

  /// A key of one or more printable ASCII characters, no spaces among them.
  private mutating func key() -> PlainText? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = position
    skip(0x21...0x7E)
    guard position > start, byte == UInt8(ascii: "\"") else { return nil }
    position += 1
    return PlainText(start: UInt32(start), end: UInt32(position - 1), hasEscapes: false, isASCII: true)
  }

  private mutating func value() -> PlainText? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = position
    var hasEscapes = false
    var isASCII = true
    while true {
      skip(0x20...0x7F)
      switch byte {
      case UInt8(ascii: "\"") where position < count:
        position += 1
        return PlainText(
          start: UInt32(start), end: UInt32(position - 1), hasEscapes: hasEscapes, isASCII: isASCII && !hasEscapes)
      case UInt8(ascii: "\\"):
        guard takeEscape() else { return nil }
        hasEscapes = true
      case 0x80...0xFF:
        guard takeBeyondASCII() else { return nil }
        isASCII = false
      default: return nil
      }
    }
  }
}

extension PlainScanner {
  /// The byte at `position`; 0, which is never plain, behind the end.
  private var byte: UInt8 { position < count ? base.load(fromByteOffset: position, as: UInt8.self) : 0 }

  /// Takes one sign with white space before it.
  @inline(__always)
  mutating func take(_ sign: UInt8) -> Bool {
    if byte != sign { skipWhiteSpace() }
    guard byte == sign else { return false }
    position += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  /// Moves to the next quote, backslash, or byte outside a range that ends below 0x80.
  @inline(__always)
  private mutating func skip(_ plain: ClosedRange<UInt8>) {
    position = PlainBytes.end(of: plain, in: base, from: position, to: count)
  }

  /// Takes an escape that stands for a line end, a tab, a quote or the like, or for something beyond ASCII.
  ///
  /// `\u005B` is refused: who looks for brackets in a plain text looks at its bytes.
  private mutating func takeEscape() -> Bool {
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "n"), UInt8(ascii: "t"),
      UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"):
      position += 1
      return true
    case UInt8(ascii: "u"):
      position += 1
      return takeCodeUnits()
    default: return false
    }
  }

  private mutating func takeCodeUnits() -> Bool {
    guard let unit = takeHexadecimal() else { return false }
    switch unit {
    case 0...0x7F, 0xDC00...0xDFFF: return false
    case 0xD800...0xDBFF:
      guard byte == UInt8(ascii: "\\") else { return false }
      position += 1
      guard byte == UInt8(ascii: "u") else { return false }
      position += 1
      return takeHexadecimal().map { 0xDC00...0xDFFF ~= $0 } ?? false
    default: return true
    }
  }

  private mutating func takeHexadecimal() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
      position += 1
    }
    return unit
  }

  /// Takes well-formed UTF-8 up to the next ASCII byte.
  private mutating func takeBeyondASCII() -> Bool {
    while byte >= 0x80 {
      guard let (second, count) = UTF8Sequence.continuation(of: byte) else { return false }
      position += 1
      guard second.contains(byte) else { return false }
      position += 1
      for _ in 1..<count {
        guard byte & 0xC0 == 0x80 else { return false }
        position += 1
      }
    }
    return true
  }
}
