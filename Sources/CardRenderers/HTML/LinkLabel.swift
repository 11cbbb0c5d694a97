import CardCore

/// What the text of a link says about where it leads.
enum LinkLabel {
  /// The dots that browsers take for one between the parts of a host, and those that look like one (UTS #39).
  private static let dots: Set<Unicode.Scalar> = [
    ".", "\u{3002}", "\u{FF0E}", "\u{FF61}", "\u{2024}", "\u{701}", "\u{702}", "\u{A4F8}", "\u{A60E}", "\u{10A50}",
  ]

  /// What to write beside a link whose text reads like another address than the one it opens; `nil` for an honest one.
  static func correction(of label: String, to destination: LinkDestination) -> String? {
    // Most labels are words, which name no host; in ASCII there is one dot alone to look for.
    let mayClaim =
      label.isVisibleASCII
      ? label.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
      : label.unicodeScalars.contains { dots.contains($0) || $0 == ":" }
    guard mayClaim else { return nil }
    let real = host(of: destination)
    let words = label.unicodeScalars.split { $0.isWhiteSpace || "()<>[]{}\"'«»“”‘’,;|".unicodeScalars.contains($0) }
    let claims = words.lazy.flatMap { claimedHosts(in: $0, isMail: !destination.isWeb) }
    guard claims.contains(where: { !isHonest($0, real) }) else { return nil }
    return destination.isWeb ? destination.host.string : destination.display.string
  }

  // MARK: What is claimed

  /// The hosts that a word names, as they are written there.
  ///
  /// What stands before an `@` is a name in the address of a mail; elsewhere it is read as a host, if it looks like one.
  private static func claimedHosts(in word: Substring.UnicodeScalarView, isMail: Bool) -> [Substring] {
    var rest = String.UnicodeScalarView(word.compactMap(seen))[...]
    let slashes = rest.firstRange(of: "//".unicodeScalars)
    if let slashes { rest = rest[slashes.upperBound...].drop { $0 == "/" } }
    rest = rest.prefix { !"/?#".unicodeScalars.contains($0) }
    let names = rest.split(separator: "@").map { $0.split { !isHostScalar($0) }.map(undotted) }
    let addressed = slashes == nil ? nil : names.last?.first
    return names.suffix(isMail ? 1 : names.count).joined().filter { isDomain($0) || ($0 == addressed && !$0.isEmpty) }
  }

  /// A code point as it looks: a dot, nothing at all, or itself.
  private static func seen(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if dots.contains(scalar) { return "." }
    return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
  }

  private static func isHostScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "." || scalar == "-" || scalar == "_" { return true }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: true
    default: false
    }
  }

  private static func undotted(_ host: Substring.UnicodeScalarView) -> Substring {
    var host = host.drop { $0 == "." }
    while host.last == "." { host.removeLast() }
    return Substring(host)
  }

  /// Whether there are several parts, the last of which could be a country's or a kind's, or four numbers.
  private static func isDomain(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return false }
    if last.count > 1, last.allSatisfy(\.isLetter) || last.lowercased().hasPrefix("xn--") { return true }
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  // MARK: Whether it is so

  /// Whether a written host is the real one as a browser would ask for it, and cannot be taken for another.
  private static func isHonest(_ written: Substring, _ real: String) -> Bool {
    guard !isAmbiguous(written), let link = LinkDestination("https://\(written)") else { return false }
    let claimed = bare(link.host.string)
    return claimed == real || real.hasSuffix("." + claimed)
  }

  /// Whether a part of a host has letters beyond ASCII together with any of an alphabet that has capitals: those of such
  /// alphabets look like each other, and Latin ones are among them.
  private static func isAmbiguous(_ host: Substring) -> Bool {
    host.unicodeScalars.split(separator: ".").contains { part in
      part.contains { !$0.isASCII } && part.contains(where: \.properties.isCased)
    }
  }

  private static func host(of destination: LinkDestination) -> String {
    if destination.isWeb { return bare(String(destination.host.string.prefix { $0 != ":" })) }
    let address = destination.string.prefix { $0 != "?" }
    return address.lastIndex(of: "@").map { bare(String(address[address.index(after: $0)...])) } ?? ""
  }

  private static func bare(_ host: String) -> String {
    let host = host.lowercased()
    return host.hasPrefix("www.") ? String(host.dropFirst("www.".count)) : host
  }
}
