import CardCore
import TestSupport
import Testing

struct DisplayTextTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("", ""),
    // C0 controls and DEL.
    ("a\u{1B}[31mb", "a␛[31mb"), ("\u{0}\u{7}\u{8}\u{E}\u{1F}", "␀␇␈␎␟"), ("a\u{7F}b", "a␡b"),
    ("\u{1B}\u{1B}[0m[2J", "␛␛[0m[2J"),
    // C1 controls, embeddings and overrides, invisible characters, noncharacters.
    ("a\u{9B}31m", "a�31m"), ("\u{80}\u{9F}", "��"), ("photo_\u{202E}gnp.exe", "photo_�gnp.exe"),
    ("\u{202A}\u{202B}\u{202C}\u{202D}", "����"), ("a\u{E0041}b", "a�b"), ("a\u{2060}\u{FEFF}b", "a��b"),
    ("\u{3164}\u{115F}\u{1160}\u{FFA0}", "����"), ("a\u{34F}b", "a�b"), ("a\u{180E}b", "a�b"),
    ("a\u{FFF9}\u{FFFA}\u{FFFB}", "a���"), ("\u{1D173}x\u{1D17A}", "�x�"),
    ("a\u{2061}\u{2064}\u{206A}\u{206F}b", "a����b"), ("a\u{17B4}\u{17B5}", "a��"), ("\u{E0001}", "�"),
    // Line ends that are no line ends.
    ("a\u{85}b\u{2028}c\u{2029}d", "a␤b␤c␤d"),
    // A mark with nothing before it.
    ("\u{301}a", "\u{25CC}\u{301}a"), ("\u{20DD}", "\u{25CC}\u{20DD}"), ("\u{200B}\u{301}", "\u{25CC}\u{301}"),
    ("a\u{200E}\u{301}", "a\u{200E}\u{25CC}\u{301}"), ("\u{61C}\u{301}", "\u{61C}\u{25CC}\u{301}"),
    // What only advises is left out.
    ("pay\u{AD}pal", "paypal"), ("pass\u{200B}word", "password"), ("a\u{2066}b\u{2069}\u{2067}\u{2068}", "ab"),
    ("a\u{200D}b", "ab"), ("a\u{200C}b", "ab"), ("a\u{FE0F}b\u{FE0E}", "ab"), ("a\u{E0100}\u{E01EF}b", "ab"),
    ("\u{200D}\u{200C}\u{FE0F}", ""), ("👩\u{200D}", "👩"), ("👩\u{200D}a", "👩a"), ("a\u{180B}", "a"),
    ("👩\u{FE0F}\u{FE0F}", "👩\u{FE0F}"), ("葛\u{200F}\u{E0100}", "葛\u{200F}"), ("👩\u{200D}\u{200D}👩", "👩\u{200D}👩"),
  ])
  func `what could do harm has a stand-in`(untrusted: String, safe: String) {
    #expect(scalars(DisplayText(untrusted).string) == scalars(safe))
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd\re", "a b c d e"), ("\n", " "), ("\r\n\r\n", "  "), ("\n\r", "  "),
  ])
  func `line ends and tabs are spaces in one line`(untrusted: String, safe: String) {
    #expect(DisplayText(untrusted).string == safe)
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd\re", "a\tb\nc\nd\ne"), ("\r\n\r\n", "\n\n"), ("a\u{B}\u{C}b", "a␋␌b"),
    ("a\n\u{301}b", "a\n\u{25CC}\u{301}b"), ("\t\u{301}", "\t\u{25CC}\u{301}"),
    ("é\r\u{301}", "é\n\u{25CC}\u{301}"),
  ])
  func `line ends are line feeds in several`(untrusted: String, safe: String) {
    #expect(scalars(DisplayText(lines: untrusted).string) == scalars(safe))
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "👁️‍🗨️", "🧑🏻‍❤️‍💋‍🧑🏿", "1️⃣", "#⃣", "*️⃣", "🇺🇸🇰🇷", "☎︎", "☎️",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
    "می‌خواهم", "ه\u{200D}", "क्‍ष", "क्‌ष", "हिन्दी", "বাংলা", "ක්‍ෂ", "ភាសាខ្មែរ", "สวัสดี", "မြန်မာ",
    "\u{1112}\u{1161}\u{11AB}", "한국어", "日本語", "葛\u{E0100}", "辻\u{FE00}", "ᠮᠣᠩᠭᠣᠯ\u{180B}", "ᠠ\u{180F}",
    "e\u{301}", "a\u{323}\u{301}", "مَرْحَبًا", "שָׁלוֹם", "a\u{A0}b\u{3000}c", "\u{2800}", "𝒳 ∑ € ™",
    "\u{61C}\u{200E}\u{200F}",
  ])
  func `what people write stays as it is`(_ text: String) {
    #expect(scalars(DisplayText(text).string) == scalars(text))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `a noncharacter has a stand-in`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(DisplayText(String(scalar)).string == "�")
  }

  @Test func `other tag sequences on a black flag are no flags`() {
    #expect(DisplayText("🏴\u{E0067}\u{E007F}").string == "🏴��")
  }

  @Test(arguments: ["a", "한", "👩", " "])
  func `a base keeps thirty marks`(_ base: String) {
    let marked = DisplayText(base + String(repeating: "\u{323}\u{301}", count: 400) + "b").string
    #expect(scalars(marked) == scalars(base + String(repeating: "\u{323}\u{301}", count: 15) + "b"))
  }

  @Test func `what is left out between marks does not start a new count`() {
    let marks = String(repeating: "\u{301}\u{200B}\u{FE0F}\u{200D}", count: 100)
    #expect(DisplayText("a" + marks).string.unicodeScalars.count == 31)
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `no hostile text keeps its teeth`(_ hostile: HostileCase) {
    let text = hostile.expanded
    #expect(UnsafeText.findings(in: DisplayText(text).string) == [])
    #expect(UnsafeText.findings(in: DisplayText(lines: text).string, allowsLines: true) == [])
  }

  @Test(arguments: 0..<40)
  func `safe text is safe already`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let text = TroublesomeText.random(using: &random)
      let once = DisplayText(text).string
      #expect(scalars(DisplayText(once).string) == scalars(once), "\(scalars(text))")
      let lines = DisplayText(lines: text).string
      #expect(scalars(DisplayText(lines: lines).string) == scalars(lines), "\(scalars(text))")
      #expect(UnsafeText.findings(in: TroublesomeText.withoutIdeographicVariants(once)) == [])
    }
  }

  @Test(
    arguments: ["\u{323}\u{301}", "\u{1B}", "\u{200D}", "👩\u{200D}", "🏴\u{E0067}", "\u{FE0F}", "ا\u{200C}", "\r", "🇺"])
  func `the worst of 256 KiB takes time that grows with it`(_ unit: String) {
    let text = String(repeating: unit, count: 262_144 / unit.utf8.count)
    let clock = ContinuousClock()
    #expect(clock.measure { _ = DisplayText(text) } < .seconds(2))
  }

  @Test(arguments: [
    ("short", 40, "\"short\""), ("abcdef", 3, "\"abc…\""), ("abc", 3, "\"abc\""), ("a\u{1B}b", 40, "\"a␛b\""),
  ])
  func `an excerpt is safe, in quotes and no longer than asked`(text: String, limit: Int, excerpt: String) {
    #expect(DisplayText.quoted(text, limit: limit) == excerpt)
  }

  @Test(arguments: [
    ("", true), (" \u{3000}\n", true), ("\u{200F}\u{61C} \u{200E}", true), ("\u{200F}1", false), ("a", false),
    ("\u{1B}", false),
  ])
  func `text of white space and direction marks alone is blank`(text: String, isBlank: Bool) {
    #expect(DisplayText(lines: text).isBlank == isBlank)
    #expect(DisplayText.isBlank(text) == isBlank)
  }
}

/// Code points as numbers: strings compare by canonical equivalence.
private func scalars(_ text: String) -> [String] {
  text.unicodeScalars.map { String($0.value, radix: 16) }
}
