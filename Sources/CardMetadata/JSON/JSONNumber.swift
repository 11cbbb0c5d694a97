/// The grammar of numbers, RFC 8259 section 6.
///
/// Numbers are never evaluated: their size is nobody's fault here.
enum JSONNumber {
  /// Where the number that begins at `start` ends, or `nil` where none begins there.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    skip(UInt8(ascii: "-"), in: bytes, &position)
    if skip(UInt8(ascii: "0"), in: bytes, &position) {
      // Nothing may follow a leading zero but a fraction or an exponent.
    } else if !digits(in: bytes, &position) {
      return nil
    }
    if skip(UInt8(ascii: "."), in: bytes, &position) {
      guard digits(in: bytes, &position) else { return nil }
    }
    if skip(UInt8(ascii: "e"), in: bytes, &position) || skip(UInt8(ascii: "E"), in: bytes, &position) {
      if !skip(UInt8(ascii: "-"), in: bytes, &position) { skip(UInt8(ascii: "+"), in: bytes, &position) }
      guard digits(in: bytes, &position) else { return nil }
    }
    return position
  }

  /// Whether `text` is a number and nothing else.
  static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return end(in: bytes, from: 0) == bytes.count
  }

  @discardableResult
  private static func skip(_ byte: UInt8, in bytes: [UInt8], _ position: inout Int) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private static func digits(in bytes: [UInt8], _ position: inout Int) -> Bool {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    return position > start
  }
}
