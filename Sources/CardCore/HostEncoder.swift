/// Writes a host in ASCII, as it is asked for: a part with other letters in Punycode behind `xn--` (RFC 5891).
///
/// So a host that looks like another one is seen to be none, in the address as in what is shown of it. Letters are
/// lowered, full-width ASCII becomes ASCII and ideographic full stops are dots, as in browsers. A part that only a table of
/// Unicode's compositions could prepare, since it holds combining marks, conjoining Jamo or letters for which others are
/// asked for, is percent-encoded: the program that opens it prepares it.
struct HostEncoder {
  /// The most bytes of a host, without a dot at its end, and of each of its parts (RFC 1035, section 2.3.4).
  static let maximumLength = 253
  static let maximumPartLength = 63

  private static let prefix = "xn--"

  private(set) var string = ""

  /// What the host takes of `maximumLength`; a part in percent-encoding counts its letters.
  private var length = 0

  /// Takes a name, or tells why it is none.
  mutating func take(_ host: Substring) -> LinkRefusal? {
    let scalars = host.unicodeScalars.flatMap(Self.mapped)
    guard scalars.contains(where: { $0 != "." }), scalars.allSatisfy(Self.isHostScalar) else { return .host }
    for (index, part) in scalars.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { string += "." }
      if let refusal = take(part: part, isFirst: index == 0) { return refusal }
    }
    return nil
  }

  private mutating func take(part: ArraySlice<Unicode.Scalar>, isFirst: Bool) -> LinkRefusal? {
    // Before anything is encoded: Punycode takes quadratic time.
    guard part.count <= Self.maximumPartLength else { return .longHost }
    var size = part.count
    if part.allSatisfy(\.isASCII) {
      string.unicodeScalars.append(contentsOf: part)
    } else if part.starts(with: Self.prefix.unicodeScalars) {
      return .host
    } else if part.allSatisfy(Self.isPrepared) {
      let encoded = Self.prefix + Punycode.encode(part)
      size = encoded.utf8.count
      string += encoded
    } else {
      for scalar in part { string += scalar.isASCII ? String(scalar) : LinkEncoder.percent(scalar) }
    }
    // The dot at the end of a host is not counted.
    length += isFirst || part.isEmpty ? size : size + 1
    return size <= Self.maximumPartLength && length <= Self.maximumLength ? nil : .longHost
  }

  private static func mapped(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "\u{3002}", "\u{FF0E}", "\u{FF61}": return ".".unicodeScalars
    case "\u{FF01}"..."\u{FF5E}":
      return Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21)).properties.lowercaseMapping.unicodeScalars
    default: return scalar.properties.lowercaseMapping.unicodeScalars
    }
  }

  private static func isHostScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-", ".", "_": true
    default: !scalar.isASCII && scalar.carriesMarks
    }
  }

  /// Whether a letter is asked for as it stands, whatever stands around it (UTS #46).
  private static func isPrepared(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ß", "ς": true
    case "\u{1100}"..."\u{11FF}", "\u{A960}"..."\u{A97F}", "\u{D7B0}"..."\u{D7FF}": false
    default: scalar.isASCII || (scalar.isLetterOrDigit && !scalar.properties.changesWhenNFKCCaseFolded)
    }
  }
}
