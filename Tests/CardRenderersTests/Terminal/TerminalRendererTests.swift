import CardCore
import TestSupport
import Testing

@testable import CardRenderers

struct TerminalRendererTests {
  @Test func `a card is a rounded box, exactly as wide as asked`() throws {
    let link = try #require(LinkDestination("https://example.com"))
    let card = Card(
      title: "안녕 👨‍👩‍👧", body: [.paragraph([.text("Hello "), .strong([.text("you")])])],
      actions: [Action("Open", .open(link))])
    let box = TerminalRenderer(options: RenderingOptions(width: 36)).render(card).text
    #expect(
      box == """
        ╭──────────────────────────────────╮
        │ 안녕 👨‍👩‍👧                          │
        │                                  │
        │ Hello you                        │
        │                                  │
        │ [ Open ] → https://example.com   │
        ╰──────────────────────────────────╯

        """)
  }

  @Test func `under twelve cells there is no frame`() {
    #expect(
      TerminalRenderer(options: RenderingOptions(width: 11)).render(Card(title: "Hello world")).text == "Hello world\n")
  }

  @Test(arguments: [
    (TerminalStyling.plain, false, "│ T              │\n"), (.plain, true, "│ T\u{1B}[18G│\n"),
    (.monochrome, false, "│ \u{1B}[1mT\u{1B}[0m              │\n"),
    (.color(.sixteen), true, "│ \u{1B}[1mT\u{1B}[0m\u{1B}[18G│\n"),
    (
      .color(.indexed), true,
      "\u{1B}[38;5;243m│\u{1B}[0m \u{1B}[1mT\u{1B}[0m\u{1B}[18G\u{1B}[38;5;243m│\u{1B}[0m\n"
    ),
  ])
  func `styles and cursor are used as asked`(styling: TerminalStyling, movesCursor: Bool, line: String) {
    let options = RenderingOptions(width: 18, styling: styling, movesCursor: movesCursor)
    #expect(TerminalRenderer(options: options).render(Card(title: "T")).text.contains(line))
  }

  @Test func `colours are left out of monochrome`() throws {
    let link = try #require(LinkDestination("https://example.com"))
    let card = Card(
      body: [
        .paragraph([.code("c"), .strong([.emphasis([.text("e")])]), .link(link, [.text("https://example.com")])])
      ], actions: [Action("b", .submit("b"))])
    let mono = TerminalRenderer(options: RenderingOptions(styling: .monochrome)).render(card).text
    let theme = BuiltInTheme.light.theme
    let color = TerminalRenderer(options: RenderingOptions(styling: .color(.sixteen), theme: theme)).render(card).text
    #expect(escapes(in: mono).subtracting(["\u{1B}[0m", "\u{1B}[1;3m", "\u{1B}[4m", "\u{1B}[1;7m"]) == [])
    #expect(escapes(in: color).isSuperset(of: ["\u{1B}[35m", "\u{1B}[1;3m", "\u{1B}[4;34m", "\u{1B}[1;7;34m"]))
  }

  @Test func `right-to-left text stands between marks where the terminal reorders`() {
    let card = Card(title: "שלום 12:30", body: [.paragraph([.text("a")])])
    let moving = TerminalRenderer(options: RenderingOptions(width: 20, movesCursor: true)).render(card).text
    #expect(moving.contains("│ \u{200E}      שלום 12:30\u{200E}\u{1B}[20G│\n"))
    #expect(moving.contains("│ a\u{1B}[20G│\n"))
    let piped = TerminalRenderer(options: RenderingOptions(width: 20)).render(card).text
    #expect(piped.contains("│       שלום 12:30 │\n"))
    #expect(!piped.contains("\u{200E}"))
  }

  /// Old Malayalam writes a letter without its vowel with a joiner, and Persian an initial letter that stands alone.
  @Test(arguments: [
    ("ന\u{D4D}\u{200D}", true, "│ ന\u{D4D}\u{200D}\u{200E}\u{1B}[12G│\n"),
    ("ന\u{D4D}\u{200D} 1.", true, "│ ന\u{D4D}\u{200D} 1.\u{200E}\u{1B}[12G│\n"),
    ("ന\u{D4D}\u{200D}ന", true, "│ ന\u{D4D}\u{200D}ന\u{1B}[12G│\n"),
    ("ന\u{D4D}\u{200D}", false, "│ ന\u{D4D}\u{200D}        │\n"),
    ("ه\u{200D}", true, "│ \u{200E}       ه\u{200D}\u{200E}\u{1B}[12G│\n"),
  ])
  func `a joiner with nothing to join has a mark behind its line, so that it leaves the border alone`(
    title: DisplayText, movesCursor: Bool, line: String
  ) {
    let options = RenderingOptions(width: 12, movesCursor: movesCursor)
    #expect(TerminalRenderer(options: options).render(Card(title: title)).text.contains(line))
  }

  @Test func `a label, its value and buttons are each kept apart where the terminal reorders`() {
    let card = Card(
      body: [.facts([Fact("שם", "דנה")])], actions: [Action("כן", .submit("כן")), Action("לא", .submit("לא"))])
    let options = RenderingOptions(width: 24, movesCursor: true, frame: .bare)
    #expect(
      TerminalRenderer(options: options).render(card).text == """
        \("                 דנה\u{200E} שם:")

        \("         [ לא ]\u{200E}   [ כן ]")

        """)
  }

  @Test(
    .enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all,
    [TerminalStyling.monochrome, .color(.trueColor)])
  func `the only escapes are those that the card has with harmless text`(
    _ hostile: HostileCase, styling: TerminalStyling
  ) {
    let text = String(hostile.short.unicodeScalars.prefix(60).filter { $0 != "\n" && $0 != "\r" && $0 != "\u{2028}" })
    guard !DisplayText(text).isBlank else { return }
    let renderer = TerminalRenderer(options: RenderingOptions(width: 1_000, styling: styling, movesCursor: true))
    let rendering = renderer.render(SampleCards.everywhere(text)).text
    let harmless = renderer.render(SampleCards.everywhere("x")).text
    #expect(escapeCounts(in: rendering) == escapeCounts(in: harmless))
    #expect(UnsafeText.findings(in: withoutEscapes(rendering), allowsLines: true) == [])
    #expect(!rendering.contains("\t"))
  }

  /// The escapes that a terminal would find in a text: ESC and everything to the letter that ends it.
  private func escapeCounts(in text: String) -> [String: Int] {
    Dictionary(text.matches(of: /\u{1B}\[[0-9;]*[A-Za-z]/).map { (String($0.output), 1) }, uniquingKeysWith: +)
  }

  private func escapes(in text: String) -> Set<String> { Set(escapeCounts(in: text).keys) }

  private func withoutEscapes(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*[mG]/, with: "")
  }
}
