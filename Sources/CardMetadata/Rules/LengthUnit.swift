/// What a length is counted in.
///
/// The same text has up to four lengths: `👨‍👩‍👧‍👦` is 1 grapheme cluster, 7 code points, 11 UTF-16 units and 25 UTF-8 bytes.
public enum LengthUnit: String, CaseIterable, Codable, Sendable {
  /// Unicode code points, the one unit that a chat standard fixes (XEP-0426).
  case codePoint = "codepoint"
  case utf16
  case utf8

  /// Extended grapheme clusters (UAX #29), which `String.count` counts: the laxest of the four.
  case grapheme

  /// The unit's name in the singular: "code point".
  public var name: String {
    switch self {
    case .codePoint: "code point"
    case .utf16: "UTF-16 unit"
    case .utf8: "UTF-8 byte"
    case .grapheme: "grapheme cluster"
    }
  }

  /// A number of units in words: "1 code point", "2 code points".
  public func counted(_ count: Int) -> String {
    count == 1 ? "1 \(name)" : "\(count) \(name)s"
  }

  /// The length of `text` in this unit.
  ///
  /// Linear in the text, save for UTF-8, which is at hand.
  public func length(of text: String) -> Int {
    switch self {
    case .codePoint: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .utf8: text.utf8.count
    case .grapheme: text.count
    }
  }
}
