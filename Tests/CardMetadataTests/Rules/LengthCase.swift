import CardMetadata
import Testing

/// A piece of real text and its four lengths, by the Unicode Standard.
struct LengthCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let codePoints: Int
  let utf16: Int
  let utf8: Int
  let graphemes: Int

  var testDescription: String { name }

  func length(in unit: LengthUnit) -> Int {
    switch unit {
    case .codePoint: codePoints
    case .utf16: utf16
    case .utf8: utf8
    case .grapheme: graphemes
    }
  }

  static let all = [
    LengthCase(name: "ASCII", text: "a", codePoints: 1, utf16: 1, utf8: 1, graphemes: 1),
    LengthCase(name: "Hangul, NFC", text: "\u{D55C}", codePoints: 1, utf16: 1, utf8: 3, graphemes: 1),
    LengthCase(name: "Hangul, NFD", text: "\u{1112}\u{1161}\u{11AB}", codePoints: 3, utf16: 3, utf8: 9, graphemes: 1),
    LengthCase(
      name: "a family", text: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", codePoints: 7, utf16: 11,
      utf8: 25, graphemes: 1),
    LengthCase(name: "a flag", text: "\u{1F1F0}\u{1F1F7}", codePoints: 2, utf16: 4, utf8: 8, graphemes: 1),
    LengthCase(
      name: "a stack of combining marks", text: "e\u{301}\u{323}\u{308}", codePoints: 4, utf16: 4, utf8: 7, graphemes: 1
    ),
    LengthCase(
      name: "a CJK ideograph outside the BMP", text: "\u{20BB7}", codePoints: 1, utf16: 2, utf8: 4, graphemes: 1),
  ]
}
