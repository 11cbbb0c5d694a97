import CardCore
import Testing

struct InlineSimplifierTests {
  @Test(
    arguments: [
      ([], []), ([.text(""), .code(""), .emphasis([]), .strong([.emphasis([.text("")])])], []),
      ([.text("a"), .text("b")], [.text("ab")]), ([.code("a"), .code("b")], [.code("ab")]),
      ([.emphasis([.text("a")]), .emphasis([.text("b")])], [.emphasis([.text("ab")])]),
      (
        [.strong([.emphasis([.text("a")])]), .strong([.emphasis([.text("b")])])], [.strong([.emphasis([.text("ab")])])]
      ),
      (
        [.emphasis([.text("a"), .strong([.emphasis([.text("b")])])])], [.emphasis([.text("a"), .strong([.text("b")])])]
      ),
      ([.emphasis([.text("a")]), .strong([]), .emphasis([.text("b")])], [.emphasis([.text("ab")])]),
      (
        [.emphasis([.lineBreak, .text("a"), .lineBreak]), .text("b")],
        [.emphasis([.text("a")]), .lineBreak, .text("b")]
      ),
      (
        [.text("x"), .emphasis([.text(" "), .strong([.lineBreak, .text("a")])])],
        [.text("x"), .lineBreak, .emphasis([.strong([.text("a")])])]
      ),
      (
        [.lineBreak, .text(" a "), .lineBreak, .text(" "), .lineBreak, .text("b "), .lineBreak],
        [.text("a"), .lineBreak, .lineBreak, .text("b")]
      ),
      ([.text("a"), .emphasis([.text(" b ")])], [.text("a"), .emphasis([.text(" b ")])]),
      ([.text("\u{A0}a")], [.text("\u{A0}a")]), ([.text(DisplayText(lines: "a\nb"))], [.text("a b")]),
    ] as [([Inline], [Inline])])
  func `running text has one form that says the same`(inlines: [Inline], simplified: [Inline]) {
    #expect(inlines.simplified == simplified)
    #expect(simplified.simplified == simplified)
  }

  @Test func `a link in a link is its text, and an empty one shows its address`() throws {
    let link = try #require(LinkDestination("https://example.com"))
    #expect([Inline.link(link, [.text("a"), .link(link, [.text("b")])])].simplified == [.link(link, [.text("ab")])])
    #expect([Inline.link(link, [.emphasis([])])].simplified == [.link(link, [.text("https://example.com")])])
  }

  @Test func `a long row takes time that grows with it`() {
    let inlines = (0..<60_000).map { Inline.emphasis([$0.isMultiple(of: 3) ? .text("a") : .strong([.text("b")])]) }
    #expect(ContinuousClock().measure { _ = inlines.simplified } < .seconds(5))
  }
}
