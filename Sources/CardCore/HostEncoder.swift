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
    let parts = scalars.split(separator: ".", omittingEmptySubsequences: false)
    // A dot may stand at the end, and nowhere else without a part before it.
    guard !scalars.isEmpty, scalars.allSatisfy(Self.isHostScalar), !parts.dropLast().contains(where: \.isEmpty) else {
      return .host
    }
    if IPAddress.endsInNumber(parts) { return take(address: parts) }
    for (index, part) in parts.enumerated() {
      if index > 0 { string += "." }
      if let refusal = take(part: part, isFirst: index == 0) { return refusal }
    }
    return nil
  }

  /// Takes what browsers read as four bytes, in the form that shows them.
  private mutating func take(address parts: [ArraySlice<Unicode.Scalar>]) -> LinkRefusal? {
    guard let address = IPAddress.version4(parts) else { return .host }
    string += address
    return nil
  }

  private mutating func take(part: ArraySlice<Unicode.Scalar>, isFirst: Bool) -> LinkRefusal? {
    // Before anything is encoded: Punycode takes quadratic time.
    guard part.count <= Self.maximumPartLength else { return .longHost }
    var size = part.count
    if part.starts(with: Self.prefix.unicodeScalars) {
      guard Self.isEncoded(part.dropFirst(Self.prefix.utf8.count)) else { return .host }
      string.unicodeScalars.append(contentsOf: part)
    } else if part.allSatisfy(\.isASCII) {
      string.unicodeScalars.append(contentsOf: part)
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

  /// Whether this is the one encoding of a name that needs one, and of nothing that no name holds.
  private static func isEncoded(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let name = Punycode.decode(text), name.contains(where: { !$0.isASCII }), name.allSatisfy(isNamed) else {
      return false
    }
    return Punycode.encode(name).unicodeScalars.elementsEqual(text)
  }

  /// Whether a name may hold it once it is prepared (UTS #46), as far as that can be told of it alone.
  private static func isNamed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ß", "ς", "\u{200C}", "\u{200D}": return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: return false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
    default: return !scalar.properties.changesWhenNFKCCaseFolded
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
