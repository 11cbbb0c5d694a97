/// Which addresses a card may open.
public struct LinkPolicy: Hashable, Sendable {
  /// The longest address in bytes, once encoded: what the most limited browser took.
  public static let maximumLength = 2083

  /// The schemes `http`, `https`, `mailto` and `tel`.
  public static let standard = LinkPolicy(unchecked: ["http", "https", "mailto", "tel"])

  /// Schemes that run code or reach into the device, which can never be allowed.
  public static let forbiddenSchemes: Set<String> = [
    "about", "blob", "chrome", "content", "data", "feed", "file", "filesystem", "intent", "jar", "javascript",
    "livescript", "mocha", "resource", "vbscript", "view-source",
  ]

  /// The allowed schemes, in lower case.
  public let schemes: Set<String>

  private init(unchecked schemes: Set<String>) {
    self.schemes = schemes
  }

  /// The same policy with one more scheme, or `nil` where `scheme` is malformed (RFC 3986, section 3.1) or forbidden.
  public func allowing(_ scheme: String) -> LinkPolicy? {
    guard scheme.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let scheme = scheme.lowercased()
    guard Self.isScheme(scheme), !Self.forbiddenSchemes.contains(scheme) else { return nil }
    return LinkPolicy(unchecked: schemes.union([scheme]))
  }

  /// Tells what an address or action is, after cleaning it as a browser would.
  ///
  /// Character references such as `&colon;` are not decoded: nothing that shows a card decodes them either.
  public func resolve(_ address: String) -> LinkResolution {
    if let plain = Self.plain(address) { return .link(plain) }
    let cleaned = Self.cleaned(address)
    guard let (scheme, rest) = Self.split(cleaned) else {
      let begins = cleaned.unicodeScalars.prefix(2)
      let isRelative = begins.count == 2 && begins.allSatisfy { $0 == "/" || $0 == "\\" }
      return isRelative ? .refused(.protocolRelative) : .verb
    }
    if schemes.contains(scheme) {
      return LinkEncoder.encode(scheme: scheme, rest: rest)
    }
    let isAddress = Self.forbiddenSchemes.contains(scheme) || rest.utf8.starts(with: "//".utf8)
    return isAddress ? .refused(.scheme(scheme)) : .verb
  }

  /// An address that is sent and read as it is written, which most are: what says it quickly says nothing of others.
  static func plain(_ address: String) -> LinkDestination? {
    var address = address
    // What is encoded is read decoded.
    let isPlain = address.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return PlainAddress.accepts(bytes) && !bytes.contains(UInt8(ascii: "%"))
    }
    return isPlain ? LinkDestination(encoded: address, display: address) : nil
  }

  /// Drops C0 controls and spaces at both ends, and tabs and line ends anywhere, as the URL Standard's parser does.
  private static func cleaned(_ address: String) -> String {
    let space = UInt8(ascii: " ")
    if address.isVisibleASCII, address.utf8.first != space, address.utf8.last != space { return address }
    let scalars = address.unicodeScalars
    guard let first = scalars.firstIndex(where: { $0.value > 0x20 }),
      let last = scalars.lastIndex(where: { $0.value > 0x20 })
    else { return "" }
    let trimmed = scalars[first...last]
    return String(String.UnicodeScalarView(trimmed.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }))
  }

  private static func split(_ address: String) -> (scheme: String, rest: Substring)? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon]
    // Checked before it is lowered: the Kelvin sign becomes a plain k.
    guard scheme.utf8.allSatisfy({ $0 < 0x80 }), isScheme(scheme.lowercased()) else { return nil }
    return (scheme.lowercased(), address[address.utf8.index(after: colon)...])
  }

  /// `ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, in lower case.
  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
