import CardCore
import CardMetadata
import Testing

struct UnseenCharactersTests {
  private static func found(_ key: String) -> [String] {
    MetadataValidator().validate([key: ""]).map { "\($0.severity.rawValue) \($0.code.rawValue): \($0.message)" }
  }

  @Test(arguments: [
    ("title ", #"the key "title " ends with U+0020 SPACE"#),
    (" title", #"the key " title" begins with U+0020 SPACE"#),
    ("\u{A0}title", "begins with U+00A0 NO-BREAK SPACE"),
    ("title\u{3000}", "ends with U+3000 IDEOGRAPHIC SPACE"),
    ("title\n", "ends with U+000A <control>"),
    ("\t제목\u{2003}", "begins with U+0009 <control> and ends with U+2003 EM SPACE"),
    (" ", #"the key " " is nothing but white space"#),
    ("\u{3000}\u{A0}", "is nothing but white space"),
  ])
  func `white space at a key's ends is named`(key: String, message: String) {
    let found = Self.found(key)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("warning metadata.key-white-space") && $0.hasSuffix(message) })
  }

  @Test(arguments: [
    ("ti\u{200B}tle", "U+200B ZERO WIDTH SPACE"),
    ("\u{FEFF}title", "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
    ("title\u{202E}", "U+202E RIGHT-TO-LEFT OVERRIDE"),
    ("ti\u{2066}tle", "U+2066 LEFT-TO-RIGHT ISOLATE"),
    ("ti\u{7}tle", "U+0007 <control>"),
    ("ti\ntle", "U+000A <control>"),
    ("ti\u{7F}tle", "U+007F <control>"),
    ("ti\u{AD}tle", "U+00AD SOFT HYPHEN"),
    ("ti\u{200D}tle", "U+200D ZERO WIDTH JOINER"),
    ("ti\u{FE0F}tle", "U+FE0F VARIATION SELECTOR-16"),
    ("ti\u{E0074}tle", "U+E0074 TAG LATIN SMALL LETTER T"),
    ("\u{3164}", "U+3164 HANGUL FILLER"),
    ("a\u{2800}b", "U+2800 BRAILLE PATTERN BLANK"),
    ("a\u{FFFF}b", "U+FFFF"),
    ("a\u{200B}\u{200B}\u{202E}b", "U+200B ZERO WIDTH SPACE, U+202E RIGHT-TO-LEFT OVERRIDE"),
    (
      "\u{1}\u{2}\u{3}\u{4}\u{5}x",
      "U+0001 <control>, U+0002 <control>, U+0003 <control> and 2 other invisible characters"
    ),
  ])
  func `what is not seen in a key is named`(key: String, names: String) {
    let found = Self.found(key)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("warning metadata.key-invisible") && $0.hasSuffix("not seen: \(names)") })
  }

  @Test func `both faults of one key are said`() {
    let codes = MetadataValidator().validate([" a\u{200B}b": ""]).map(\.code)
    #expect(codes == [.metadataKeyWhiteSpace, .metadataKeyInvisible])
  }

  /// Joiners and selectors that shape something, spaces between words, and every script.
  @Test(arguments: [
    "title", "a b", "Titel für später", "제목", "타이틀 하나", "عنوان", "می\u{200C}خواهم", "क्\u{200D}ष", "❤\u{FE0F}",
    "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👍🏽", "🇰🇷", "1\u{FE0F}\u{20E3}", "葛\u{E0100}", "e\u{301}\u{323}", "naïve",
  ])
  func `a key in any script is no fault`(key: String) {
    #expect(Self.found(key).isEmpty)
  }

  @Test func `the same in a value is nobody's fault`() {
    #expect(MetadataValidator().validate(["k": " \u{200B}\u{202E}\u{7}t\u{456}tle "]).isEmpty)
  }
}
