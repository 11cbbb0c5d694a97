import CardCore

/// Finds what nobody sees in a key: white space at its ends, and invisible characters between them.
struct UnseenCharacters {
  /// The most code points that a message names.
  private static let maximumNamed = 3

  let key: String

  /// What is to say of the key, at its own place.
  func diagnostics(at path: FieldPath, range: SourceRange?) -> [Diagnostic] {
    let scalars = key.unicodeScalars
    let inner = scalars.drop(while: \.isWhiteSpace)
    guard !inner.isEmpty else { return key.isEmpty ? [] : [.blankKey(key, at: path, range: range)] }
    var found: [Diagnostic] = []
    let first = scalars.first.flatMap { $0.isWhiteSpace ? $0 : nil }
    let last = scalars.last.flatMap { $0.isWhiteSpace ? $0 : nil }
    if first != nil || last != nil { found.append(.whiteSpace(key, first, last, at: path, range: range)) }
    let invisible = Self.invisible(in: inner)
    if !invisible.isEmpty { found.append(.invisible(key, Self.list(of: invisible), at: path, range: range)) }
    return found
  }

  /// The different invisible code points, in the order in which they stand; white space at the end counts elsewhere.
  private static func invisible(in scalars: Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    var seen = Set<Unicode.Scalar>()
    // Behind the last code point that is no white space, controls such as a line feed wait here for another one.
    var waiting: [Unicode.Scalar] = []
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if scalar.isWhiteSpace {
        if scalar.isInvisible(behind: previous), seen.insert(scalar).inserted { waiting.append(scalar) }
      } else {
        found += waiting
        waiting = []
        if scalar.isInvisible(behind: previous), seen.insert(scalar).inserted { found.append(scalar) }
      }
      previous = scalar
    }
    return found
  }

  private static func list(of scalars: [Unicode.Scalar]) -> String {
    let names = scalars.prefix(maximumNamed).map(\.codePointName).joined(separator: ", ")
    let rest = scalars.count - maximumNamed
    return rest > 0 ? "\(names) and \(rest) other invisible characters" : names
  }
}

extension Unicode.Scalar {
  /// Whether nothing of this code point is to be seen, and it shapes nothing in front of it either.
  fileprivate func isInvisible(behind previous: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x2800, 0xFFF9...0xFFFB: return true
    case 0x20...0x7E: return false
    case 0x200C, 0x200D: return !(previous.map { $0.isInJoiningScript || $0.endsEmoji } ?? false)
    case 0xFE0E, 0xFE0F: return !(previous?.properties.isEmoji ?? false)
    case 0x180B...0x180D, 0x180F: return !(previous.map { 0x1800...0x18AF ~= $0.value } ?? false)
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !(previous?.properties.isIdeographic ?? false)
    default: return isDefaultIgnorable || isNoncharacter
    }
  }
}

extension Diagnostic {
  fileprivate static func blankKey(_ key: String, at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .metadataKeyWhiteSpace, "the key \(DisplayText.quoted(key)) is nothing but white space", at: path, range: range,
      hint: "name the pair, or remove it")
  }

  fileprivate static func whiteSpace(
    _ key: String, _ first: Unicode.Scalar?, _ last: Unicode.Scalar?, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    let ends = [first.map { "begins with \($0.codePointName)" }, last.map { "ends with \($0.codePointName)" }]
    return Diagnostic(
      .metadataKeyWhiteSpace,
      "the key \(DisplayText.quoted(key)) \(ends.compactMap(\.self).joined(separator: " and "))", at: path,
      range: range, hint: "remove the white space")
  }

  fileprivate static func invisible(
    _ key: String, _ characters: String, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .metadataKeyInvisible, "the key \(DisplayText.quoted(key)) holds what is not seen: \(characters)", at: path,
      range: range, hint: "write the key without it")
  }
}
