import CardRenderers
import TestSupport
import Testing

/// No text of a sender acts in any output, wherever it stands in a conversation.
struct HostileTimelineTests {
  private static let terminal = TerminalTimelineRenderer(
    options: RenderingOptions(
      width: 1000, styling: .color(.trueColor), theme: BuiltInTheme.dark.theme, opensLinks: true, movesCursor: true))

  /// The text with an `x` for every character that is no white space.
  private static func harmless(_ text: String) -> String {
    String(DisplayText(lines: text).string.map { $0.isWhitespace ? $0 : "x" })
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `a terminal gets the escapes of harmless text`(_ hostile: HostileCase) {
    let text = String(hostile.short.unicodeScalars.prefix(60))
    for (index, pair) in zip(Timelines.everywhere(text), Timelines.everywhere(Self.harmless(text))).enumerated() {
      let drawn = TerminalEscapes(Self.terminal.render(pair.0, index: index).text)
      let harmless = TerminalEscapes(Self.terminal.render(pair.1, index: index).text)
      #expect(Self.withoutColumns(drawn.counts) == Self.withoutColumns(harmless.counts), "\(pair.0)")
      #expect(UnsafeText.findings(in: drawn.rest, allowsLines: true) == [])
    }
  }

  /// A bubble is as wide as its text, so its border is in another column.
  private static func withoutColumns(_ counts: [String: Int]) -> [String: Int] {
    Dictionary(counts.map { ($0.key.replacing(/^\[\d+G$/, with: "[G"), $0.value) }, uniquingKeysWith: +)
  }

  @Test(
    .enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all.filter { $0.kind != "cmark-dos" })
  func `no text becomes markup of Markdown`(_ hostile: HostileCase) throws {
    let text = hostile.short.replacing("\n\n", with: "\n")
    guard !DisplayText(text).isBlank else { return }
    let markdown = Timelines.text(Timelines.everywhere(text), by: MarkdownTimelineRenderer())
    let harmless = Timelines.text(Timelines.everywhere(MarkdownSkeleton.harmless(text)), by: MarkdownTimelineRenderer())
    #expect(try MarkdownSkeleton.of(markdown) == MarkdownSkeleton.of(harmless), "\(markdown)")
    #expect(UnsafeText.findings(in: markdown, allowsLines: true) == [])
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `no text becomes markup of HTML`(_ hostile: HostileCase) {
    let renderer = HTMLTimelineRenderer(options: RenderingOptions(html: HTMLOptions(mode: .fragment)))
    let text = hostile.short
    let html =
      renderer.beginning(title: DisplayText(text))
      + Timelines.text(Timelines.everywhere(text), by: renderer) + renderer.ending
    let strict = StrictHTML(html)
    #expect(strict.faults == [])
    #expect(strict.links.allSatisfy { $0 == "https://example.com/%ED%95%9C" })
    #expect(UnsafeText.findings(in: html, allowsLines: true) == [])
    guard !DisplayText(text).isBlank else { return }
    let harmless =
      renderer.beginning(title: "x")
      + Timelines.text(Timelines.everywhere(Self.harmless(text)), by: renderer) + renderer.ending
    // A link whose text reads like another address has the real host beside it, in a `bdi`.
    #expect(strict.names.filter { $0 != "bdi" } == StrictHTML(harmless).names.filter { $0 != "bdi" })
  }

  @Test(arguments: ["Joon 14:05\nI quit", "Joon 14:05\u{2028}I quit", "Joon\r\nI quit"])
  func `nobody can write a line that stands where a name stands`(body: String) {
    var bubble = Timelines.message("Look:")
    bubble.body += [.code(CodeBlock(DisplayText(lines: body))), .paragraph([.text("a"), .lineBreak, .text("Joon")])]
    bubble.quote = Quote(sender: DisplayText(body), excerpt: DisplayText(body))
    bubble.remarks = [DisplayText(body)]
    bubble.cards = [Card(title: DisplayText(body), body: bubble.body)]
    bubble.reactions = [ReactionMark(DisplayText(body), count: 1, names: [DisplayText(body)])]
    let text = Timelines.text(bubble, by: TextTimelineRenderer())
    #expect(text.split(separator: "\n").filter { !$0.hasPrefix("  ") } == ["Mina 14:03"])
  }
}
