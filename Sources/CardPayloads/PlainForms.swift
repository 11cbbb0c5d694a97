import CardMarkdown
import CardMetadata

extension TextField.Form {
  /// Whether nothing can be wrong with a text of this form; `false` says nothing.
  func accepts(_ text: PlainText, in pairs: PlainPairs) -> Bool {
    switch self {
    case .text: true
    case .body: text.count <= MarkdownLimits.maximumLength && PlainBody.accepts(pairs.bytes(text))
    case .action: text.isASCII && (Self.isVerb(pairs.bytes(text)) || PlainAddress.accepts(pairs.bytes(text)))
    case .address: text.isASCII && PlainAddress.accepts(pairs.bytes(text))
    }
  }

  /// Whether an action in ASCII is a verb: it names no scheme, and is no address that begins with slashes.
  private static func isVerb(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = bytes.first else { return true }
    return first > 0x20 && first != UInt8(ascii: "/") && first != UInt8(ascii: "\\")
      && !bytes.contains(UInt8(ascii: ":"))
  }
}
