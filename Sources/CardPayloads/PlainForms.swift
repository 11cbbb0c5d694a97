import CardCore
import CardMarkdown
import CardMetadata

extension TextField.Form {
  /// So long an address keeps the limit even where each byte has to be encoded as three.
  private static let maximumAddressLength = LinkPolicy.maximumLength / 3

  /// Whether nothing can be wrong with a text of this form; `false` says nothing.
  func accepts(_ text: PlainText, in pairs: PlainPairs) -> Bool {
    switch self {
    case .text: true
    case .visibleText: Self.isVisible(pairs.bytes(text))
    case .body: Self.isBody(pairs.bytes(text))
    case .visibleBody: Self.isVisible(pairs.bytes(text)) && Self.isBody(pairs.bytes(text))
    case .action: text.isASCII && (Self.isVerb(pairs.bytes(text)) || Self.isWebAddress(pairs.bytes(text)))
    case .address: text.isASCII && Self.isWebAddress(pairs.bytes(text))
    case .mailAddress: text.isASCII && Self.isMailAddress(pairs.bytes(text))
    // Only the shape knows the words.
    case .word: false
    }
  }

  private static func isBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count <= MarkdownLimits.maximumLength && PlainBody.accepts(bytes)
  }

  /// Whether a sign of ASCII stands in a text, or a letter of China, Japan or Korea; escapes are not looked at.
  private static func isVisible(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        let isUnicode = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "u")
        index += isUnicode ? 6 : 2
      // From U+4000 to U+D7FF, which these bytes begin, no code point is white space or invisible.
      case 0x21...0x7E, 0xE4...0xED: return true
      default: index += 1
      }
    }
    return false
  }

  /// Whether an action in ASCII is a verb: it names no scheme, and is no address that begins with slashes.
  private static func isVerb(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = bytes.first else { return true }
    return first > 0x20 && first != UInt8(ascii: "/") && first != UInt8(ascii: "\\")
      && !bytes.contains(UInt8(ascii: ":"))
  }

  /// Whether an address is `http` or `https`, a host of letters and digits, and signs that need no encoding.
  private static func isWebAddress(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= maximumAddressLength, let start = hostStart(bytes) else { return false }
    var end = start
    var hasLetter = false
    while end < bytes.count, isHostByte(bytes[end]) {
      hasLetter = hasLetter || bytes[end] != UInt8(ascii: ".")
      end += 1
    }
    guard hasLetter else { return false }
    return end == bytes.count || (endsHost(bytes[end]) && bytes[end...].allSatisfy(isPlainByte))
  }

  private static func hostStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    if bytes.starts(with: "https://".utf8) { return 8 }
    return bytes.starts(with: "http://".utf8) ? 7 : nil
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func endsHost(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Whether an address is a name and a host of letters, digits and a few signs.
  private static func isMailAddress(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count <= maximumAddressLength, let sign = bytes.firstIndex(of: UInt8(ascii: "@")) else { return false }
    return sign > 0 && bytes[..<sign].allSatisfy(isMailByte) && bytes[(sign + 1)...].allSatisfy(isMailByte)
      && bytes[(sign + 1)...].contains { $0 != UInt8(ascii: ".") }
  }

  private static func isMailByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    case UInt8(ascii: "_"), UInt8(ascii: "+"): true
    default: false
    }
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: "%"): true
    default: false
    }
  }
}
