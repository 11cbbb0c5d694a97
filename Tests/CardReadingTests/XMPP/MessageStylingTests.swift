import CardCore
import CardReading
import Testing

struct MessageStylingTests {
  private func line(_ text: String) -> [Inline] {
    let blocks = MessageStyling.blocks(text)
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0] else { return [] }
    return inlines
  }

  // MARK: The vectors of the specification

  @Test func `a span ends as soon as it can`() {
    #expect(line("*strong*plain*") == [.strong([.text("strong")]), .text("plain*")])
  }

  @Test func `a mark before white space opens nothing`() {
    #expect(line("* plain *strong*") == [.text("* plain "), .strong([.text("strong")])])
  }

  @Test(arguments: [
    "not strong*", "*not strong", "*not *strong", "**", "***", "****", "a*b*", "*a *", "`", "``", "~ ~",
  ])
  func `what is no span is text`(text: String) {
    #expect(line(text) == [.text(DisplayText(text))])
  }

  @Test func `a span never crosses a line`() {
    #expect(line("*not\nstrong*") == [.text("*not"), .lineBreak, .text("strong*")])
  }

  @Test func `the four spans`() {
    #expect(line("The _Twelfth Night_ but") == [.text("The "), .emphasis([.text("Twelfth Night")]), .text(" but")])
    #expect(
      line("Everyone ~dis~likes cake.") == [.text("Everyone "), .strikethrough([.text("dis")]), .text("likes cake.")])
    #expect(line("in `monospace`!") == [.text("in "), .code("monospace"), .text("!")])
    #expect(line("both *alike in dignity*") == [.text("both "), .strong([.text("alike in dignity")])])
  }

  @Test func `spans nest, but nothing nests in preformatted text`() {
    #expect(line("*_a_*") == [.strong([.emphasis([.text("a")])])])
    #expect(line("*_~`a`~_*") == [.strong([.emphasis([.strikethrough([.code("a")])])])])
    #expect(line("`*a*`") == [.code("*a*")])
    #expect(line("*a _b* c_") == [.strong([.text("a _b")]), .text(" c_")])
  }

  @Test func `lines are blocks, and lines in a row one paragraph`() {
    #expect(
      MessageStyling.blocks("one\n\ntwo\nthree\n\n\n") == [
        .paragraph([.text("one")]), .paragraph([.text("two"), .lineBreak, .text("three")]),
      ])
  }

  @Test func `preformatted text stands between lines of three backticks, or to the end`() {
    #expect(
      MessageStyling.blocks("```ignored\n(println \"*Hello*\")\n```\n\nshown") == [
        .code(CodeBlock(DisplayText(lines: "(println \"*Hello*\")"))), .paragraph([.text("shown")]),
      ])
    #expect(
      MessageStyling.blocks("```\na\n```b\n") == [.code(CodeBlock(DisplayText(lines: "a\n```b\n")))])
    #expect(MessageStyling.blocks("a```\nb") == [.paragraph([.text("a```"), .lineBreak, .text("b")])])
  }

  @Test func `preformatted text in a quote ends with the quote`() {
    #expect(
      MessageStyling.blocks("> ```\n> (println)\n\nplain") == [
        .quote([.code(CodeBlock(DisplayText(lines: "(println)")))]), .paragraph([.text("plain")]),
      ])
  }

  @Test func `quotes nest`() {
    #expect(
      MessageStyling.blocks(">> That that is, is.\n> Said the old hermit.\n\nWho?") == [
        .quote([.quote([.paragraph([.text("That that is, is.")])]), .paragraph([.text("Said the old hermit.")])]),
        .paragraph([.text("Who?")]),
      ])
  }

  // MARK: Hostile text

  @Test func `quotes nest so deep and no deeper`() {
    var blocks = MessageStyling.blocks(String(repeating: ">", count: 100_000))
    var depth = 0
    while case .quote(let inner)? = blocks.first {
      depth += 1
      blocks = inner
    }
    #expect(depth == 16)
    #expect(blocks.count == 1)
  }

  @Test(arguments: ["*", "* *", "*a ", "*a", " *a_b~c`d", "_*~`", "> ", ">\n", "```\n", "*a* "])
  func `floods of marks take time that grows with them`(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    // If the time were quadratic, this would take hours.
    #expect(!MessageStyling.blocks(text).isEmpty)
  }

  @Test func `text is made safe`() {
    #expect(line("*\u{1B}[31m\u{202E}*") == [.strong([.text("\u{1B}[31m\u{202E}")])])
    #expect(line("*\u{1B}[31m*").plainText == "␛[31m")
  }
}
