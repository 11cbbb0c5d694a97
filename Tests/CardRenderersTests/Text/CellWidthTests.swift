import Testing

@testable import CardRenderers

struct CellWidthTests {
  /// What terminals that know clusters show.
  @Test(arguments: [
    ("", 0), ("a", 1), ("card", 4), ("é", 1), ("e\u{301}", 1), ("ﷺ", 1), ("後", 2), ("日本語", 6), ("ﾃｽﾄ", 3), ("Ａ", 2),
    ("…", 1), ("─", 1), ("│", 1), ("\u{E0B0}", 1), ("\u{2603}", 1), ("✔", 1), ("✅", 2), ("⚠", 1),
  ])
  func `a text is as wide as its characters`(_ text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦", "👩🏽‍🚀", "❤️", "1️⃣", "🇺🇸", "🇺", "🏻", "👍🏿", "🖐🏻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👁️‍🗨️", "🏳️‍🌈", "🫈", "🪾",
  ])
  func `an emoji is two cells wide`(_ emoji: Character) {
    #expect(CellWidth.of(emoji) == 2)
  }

  @Test func `a family emoji is two cells wide`() {
    #expect(CellWidth.of("👨‍👩‍👧‍👦" as Character) == 2)
    #expect(CellWidth.of("👨‍👩‍👧‍👦👨‍👩‍👧‍👦") == 4)
  }

  @Test func `an emoji behind a joiner is part of the picture before it`() {
    #expect(CellWidth.of("\u{1F441}\u{200D}\u{1F5E8}") == 1)
    #expect(CellWidth.of("\u{1F441}\u{FE0F}\u{200D}\u{1F5E8}\u{FE0F}") == 2)
  }

  @Test func `a variation selector changes the width of the bases that Unicode lists`() {
    #expect(CellWidth.of("❤\u{FE0F}") == 2)
    #expect(CellWidth.of("❤\u{FE0E}") == 1)
    #expect(CellWidth.of("⌚\u{FE0E}") == 1)
    #expect(CellWidth.of("⌚\u{FE0F}") == 2)
    #expect(CellWidth.of("a\u{FE0F}") == 1)
    #expect(CellWidth.of("後\u{FE0E}") == 2)
    #expect(CellWidth.of("❤\u{301}\u{FE0F}") == 1, "a selector chooses only directly behind its base")
    #expect(CellWidth.of("1\u{20E3}") == 1)
  }

  @Test(arguments: [
    ("สวัสดี", 4), ("น้ำ", 2), ("क्षि", 2), ("कः", 2), ("कि", 2), ("क्ष", 2), ("कु", 1), ("தொ", 2), ("\u{600}\u{661}", 2),
    ("שָׁלוֹם", 4), ("ཨོཾ", 1),
  ])
  func `a spacing mark and each base of a cluster have a cell, up to two`(_ text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("한국어", 6), ("\u{1112}\u{119E}\u{11AB}", 2), ("\u{1100}\u{1100}\u{1161}", 4), ("\u{1100}\u{AC00}", 4),
    ("\u{AC00}\u{302E}", 2), ("\u{115F}", 2), ("\u{1160}", 0), ("\u{3164}", 0), ("\u{FFA0}", 0), ("ｶﾞ", 2), ("カﾞ", 3),
  ])
  func `Hangul and halfwidth marks that do not combine on a terminal are added up`(_ text: String, cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test(arguments: ["\u{200B}", "\u{200D}", "\u{FE0F}", "\u{2060}", "\u{2066}", "\u{301}", "\u{FEFF}", "\u{E0061}"])
  func `what draws nothing has no cells`(_ text: String) {
    #expect(CellWidth.of(text) == 0)
    #expect(CellWidth.of("a\(text)b") == 2)
  }

  /// What Debian's libvterm, tmux 3.3, xterm and kitty show, each for some of these.
  @Test(arguments: [
    ("か\u{3099}", 2, 4), ("\u{3248}", 1, 2), ("က\u{103A}", 1, 2), ("\u{61C}", 0, 1), ("e\u{301}", 1, 1), ("①", 1, 1),
    ("\u{30A}", 0, 0), ("\u{11392}\u{897}", 1, 2), ("b\u{302E}", 2, 3), ("\u{AC00}\u{302F}", 2, 4),
    ("漢\u{16FF0}", 2, 4),
    ("\u{1820}\u{1885}", 1, 2), ("✌", 1, 2), ("✌\u{FE0F}", 2, 2), ("❤", 1, 1),
  ])
  func `room is kept for marks that old tables lack, and for signs that they have wide`(
    text: String, cells: Int, most: Int
  ) {
    #expect(CellWidth.count(text, by: .modern) == CellCount(cells: cells, most: most))
  }

  @Test(arguments: ["\u{378}", "\u{2FE0}", "\u{50000}"])
  func `what nobody has assigned has one cell, and room to become wide`(text: String) {
    #expect(CellWidth.count(text, by: .modern) == CellCount(cells: 1, most: 2))
    #expect(CellWidth.of(text, by: WidthModel(isAmbiguousWide: true)) == 1)
  }

  @Test func `the soft hyphen shows`() {
    #expect(CellWidth.of("a\u{AD}b") == 3)
  }

  @Test func `what became wide after the table's Unicode version is wide`() {
    for text in ["☰", "䷀", "\u{31E4}", "\u{18CFF}", "\u{1D300}", "\u{16FF2}", "\u{18D80}"] {
      #expect(CellWidth.of(text) == 2, "\(UnicodeFile.codePoints(text))")
    }
  }

  @Test func `marks that the table does not know yet are marks`() {
    #expect(CellWidth.of("\u{897}") == 0, "ARABIC PEPET, a nonspacing mark of Unicode 16")
    #expect(CellWidth.of("\u{11392}\u{113B8}") == 2, "TULU-TIGALARI VOWEL SIGN AA, a spacing mark of Unicode 16")
  }

  @Test func `every code point has a width`() {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let cells = CellWidth.of(Character(scalar))
      guard 0...2 ~= cells else {
        Issue.record("\(UnicodeFile.codePoints(String(scalar))) has \(cells)")
        return
      }
    }
  }

  /// What is short in bytes is laid out as one line without a second look.
  @Test(arguments: [WidthModel.modern, WidthModel(.legacy, isAmbiguousWide: true)])
  func `no terminal takes more cells for a code point than it has bytes in UTF-8, alone or in a cluster`(
    model: WidthModel
  ) {
    for scalar in (0x20...0x1FFFF).lazy.compactMap(Unicode.Scalar.init) {
      for text in ["\(scalar)", "a\(scalar)", "👩\(scalar)"] {
        let count = CellWidth.count(text, by: model)
        guard max(count.cells, count.most) <= text.utf8.count else {
          Issue.record("\(UnicodeFile.codePoints(text)) has \(count)")
          return
        }
      }
    }
  }

  @Test func `a text has the sum of its characters' cells, also where it makes no sense`() {
    let alphabet = "a\n\r\u{7F}後é\u{301}\u{200D}\u{FE0E}\u{FE0F}👩🏽🇺❤1\u{20E3}\u{1100}\u{1161}가\u{600}क\u{94D}ि\u{E33}ﾞ"
    let scalars = Array(alphabet.unicodeScalars)
    var generator = SplitMix(state: 1)
    for _ in 0..<2_000 {
      let picks = (0..<12).map { _ in scalars[Int(generator.next() % UInt64(scalars.count))] }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: picks)
      let sum = String(text).reduce(0) { $0 + CellWidth.of($1) }
      #expect(CellWidth.of(String(text)) == sum, "\(UnicodeFile.codePoints(String(text)))")
    }
  }

  @Test func `the width of one long cluster takes time that grows with it`() {
    #expect(CellWidth.of("a" + String(repeating: "\u{301}", count: 200_000)) == 1)
  }
}

/// The generator of Steele, Lea and Flood, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
