import CardCore
import CardMarkdown
import CardMetadata

extension TextField.Form {
  /// Whether nothing can be wrong with a text of this form; `false` says nothing.
  func accepts(_ text: PlainText, in pairs: PlainPairs) -> Bool {
    switch self {
    case .text: true
    case .visibleText: Self.isVisible(pairs.bytes(text))
    case .body: Self.isBody(pairs.bytes(text))
    case .visibleBody: Self.isVisible(pairs.bytes(text)) && Self.isBody(pairs.bytes(text))
    case .action: text.isASCII && (Self.isVerb(pairs.bytes(text)) || PlainAddress.accepts(pairs.bytes(text)))
    case .address: text.isASCII && PlainAddress.accepts(pairs.bytes(text))
    case .mailAddress: text.isASCII && PlainMailAddress.accepts(pairs.bytes(text))
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
}
