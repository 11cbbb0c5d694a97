import CardCore

/// What the text of a link says about where it leads.
enum LinkLabel {
  /// Whether browsers take it for the dot between the parts of a host.
  private static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "\u{3002}", "\u{FF0E}", "\u{FF61}": true
    default: false
    }
  }

  /// What to write beside a link whose text reads like another address than the one it opens; `nil` for an honest one.
  static func correction(of label: String, to destination: LinkDestination) -> String? {
    guard label.unicodeScalars.contains(where: { isDot($0) || $0 == ":" }) else { return nil }
    let real = host(of: destination)
    let words = label.unicodeScalars.split { $0.isWhiteSpace || "()<>[]{}\"'«»“”‘’,;|".unicodeScalars.contains($0) }
    let hosts = words.lazy.compactMap { claimedHost(in: $0) }
    guard hosts.contains(where: { !isHonest($0, real) }) else { return nil }
    return destination.isWeb ? destination.host.string : destination.display.string
  }

  /// The host that a word names, as it is written there; `nil` where the word is none.
  private static func claimedHost(in word: Substring.UnicodeScalarView) -> Substring? {
    var rest = String(word.map { isDot($0) ? "." : Character($0) })[...]
    var hasScheme = false
    if let slashes = rest.firstRange(of: "//") {
      rest = rest[slashes.upperBound...].drop { $0 == "/" }
      hasScheme = true
    } else if rest.hasPrefix("mailto:") {
      rest = rest.dropFirst("mailto:".count)
    }
    rest = rest.prefix { !"/?#\\".contains($0) }
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    rest = rest.prefix { $0 != ":" }
    while rest.last == "." || rest.last == "!" { rest.removeLast() }
    guard hasScheme || isDomain(rest) else { return nil }
    return LinkDestination("https://\(rest)") == nil ? nil : rest
  }

  /// Whether there are several parts, the last of which could be a country's or a kind's.
  private static func isDomain(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return false }
    return last.count > 1 && (last.allSatisfy(\.isLetter) || last.lowercased().hasPrefix("xn--"))
  }

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
