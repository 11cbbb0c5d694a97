import CardCore
import Testing

@testable import CardRenderers

struct CardLayoutTests {
  @Test(
    arguments: [
      (
        .list(List(.bullet, items: [[.paragraph([.text("one two three")])], [.paragraph([.text("b")])]])), 10,
        ["- one two", "  three", "- b"]
      ),
      (
        .list(List(.ordered(start: 9), items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]])), 20,
        [" 9. a", "10. b"]
      ),
      (
        .list(List(.bullet, isTight: false, items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]])), 20,
        ["- a", "", "- b"]
      ),
      (.list(List(.bullet, items: [[], [.list(List(.bullet, items: [[.divider]]))]])), 12, ["-", "- - --------"]),
      (.list(List(.bullet, items: [[.paragraph([.text("one two")])]])), 5, ["-", "one", "two"]),
      (
        .quote([.paragraph([.text("one two three")]), .paragraph([.text("b")])]), 10,
        ["> one two", "> three", ">", "> b"]
      ),
      (.quote([.quote([.paragraph([.text("one two")])])]), 7, ["> one", "> two"]),
      (.code(CodeBlock(DisplayText(lines: "abcdefgh\n\n  x\ty"))), 6, ["abcdef", "\\ gh", "", "  x y"]),
      (.code(CodeBlock("abcd")), 3, ["abc", "d"]), (.code(CodeBlock("日本")), 1, ["…", "…"]),
      (.code(CodeBlock("")), 5, []), (.paragraph([]), 5, []),
      (.code(CodeBlock(DisplayText(lines: "\n  a\n\n"))), 5, ["  a"]),
      (.facts([Fact("a", "one two three"), Fact("bcd", "x")]), 15, ["a:   one two", "     three", "bcd: x"]),
      (
        .facts([Fact("a long label", "x"), Fact("b", DisplayText(lines: "y\nz"))]), 12,
        ["a long", "label:", "   x", "b: y", "   z"]
      ),
      (.facts([Fact("a", ""), Fact("a long label", "")]), 18, ["a:", "a long label:"]),
      (
        .facts([Fact("abc", ""), Fact("a long label", "x", isTotal: true)]), 16,
        ["abc:", "----------------", "a long label: x"]
      ),
      (
        .facts([Fact("abc", ""), Fact("a long label", "x", isTotal: true)]), 15,
        ["abc:", "---------------", "a long label:", "     x"]
      ),
      (.facts([Fact("a", "x", isTotal: true)]), 20, ["a: x"]),
      (
        .meters([
          Meter(.share, label: "a", percent: 50, amount: "1 (50%)"), Meter(.share, percent: 50, amount: "1 (50%)"),
        ]), 20,
        ["a: 1 (50%)", "   1 (50%)"]
      ),
      (.meters([Meter(.progress, percent: 7, amount: "7%")]), 20, ["7%"]), (.meters([]), 5, []),
      (.divider, 5, ["-----"]), (.divider, 100, [String(repeating: "-", count: 40)]),
      (.heading(level: 1, [.text("one two")]), 4, ["one", "two"]),
      (.paragraph([.text("a"), .lineBreak, .lineBreak, .text("b")]), 5, ["a", "", "b"]),
      (.paragraph([.emphasis([.text("a"), .lineBreak]), .code("b c")]), 5, ["a", "b c"]),
    ] as [(Block, Int, [String])])
  func `a block is laid out in its width`(block: Block, width: Int, expected: [String]) {
    #expect(CardLayout.layout(Card(body: [block]), width: width, style: .log).lines.map(\.text) == expected)
  }

  @Test(arguments: [
    (0, 40, "░░░░░░░░░░ x"), (1, 40, "█░░░░░░░░░ x"), (50, 40, "█████░░░░░ x"), (99, 40, "█████████░ x"),
    (100, 40, "██████████ x"), (50, 400, "██████████░░░░░░░░░░ x"), (50, 16, "██░░ x"), (50, 15, "x"),
  ])
  func `a bar takes a quarter of the line, and only everything fills it`(percent: Int, width: Int, expected: String) {
    let card = Card(body: [.meters([Meter(.progress, percent: percent, amount: "x")])])
    #expect(CardLayout.layout(card, width: width, style: .screen).lines.map(\.text) == [expected])
  }

  @Test(arguments: [
    ("https://example.com", "Open", ["Open (https://example.com)"]),
    ("https://example.com", "https://example.com", ["https://example.com"]),
    ("mailto:a@b.example", "a@b.example", ["a@b.example"]),
    ("https://example.com", "https://evil.example", ["https://evil.example (https://example.com)"]),
    ("https://example.com", "", ["https://example.com"]),
    ("https://example.com", "\u{A0}", ["\u{A0}https://example.com"]),
  ])
  func `a link shows its address where its label does not say it`(address: String, label: String, expected: [String])
    throws
  {
    let link = try #require(LinkDestination(address))
    let card = Card(body: [.paragraph([.link(link, [.text(DisplayText(label))])])])
    #expect(CardLayout.layout(card, width: 80, style: .log).lines.map(\.text) == expected)
  }

  @Test func `title, body and buttons have a blank line between them`() throws {
    let link = try #require(LinkDestination("https://example.com"))
    let card = Card(
      title: "T", body: [.paragraph([.text("a")]), .image(Image(link, alternative: "cat"))],
      actions: [Action("Go", .submit("Go")), Action("Say Hello", .submit("SayHello")), Action("Open", .open(link))])
    #expect(
      CardLayout.layout(card, width: 40, style: .log).lines.map(\.text) == [
        "T", "", "a", "", "[image] cat", "https://example.com", "", "[ Go ]", "[ Say Hello ] -> SayHello",
        "[ Open ] -> https://example.com",
      ])
  }

  @Test func `a text of several lines stays on one where only one fits`() {
    let lines = DisplayText(lines: "a\n\tb")
    let card = Card(title: lines, body: [.paragraph([.text(lines)])], actions: [Action(lines, .submit("x"))])
    #expect(
      CardLayout.layout(card, width: 40, style: .log).lines.map(\.text) == ["a  b", "", "a  b", "", "[ a  b ] -> x"])
  }
}
