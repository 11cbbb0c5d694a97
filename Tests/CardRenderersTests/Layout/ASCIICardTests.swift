import CardCore
import TestSupport
import Testing

@testable import CardRenderers

struct ASCIICardTests {
  private static func render(_ card: Card, width: Int = 40) -> Rendering {
    TerminalRenderer(options: RenderingOptions(width: width, isASCII: true)).render(card)
  }

  @Test func `a character that ASCII does not have is a question mark, and that is said`() {
    let rendering = Self.render(Card(title: "Olé 👨‍👩‍👧, 안녕"), width: 20)
    #expect(rendering.text == "+------------------+\n| Ol? ?, ??        |\n+------------------+\n")
    #expect(rendering.losses.map(\.code) == ["loss.characters"])
    #expect(rendering.losses.map(\.message) == ["4 characters that are not ASCII are shown as a question mark"])
    #expect(
      Self.render(Card(title: "é")).losses.first?.message == "1 character that is not ASCII is shown as a question mark"
    )
    #expect(Self.render(Card(title: "ASCII")).losses.isEmpty)
  }

  @Test func `the signs of the built-in payloads have signs of ASCII`() {
    let rendering = Self.render(Card(title: "⚠ ★★★☆☆ ✓ ✗ ℹ"), width: 30)
    #expect(rendering.text.contains("| ! ***-- + x i "))
    #expect(rendering.losses.isEmpty)
  }

  @Test func `what the layout adds is in ASCII`() {
    let card = Card(
      body: [
        .list(List(.bullet, items: [[.paragraph([.text("a")])]])), .quote([.paragraph([.text("b")])]), .divider,
        .code(CodeBlock("0123456789abcdefghi")), .meters([Meter(.progress, percent: 50, amount: "x")]),
      ], actions: [Action("Go", .submit("go"))])
    #expect(
      Self.render(card, width: 20).text == """
        +------------------+
        | * a              |
        |                  |
        | | b              |
        |                  |
        | ---------------- |
        |                  |
        | 0123456789abcdef |
        | \\ ghi            |
        |                  |
        | ##.. x           |
        |                  |
        | [ Go ] -> go     |
        +------------------+

        """)
  }

  @Test func `addresses are shown as they are sent`() throws {
    let link = try #require(LinkDestination("https://example.com/한"))
    let card = Card(
      body: [.paragraph([.link(link, [.text("Open")])]), .image(Image(link, alternative: "x"))],
      actions: [Action("Go", .open(link))])
    let rendering = Self.render(card, width: 80)
    #expect(
      rendering.text.split(separator: "https://example.com/%ED%95%9C", omittingEmptySubsequences: false).count == 4)
    #expect(!rendering.text.contains("?"))
  }

  @Test(arguments: SampleCards.hardTexts)
  func `nothing but ASCII comes out`(_ text: String) {
    for width in [5, 12, 40] {
      let rendering = Self.render(SampleCards.everywhere(text), width: width)
      #expect(rendering.text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: 0..<20)
  func `nothing but ASCII comes out of a random card`(seed: Int) {
    var random = RandomCard(random: SeededGenerator(seed: UInt64(seed)))
    #expect(Self.render(random.card()).text.utf8.allSatisfy { $0 < 0x80 })
  }
}
