/// Writes an address in ASCII, by RFC 3986, and the form of it that people read.
struct LinkEncoder {
  /// Encodes what stands behind an allowed scheme and its colon.
  static func encode(scheme: String, rest: Substring) -> LinkResolution {
    var encoder = LinkEncoder(scheme: scheme)
    var rest = rest
    if scheme == "http" || scheme == "https" {
      if let refusal = encoder.takeAuthority(from: &rest) { return .refused(refusal) }
    }
    let shown = encoder.string.utf8.count
    encoder.append(rest)
    guard encoder.string.utf8.count <= LinkPolicy.maximumLength else {
      return .refused(.tooLong(bytes: encoder.string.utf8.count))
    }
    return .link(LinkDestination(encoded: encoder.string, display: LinkDecoder.readable(encoder.string, from: shown)))
  }

  private static func endsAuthority(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "?", "#", "\\": true
    default: false
    }
  }

  private var string: String

  private init(scheme: String) {
    string = scheme + ":"
  }

  /// Takes the slashes and the host off `rest`, or tells why they are none.
  ///
  /// It looks at code points, not characters: a combining mark behind a slash must not hide it.
  private mutating func takeAuthority(from rest: inout Substring) -> LinkRefusal? {
    let scalars = rest.unicodeScalars
    let start = scalars.firstIndex { $0 != "/" && $0 != "\\" } ?? scalars.endIndex
    let end = scalars[start...].firstIndex(where: Self.endsAuthority) ?? scalars.endIndex
    if scalars[..<start].contains("\\") || scalars[end...].first == "\\" { return .backslash }
    let authority = rest[start..<end]
    rest = rest[end...]
    return self.authority(authority)
  }

  private mutating func authority(_ authority: Substring) -> LinkRefusal? {
    if authority.utf8.contains(UInt8(ascii: "@")) { return .userInformation }
    guard let (host, port) = Self.split(authority) else { return .host }
    if host.hasPrefix("["), host.hasSuffix("]") {
      guard IPAddress.isVersion6(host.dropFirst().dropLast()) else { return .host }
      string += "//" + host.lowercased() + port
      return nil
    }
    var encoder = HostEncoder()
    if let refusal = encoder.take(host) { return refusal }
    string += "//" + encoder.string + port
    return nil
  }

  /// Parts host and port; `nil` where the port is no number of 0 to 65535.
  private static func split(_ authority: Substring) -> (host: Substring, port: String)? {
    let afterBracket = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[afterBracket...].lastIndex(of: ":") else { return (authority, "") }
    let digits = authority[authority.index(after: colon)...]
    let host = authority[..<colon]
    if digits.isEmpty { return (host, "") }
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let port = UInt16(digits) else {
      return nil
    }
    return (host, ":\(port)")
  }

  private mutating func append(_ rest: Substring) {
    let scalars = rest.unicodeScalars
    var isFragment = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "#" {
        // A second one is part of the fragment, where none may stand.
        string += isFragment ? Self.percent(scalar) : "#"
        isFragment = true
      } else if Self.isPlain(scalar) || (scalar == "%" && Self.isPercentEncoded(scalars[index...])) {
        string.unicodeScalars.append(scalar)
      } else {
        string += Self.percent(scalar)
      }
    }
  }

  /// RFC 3986's unreserved and reserved characters, but for the brackets, which stand round an address in a host alone.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    case ":", "/", "?", "@", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=": true
    default: false
    }
  }

  private static func isPercentEncoded(_ text: Substring.UnicodeScalarView) -> Bool {
    let digits = text.dropFirst().prefix(2)
    return digits.count == 2 && digits.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
  }

  static func percent(_ scalar: Unicode.Scalar) -> String {
    let hexadecimal = Array("0123456789ABCDEF")
    return UTF8.encode(scalar)!.reduce(into: "") { text, byte in
      text += ["%", hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
    }
  }
}
