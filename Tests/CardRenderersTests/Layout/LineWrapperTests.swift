import Testing

@testable import CardRenderers

struct LineWrapperTests {
  @Test(arguments: [
    ("The quick brown fox", 9, ["The quick", "brown fox"]), ("The quick brown fox", 10, ["The quick", "brown fox"]),
    ("abc   def", 3, ["abc", "def"]),
    ("abcdef", 4, ["abcd", "ef"]), ("ab cdefgh", 4, ["ab", "cdef", "gh"]), ("", 5, [""]), ("   ", 2, [""]),
    ("日本語です", 4, ["日本", "語で", "す"]), ("日本　　　語です", 4, ["日本", "語で", "す"]), ("日本　語", 7, ["日本", "語"]),
    ("日本　語", 8, ["日本　語"]), ("　日本", 4, ["　日", "本"]), ("ab\u{2003}\u{2003}cd", 3, ["ab", "cd"]),
    ("ab\u{2007}cd", 3, ["ab\u{2007}", "cd"]),
    ("日本語", 3, ["日", "本", "語"]), ("日本", 1, ["…", "…"]), ("後、這個", 4, ["後、", "這個"]), ("あ、い", 3, ["あ", "、", "い"]),
    ("สวัสดีชาวโลก", 7, ["สวัสดีชาว", "โลก"]),
    ("well-known", 6, ["well-", "known"]), ("https://example.com/a/b", 12, ["https://", "example.com/", "a/b"]),
    ("see https://example.com/a", 20, ["see", "https://example.com/", "a"]),
    ("ab (https://example.com)", 22, ["ab", "(https://example.com)"]),
    ("後 https://example.com/a", 20, ["後", "https://example.com/", "a"]),
    ("後 https://example.com/a", 15, ["後 https://", "example.com/a"]),
    ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
  ])
  func `a text breaks where it may`(text: String, width: Int, expected: [String]) {
    #expect(wrap(text, width: width) == expected)
  }

  @Test(arguments: SampleCards.hardTexts, [1, 2, 3, 4, 7, 12, 33])
  func `nothing is lost but spaces, and what is wider than the line`(text: String, width: Int) {
    let shown = text.unicodeScalars.contains { $0.value < 0x20 } ? "" : text
    let expected = shown.filter { $0 != " " }.map { self.shown($0, width: width) }
    #expect(wrap(shown, width: width).joined().filter { $0 != " " } == expected.joined())
  }

  @Test func `what must not be broken moves whole, and breaks like other text where it is wider than a line`() {
    var wrapper = LineWrapper(.screen)
    var text = StyledText()
    text.append("ab ", TextStyle(.text))
    text.appendUnbroken("[ c d ]", TextStyle(.button))
    #expect(wrapper.wrap(text, width: 8).map(\.text) == ["ab", "[ c d ]"])
    #expect(wrapper.wrap(text, width: 5).map(\.text) == ["ab", "[ c", "d ]"])
  }

  @Test func `what is wider than a first line that others share begins on the next`() {
    var wrapper = LineWrapper(.screen)
    var text = StyledText()
    let cluster = String(repeating: "\u{1F3FB}", count: 5)
    text.append("\(cluster) a", TextStyle(.text))
    #expect(wrapper.wrap(text, width: 12, taken: 4).map(\.text) == ["", cluster + " a"])
    #expect(wrapper.wrap(text, width: 12).map(\.text) == [cluster + " a"])
  }

  @Test func `no part of a long chain of emoji ends with a joiner`() {
    let chain = Array(repeating: "👩", count: 41).joined(separator: "\u{200D}")
    let lines = wrap(chain, width: 20)
    #expect(lines.allSatisfy { $0.unicodeScalars.last == "👩" })
    #expect(lines.joined().unicodeScalars.filter { $0 == "👩" }.count == 41)
  }

  @Test(arguments: 4...12)
  func `a word is not cut behind a joiner`(width: Int) {
    let lines = wrap(String(repeating: "ක\u{DCA}\u{200D}ෂ", count: 12), width: width)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.unicodeScalars.last == "ෂ" })
  }

  @Test func `a style stays with its text over a break`() {
    var wrapper = LineWrapper(.screen)
    var text = StyledText()
    text.append("one ", TextStyle(.text))
    text.append("two three", TextStyle(.link))
    let lines = wrapper.wrap(text, width: 7)
    #expect(lines.map { $0.pieces.map(\.text) } == [["one ", "two"], ["three"]])
    #expect(lines.map { $0.pieces.map(\.style.role) } == [[.text, .link], [.link]])
    #expect(lines.map(\.width) == [7, 5])
  }

  @Test(arguments: ["a", "a ", "日", "🇺🇸", "e\u{301}", "\u{1100}", "👩\u{200D}", " "])
  func `a long text takes time that grows with it`(_ unit: String) {
    let text = String(repeating: unit, count: 65_536 / unit.utf8.count)
    #expect(ContinuousClock().measure { _ = wrap(text, width: 76) } < .seconds(3))
  }

  /// A cluster that is wider than two cells is parted where it is wider than a line.
  private func shown(_ character: Character, width: Int) -> String {
    guard CellWidth.of(character) > width else { return String(character) }
    let parts = CellWidth.of(character) > 2 ? character.unicodeScalars.map { String($0) } : [String(character)]
    return parts.map { CellWidth.of($0) > width ? "…" : $0 }.joined()
  }

  private func wrap(_ string: String, width: Int) -> [String] {
    var wrapper = LineWrapper(.screen)
    var text = StyledText()
    text.append(string, TextStyle(.text))
    return wrapper.wrap(text, width: width).map(\.text)
  }
}
