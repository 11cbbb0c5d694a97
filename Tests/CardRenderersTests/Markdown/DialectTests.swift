import CardCore
import CardRenderers
import Testing

/// What the platforms' own documentation says of their Markdown, in examples.
struct DialectTests {
  private static func written(_ inlines: [Inline], in dialect: MarkdownDialect) -> String {
    let text = MarkdownRenderer(dialect: dialect).render(Card(body: [.paragraph(inlines)])).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  @Test(arguments: [
    ("@octocat", "@&#8203;octocat"), ("octo/repo#1", "octo/repo#&#8203;1"), ("GH-1", "GH-&#8203;1"),
    (":smile:", ":&#8203;smile:"), ("12:30:45", "12:30:45"), ("www.example.com", "www\\.example.com"),
    ("https://example.com", "https\\://example.com"), ("$x$", "&#36;x&#36;"), ("$5", "$5"), ("[^1]", "\\[^1]"),
    ("[x] a", "\\[x] a"), ("[!NOTE]", "\\[!NOTE]"), ("~a~", "\\~a~"), ("snake_case", "snake_case"), ("#a", "#a"),
    // For cmark-gfm an asterisk stands beside what is behind the tildes.
    ("a*~b*", "a*\\~b*"), ("*~~~ a", "*\\~\\~\\~ a"), ("~5", "~5"), ("a ~ b", "a ~ b"),
  ])
  func `GitHub finds nothing in a text`(text: String, markdown: String) {
    #expect(Self.written([.text(DisplayText(text))], in: .github) == markdown)
  }

  @Test(arguments: [
    (Inline.strong([.text("~~~ a ~~~")]), "**\\~\\~\\~ a \\~\\~\\~**"), (.emphasis([.text("a ~")]), "*a \\~*"),
    (.strong([.text("a ~5")]), "**a ~5**"),
  ])
  func `on GitHub no tilde touches what emphasises`(inline: Inline, markdown: String) {
    #expect(Self.written([inline], in: .github) == markdown)
  }

  @Test func `on GitHub a formula does not end in the address of a link`() throws {
    let link = try #require(LinkDestination("https://example.com/c$d"))
    #expect(Self.written([.link(link, [.text("a$b")])], in: .github) == "[a&#36;b](https://example.com/c$d)")
    #expect(Self.written([.link(link, [.text("ab")])], in: .github) == "[ab](https://example.com/c$d)")
    let picture = Card(body: [.image(Image(link, alternative: "$a"))])
    #expect(MarkdownRenderer(dialect: .github).render(picture).text == "![&#36;a](https://example.com/c$d)\n")
  }

  @Test(arguments: ["mermaid", "math", "geojson"])
  func `GitHub draws nothing out of code`(language: String) {
    let card = Card(body: [.code(CodeBlock("x", language: DisplayText(language)))])
    #expect(MarkdownRenderer(dialect: .github).render(card).text == "```\nx\n```\n")
    #expect(MarkdownRenderer(dialect: .commonMark).render(card).text == "```\(language)\nx\n```\n")
  }

  @Test(arguments: [
    ("<!channel>", "&lt;!channel&gt;"), ("AT&T", "AT&amp;T"), ("&lt;", "&amp;lt;"), ("> x", "＞ x"), ("*x*", "＊x＊"),
    ("2 * 3", "2 * 3"), ("snake_case", "snake_case"), ("`x`", "｀x｀"), ("@here", "＠here"),
    ("a@b.example", "a@b.example"),
    (":smile:", "：smile:"), ("12:30:45", "12:30:45"),
  ])
  func `Slack finds nothing in a text`(text: String, markdown: String) {
    #expect(Self.written([.text(DisplayText(text))], in: .slack) == markdown)
  }

  @Test(arguments: [
    ("*x*", "\\*x\\*"), ("2 * 3", "2 * 3"), ("snake_case", "snake_case"), ("한_국_어", "한\\_국\\_어"),
    ("||x||", "\\|\\|x\\|\\|"),
    ("a|b", "a|b"), ("~~x~~", "\\~\\~x\\~\\~"), ("<@1>", "\\<＠1>"), ("<#1>", "\\<\\#1>"), ("<t:1>", "\\<t:1>"),
    ("a@everyone", "a＠everyone"), ("-# x", "\\-# x"), ("# x", "\\# x"), ("#x", "#x"), ("> x", "\\> x"),
    ("1. x", "1\\. x"),
    ("C:\\dir", "C:\\dir"), ("\\_", "\\\\\\_"), ("[x](y)", "\\[x](y)"), ("[x]", "[x]"), (":smile:", "\\:smile:"),
  ])
  func `Discord finds nothing in a text`(text: String, markdown: String) {
    #expect(Self.written([.text(DisplayText(text))], in: .discord) == markdown)
  }

  @Test func `Telegram's eighteen characters and the backslash have a backslash, in code the backtick and it`() {
    let text: DisplayText = "_*[]()~`>#+-=|{}.!\\a"
    let escaped = "\\_\\*\\[\\]\\(\\)\\~\\`\\>\\#\\+\\-\\=\\|\\{\\}\\.\\!\\\\a"
    #expect(Self.written([.text(text)], in: .telegram) == escaped)
    #expect(Self.written([.code(text)], in: .telegram) == "`_*[]()~\\`>#+-=|{}.!\\\\a`")
    #expect(Self.written([.text("@durov, a@b.example")], in: .telegram) == "＠durov, a@b\\.example")
  }

  @Test func `Telegram has no code in strong text`() {
    let content: [Inline] = [.text("a "), .code("b"), .text(" c")]
    #expect(Self.written([.strong(content)], in: .telegram) == "*a* `b` *c*")
  }

  @Test(arguments: [
    ("*x*", "＊x＊"), ("2 * 3", "2 * 3"), ("snake_case", "snake_case"), ("- x", "－ x"), ("-5", "-5"),
    ("1. May", "1． May"),
    ("On 1. May", "On 1. May"), ("> x", "＞ x"), ("~x~", "～x～"), ("```", "｀｀｀"),
  ])
  func `WhatsApp finds nothing in a text`(text: String, markdown: String) {
    #expect(Self.written([.text(DisplayText(text))], in: .whatsapp) == markdown)
  }

  @Test(arguments: [
    (MarkdownDialect.slack, "*a* _b_ <https://example.com/?x=1&amp;y=2|c>"),
    (.discord, "**a** _b_ [c](https://example.com/?x=1&y=2)"), (.telegram, "*a* _b_ [c](https://example.com/?x=1&y=2)"),
    (.whatsapp, "*a* _b_ c (https://example.com/?x=1&y=2)"), (.plain, "a b c (https://example.com/?x=1&y=2)"),
    (.github, "**a** *b* [c](https://example.com/?x=1&amp;y=2)"),
  ])
  func `styles and links are written as the platform reads them`(dialect: MarkdownDialect, markdown: String) throws {
    let link = try #require(LinkDestination("https://example.com/?x=1&y=2"))
    let inlines: [Inline] = [
      .strong([.text("a")]), .text(" "), .emphasis([.text("b")]), .text(" "), .link(link, [.text("c")]),
    ]
    #expect(Self.written(inlines, in: dialect) == markdown)
  }

  @Test(arguments: [MarkdownDialect.slack, .whatsapp])
  func `a style within a word is left out, and reported`(dialect: MarkdownDialect) {
    let card = Card(body: [.paragraph([.text("한국"), .strong([.text("어")]), .text("는")])])
    let rendering = MarkdownRenderer(dialect: dialect).render(card)
    #expect(rendering.text == "한국어는\n")
    #expect(rendering.losses.map(\.code) == ["loss.style"])
  }

  @Test(arguments: [MarkdownDialect.slack, .discord, .telegram, .whatsapp])
  func `a label that names an address stands beside the one that it opens`(dialect: MarkdownDialect) throws {
    let link = try #require(LinkDestination("https://evil.example"))
    let card = Card(body: [.paragraph([.link(link, [.text("https://bank.example")])])])
    let rendering = MarkdownRenderer(dialect: dialect).render(card)
    #expect(rendering.losses.map(\.code) == ["loss.link"])
    #expect(rendering.text.contains("bank") && rendering.text.contains("evil"))
    #expect(!rendering.text.contains("|https://bank") && !rendering.text.contains("]("))
  }

  @Test func `replaced characters are counted`() {
    let rendering = MarkdownRenderer(dialect: .slack).render(Card(title: "*a* `b`"))
    #expect(rendering.text == "*＊a＊ ｀b｀*\n")
    #expect(rendering.losses.map(\.message) == ["4 characters that would be markup are shown in a wide form"])
  }
}
