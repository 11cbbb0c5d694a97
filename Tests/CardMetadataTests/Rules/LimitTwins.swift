import CardMetadata
import Testing

/// Two texts of one kind, the first exactly 8 units long and the second 9, with all of their lengths.
///
/// The lengths follow from the definitions: code points as they stand, two UTF-16 units above U+FFFF, one to four bytes
/// below U+0080, U+0800, U+10000 and above, and the grapheme clusters of UAX #29.
struct LimitTwins: Sendable, CustomTestStringConvertible {
  let name: String
  let unit: LengthUnit
  let fitting: String

  /// Code points, UTF-16 units, UTF-8 bytes and grapheme clusters.
  let fittingLengths: [Int]
  let over: String
  let overLengths: [Int]

  var testDescription: String { "\(name), \(unit.name)s" }

  private init(
    _ name: String, _ unit: LengthUnit, _ fitting: String, _ fittingLengths: [Int], _ over: String, _ overLengths: [Int]
  ) {
    self.name = name
    self.unit = unit
    self.fitting = fitting
    self.fittingLengths = fittingLengths
    self.over = over
    self.overLengths = overLengths
  }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  /// One code point of the BMP: 1, 1, 3 and 1.
  private static let syllable = "\u{D55C}"

  /// The same as three letters that make one cluster: 3, 3, 9 and 1.
  private static let letters = "\u{1112}\u{1161}\u{11AB}"

  /// Two people joined, 3, 5, 11 and 1, and four of them, 7, 11, 25 and 1.
  private static let couple = "\u{1F468}\u{200D}\u{1F469}"
  private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"

  /// Two regional indicators: 2, 4, 8 and 1.
  ///
  /// One of them behind a flag begins a new cluster.
  private static let flag = "\u{1F1F0}\u{1F1F7}"

  /// A letter and three marks of two bytes each: 4, 4, 7 and 1.
  private static let stack = "e\u{301}\u{323}\u{308}"

  /// A code point above U+FFFF: 1, 2, 4 and 1.
  private static let astral = "\u{20BB7}"

  static let all = ascii + hangul + emoji + marks + ideographs

  private static let ascii = LengthUnit.allCases.map { unit in
    LimitTwins("ASCII", unit, times(8, "x"), [8, 8, 8, 8], times(9, "x"), [9, 9, 9, 9])
  }

  private static let hangul = [
    LimitTwins("Hangul, NFC", .codePoint, times(8, syllable), [8, 8, 24, 8], times(9, syllable), [9, 9, 27, 9]),
    LimitTwins("Hangul, NFC", .utf16, times(8, syllable), [8, 8, 24, 8], times(9, syllable), [9, 9, 27, 9]),
    LimitTwins("Hangul, NFC", .utf8, times(2, syllable) + "xx", [4, 4, 8, 4], times(3, syllable), [3, 3, 9, 3]),
    LimitTwins("Hangul, NFC", .grapheme, times(8, syllable), [8, 8, 24, 8], times(9, syllable), [9, 9, 27, 9]),
    LimitTwins("Hangul, NFD", .codePoint, times(2, letters) + "xx", [8, 8, 20, 4], times(3, letters), [9, 9, 27, 3]),
    LimitTwins("Hangul, NFD", .utf16, times(2, letters) + "xx", [8, 8, 20, 4], times(3, letters), [9, 9, 27, 3]),
    LimitTwins("Hangul, NFD", .utf8, "xx\u{1112}\u{1161}", [4, 4, 8, 3], letters, [3, 3, 9, 1]),
    LimitTwins("Hangul, NFD", .grapheme, times(8, letters), [24, 24, 72, 8], times(9, letters), [27, 27, 81, 9]),
  ]

  private static let emoji = [
    LimitTwins("a family", .codePoint, family + "x", [8, 12, 26, 2], family + "xx", [9, 13, 27, 3]),
    LimitTwins("a couple", .utf16, couple + "xxx", [6, 8, 14, 4], couple + "xxxx", [7, 9, 15, 5]),
    LimitTwins("half a couple", .utf8, "\u{1F468}\u{200D}x", [3, 4, 8, 2], "\u{1F468}\u{200D}xx", [4, 5, 9, 3]),
    LimitTwins("families", .grapheme, times(8, family), [56, 88, 200, 8], times(9, family), [63, 99, 225, 9]),
    LimitTwins("flags", .codePoint, times(4, flag), [8, 16, 32, 4], times(4, flag) + "x", [9, 17, 33, 5]),
    LimitTwins("flags", .utf16, times(2, flag), [4, 8, 16, 2], times(2, flag) + "x", [5, 9, 17, 3]),
    LimitTwins("flags", .utf8, flag, [2, 4, 8, 1], flag + "x", [3, 5, 9, 2]),
    LimitTwins("flags", .grapheme, times(8, flag), [16, 32, 64, 8], times(8, flag) + "\u{1F1F0}", [17, 34, 68, 9]),
  ]

  private static let marks = [
    LimitTwins("stacks", .codePoint, times(2, stack), [8, 8, 14, 2], times(2, stack) + "\u{301}", [9, 9, 16, 2]),
    LimitTwins("stacks", .utf16, times(2, stack), [8, 8, 14, 2], times(2, stack) + "\u{301}", [9, 9, 16, 2]),
    LimitTwins("stacks", .utf8, stack + "x", [5, 5, 8, 2], stack + "\u{301}", [5, 5, 9, 1]),
    LimitTwins("stacks", .grapheme, times(8, stack), [32, 32, 56, 8], times(9, stack), [36, 36, 63, 9]),
  ]

  private static let ideographs = [
    LimitTwins("astral CJK", .codePoint, times(8, astral), [8, 16, 32, 8], times(9, astral), [9, 18, 36, 9]),
    LimitTwins("astral CJK", .utf16, times(4, astral), [4, 8, 16, 4], times(4, astral) + "x", [5, 9, 17, 5]),
    LimitTwins("astral CJK", .utf8, times(2, astral), [2, 4, 8, 2], times(2, astral) + "x", [3, 5, 9, 3]),
    LimitTwins("astral CJK", .grapheme, times(8, astral), [8, 16, 32, 8], times(9, astral), [9, 18, 36, 9]),
  ]
}
