import CardCore
import Testing

@testable import CardRenderers

struct CardFrameTests {
  @Test(
    arguments: [
      (.rounded, "╭──────────╮\n│ T        │\n╰──────────╯\n"),
      (.square, "┌──────────┐\n│ T        │\n└──────────┘\n"),
      (.heavy, "┏━━━━━━━━━━┓\n┃ T        ┃\n┗━━━━━━━━━━┛\n"),
      (.double, "╔══════════╗\n║ T        ║\n╚══════════╝\n"),
      (.ascii, "+----------+\n| T        |\n+----------+\n"),
      (.bare, "T\n"),
    ] as [(CardFrame, String)])
  func `a frame is drawn as it is named`(frame: CardFrame, box: String) {
    #expect(TerminalRenderer(options: RenderingOptions(width: 12, frame: frame)).render(Card(title: "T")).text == box)
    if frame != .bare {
      let narrow = RenderingOptions(width: 11, frame: frame)
      #expect(TerminalRenderer(options: narrow).render(Card(title: "T")).text == "T\n")
    }
  }

  @Test(arguments: CardFrame.allCases)
  func `where lines are two cells wide, every frame and all that is added is in ASCII`(frame: CardFrame) {
    let card = Card(body: [.list(List(.bullet, items: [[.paragraph([.text("é")])]])), .divider])
    let options = RenderingOptions(width: 14, widths: WidthModel(isAmbiguousWide: true), frame: frame)
    let rendering = TerminalRenderer(options: options).render(card)
    #expect(rendering.text.filter { $0 != "é" }.utf8.allSatisfy { $0 < 0x80 })
    #expect(rendering.text.contains("* é"))
    #expect(rendering.losses.isEmpty)
  }

  @Test(
    arguments: [
      (.left, ""), (.center, "    "), (.right, "        "),
    ] as [(CardAlignment, String)])
  func `a card stands where it is put`(alignment: CardAlignment, indent: String) {
    let options = RenderingOptions(width: 12, alignment: alignment, columns: 20)
    let rows = ["╭──────────╮", "│ T        │", "╰──────────╯"]
    #expect(
      TerminalRenderer(options: options).render(Card(title: "T")).text == rows.map { indent + $0 + "\n" }.joined())
  }

  @Test func `on a terminal the right border stands in the column of its card`() {
    let options = RenderingOptions(width: 12, movesCursor: true, alignment: .right, columns: 20)
    #expect(
      TerminalRenderer(options: options).render(Card(title: "T")).text.contains("\n        │ T\u{1B}[20G│\n"))
  }

  @Test func `a card without a frame stands there too, and its blank lines have no spaces`() {
    let card = Card(title: "T", body: [.paragraph([.text("a")])])
    let options = RenderingOptions(width: 12, frame: .bare, alignment: .right, columns: 20)
    #expect(TerminalRenderer(options: options).render(card).text == "        T\n\n        a\n")
  }

  @Test(arguments: CardAlignment.allCases)
  func `a card as wide as its columns or wider has nothing before it`(alignment: CardAlignment) {
    #expect(alignment.indent(of: 20, in: 20) == 0)
    #expect(alignment.indent(of: 30, in: 20) == 0)
  }
}
