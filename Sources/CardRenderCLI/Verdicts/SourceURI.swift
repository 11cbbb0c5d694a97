/// The address of a source by RFC 3986.
enum SourceURI {
  /// A relative path stays relative; every byte but letters, digits, `-._~` and the slash is percent-encoded, so that a
  /// colon makes no scheme and a question mark no query.
  static func uri(of path: String) -> String {
    if path == "-" { return "file:///dev/stdin" }
    return (path.hasPrefix("/") ? "file://" : "") + path.utf8.map(encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
    }
  }
}
