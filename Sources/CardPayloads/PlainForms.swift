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
    case .body: text.count <= MarkdownLimits.maximumLength && PlainBody.accepts(pairs.bytes(text))
    case .action: text.isASCII && (Self.isVerb(pairs.bytes(text)) || Self.isWebAddress(pairs.bytes(text)))
    case .address: text.isASCII && Self.isWebAddress(pairs.bytes(text))
    }
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
