/// Base64 by RFC 4648, section 4, with its padding.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes bytes behind what is there.
  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
    let whole = bytes.count / 3 * 3
    for start in stride(from: 0, to: whole, by: 3) {
      let bits = UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
      for shift in stride(from: 18, through: 0, by: -6) { text.append(digit(bits >> UInt32(shift))) }
    }
    guard whole < bytes.count else { return }
    let bits = UInt32(bytes[whole]) << 16 | (whole + 1 < bytes.count ? UInt32(bytes[whole + 1]) << 8 : 0)
    text += [digit(bits >> 18), digit(bits >> 12)]
    text += [whole + 1 < bytes.count ? digit(bits >> 6) : UInt8(ascii: "="), UInt8(ascii: "=")]
  }

  private static func digit(_ bits: UInt32) -> UInt8 { alphabet[Int(bits & 63)] }
}
