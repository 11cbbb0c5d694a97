import CardCore
import CardMarkdown
import CardRenderers
import TestSupport
import Testing

struct MarkdownRendererTests {
  /// One text in every field that takes one.
  private func card(_ text: String) -> Card {
    let line = DisplayText(text)
    let lines = DisplayText(lines: text)
    let facts = Block.facts([Fact(line, lines), Fact(line, lines, isTotal: true)])
    let meters = Block.meters([Meter(.share, label: line, percent: 50, amount: line)])
    let quoted = Block.quote([.paragraph([.emphasis([.text(line)]), .code(line)])])
    let list = Block.list(List(.bullet, items: [[.paragraph([.text(line)])], [.heading(level: 1, [.text(line)])]]))
    return Card(
      title: line,
      body: [
        .paragraph([.strong([.text(line)])]), facts, meters, quoted, list, .code(CodeBlock(lines, language: line)),
      ],
      actions: [Action(line, .submit(line))])
  }

  @Test(
    .enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all.filter { $0.kind != "cmark-dos" })
  func `no hostile text becomes markup`(_ hostile: HostileCase) throws {
    // Blank lines in a value are left out, and empty texts have no skeleton of their own.
    let text = hostile.short.replacing("\n\n", with: "\n")
    guard !DisplayText(text).isBlank else { return }
    let markdown = MarkdownRenderer().render(card(text)).text
    let harmless = MarkdownRenderer().render(card(MarkdownSkeleton.harmless(text))).text
    #expect(try MarkdownSkeleton.of(markdown) == MarkdownSkeleton.of(harmless), "\(markdown)")
    #expect(UnsafeText.findings(in: markdown, allowsLines: true) == [])
  }

  @Test(arguments: [
    ("snake_case and 2 * 3", "snake_case and 2 * 3"), ("AT&T", "AT&T"), ("a < b", "a < b"), ("<3", "<3"),
    ("&amp;", "\\&amp;"),
    ("# x", "\\# x"), ("1. x", "1\\. x"), ("- x", "\\- x"), ("-x", "-x"), ("+ x", "\\+ x"), ("=", "="),
    ("> x", "\\> x"), ("***", "\\***"),
    ("`x`", "\\`x`"), ("[x](y)", "\\[x](y)"), ("<b>", "\\<b>"), ("http://x", "http://x"), ("www.x", "www.x"),
    ("a|b", "a|b"),
    ("~~x~~", "\\~\\~x~~"), ("1.5", "1.5"), ("    x", "x"), ("x  ", "x"),
  ])
  func `text is escaped where it would be markup and nowhere else`(text: String, markdown: String) {
    #expect(MarkdownRenderer().render(Card(body: [.paragraph([.text(DisplayText(text))])])).text == markdown + "\n")
  }

  @Test(
    arguments: [
      ([.emphasis([.text("a")])], "*a*"), ([.strong([.text("a")])], "**a**"),
      ([.strong([.emphasis([.text("a")])])], "**_a_**"),
      ([.emphasis([.strong([.text("a")])])], "*__a__*"), ([.text("a"), .emphasis([.text("b")]), .text("c")], "a*b*c"),
      ([.emphasis([.text("a")]), .strong([.text("b")])], "*a*__b__"),
      ([.text("a"), .emphasis([.text("(b)")])], "&#97;*(b)*"),
      ([.text("한국어"), .strong([.text("'b'")]), .text("는")], "한국&#50612;**'b'**&#45716;"),
      ([.emphasis([.text(" a ")])], "*&#32;a&#32;*"), ([.emphasis([.text("a")]), .emphasis([.text("b")])], "*ab*"),
      ([.emphasis([.lineBreak, .text("a"), .lineBreak]), .text("b")], "*a*\\\nb"), ([.code("`")], "`` ` ``"),
      ([.code(" a ")], "`  a  `"),
      ([.code("a"), .code("b")], "`ab`"), ([.text("a"), .lineBreak, .text("# b")], "a\\\n\\# b"),
      ([.emphasis([]), .text("a")], "a"),
    ] as [([Inline], String)])
  func `running text is written as plainly as it can be read back`(inlines: [Inline], markdown: String) {
    #expect(MarkdownRenderer().render(Card(body: [.paragraph(inlines)])).text == markdown + "\n")
  }

  @Test(
    arguments: [
      ([.divider], "___\n"), ([.quote([])], ">\n"), ([.paragraph([]), .heading(level: 1, [])], ""),
      ([.heading(level: 1, [.text("a #"), .lineBreak, .text("b #")])], "### a # b \\#\n"),
      ([.code(CodeBlock("```", language: "swift"))], "````swift\n```\n````\n"),
      ([.code(CodeBlock("a", language: "`x"))], "```\na\n```\n"),
      (
        [.list(List(.ordered(start: 9), items: [[.paragraph([.text("a")])], [.paragraph([.text("b")]), .divider]]))],
        "9. a\n10. b\n    ___\n"
      ),
      ([.list(List(.bullet, items: [[]])), .list(List(.bullet, items: [[.divider]]))], "-\n\n* ___\n"),
      (
        [.list(List(.bullet, items: [[.list(List(.bullet, items: [[.list(List(.bullet, items: [[]]))]]))]]))],
        "-\n  -\n    -\n"
      ),
      ([.facts([Fact("a", DisplayText(lines: "b\nc")), Fact("d*", "")])], "- **a:** b\\\n  c\n- **d\\*:**\n"),
      ([.facts([Fact("a", "b")]), .list(List(.bullet, items: [[.divider]]))], "- **a:** b\n\n* ___\n"),
      ([.facts([Fact("a", "b", isTotal: true)])], "- **a:** **b**\n"),
      (
        [
          .meters([
            Meter(.share, label: "a*", percent: 50, amount: "1"), Meter(.share, label: "b", percent: 1, amount: "0"),
          ])
        ],
        "- **a\\*:** █████░░░░░ 1\n- **b:** █░░░░░░░░░ 0\n"
      ),
      ([.meters([Meter(.progress, percent: 100, amount: "4/4")])], "██████████ 4/4\n"), ([.meters([])], ""),
    ] as [([Block], String)])
  func `blocks are written as they are read`(body: [Block], markdown: String) {
    #expect(MarkdownRenderer().render(Card(body: body)).text == markdown)
  }

  @Test func `a link whose label holds a definition in code stays a link`() throws {
    let link = try #require(LinkDestination("https://example.com"))
    let body = [Block.paragraph([.link(link, [.code("x]: y")])])]
    let markdown = MarkdownRenderer().render(Card(body: body)).text
    guard case .blocks(body, _) = MarkdownReader(policy: .standard).read(markdown) else {
      Issue.record("\(markdown)")
      return
    }
  }

  @Test func `an exclamation mark makes no picture of the link behind it`() throws {
    let link = try #require(LinkDestination("https://example.com/a(b"))
    let body = [Block.paragraph([.text("!"), .link(link, [.text("x")])])]
    #expect(MarkdownRenderer().render(Card(body: body)).text == "\\![x](<https://example.com/a(b>)\n")
  }

  @Test func `an empty card is no text`() {
    #expect(MarkdownRenderer().render(Card()).text == "")
    #expect(MarkdownRenderer().render(Card(title: " ")).text == "")
  }

  /// cmark-gfm knows fences of 80 backticks, libcmark of 1000; what is behind a longer one they read as Markdown.
  @Test(arguments: [MarkdownDialect.commonMark, .github])
  func `code that no fence holds is text`(dialect: MarkdownDialect) {
    let code = { (count: Int) in DisplayText(String(repeating: "`", count: count) + "<b>") }
    let card = {
      Card(body: [.quote([.paragraph([.strong([.code(code($0))])])])], actions: [Action("x", .submit(code($0)))])
    }
    let fenced = MarkdownRenderer(dialect: dialect).render(card(79))
    #expect(fenced.text.contains(String(repeating: "`", count: 80) + " "))
    #expect(!fenced.losses.contains { $0.code == "loss.style" })
    let text = MarkdownRenderer(dialect: dialect).render(card(80))
    #expect(text.text.contains("\\<b>") && text.text.matches(of: /[^\\]<b>/).isEmpty)
    #expect(text.losses.first { $0.code == "loss.style" }?.count == 2)
  }
}
