import CardKit
import Testing

@testable import CardWriting

struct CardTextTests {
  private static let link = LinkDestination("https://example.com/a")!

  private static func text(_ blocks: [Block]) -> String {
    CardText.body(of: Card(body: blocks)).string().text
  }

  @Test func `every kind of block has its text`() {
    let blocks: [Block] = [
      .heading(level: 2, [.text("Today")]),
      .paragraph([.text("See "), .strong([.text("this")]), .lineBreak, .link(Self.link, [.text("page")])]),
      .list(List(.ordered(start: 9), items: [[.paragraph([.text("nine")])], [.paragraph([.text("ten")])]])),
      .quote([
        .paragraph([.text("a")]), .list(List(.bullet, items: [[.paragraph([.text("b"), .lineBreak, .text("c")])]])),
      ]),
      .code(CodeBlock(DisplayText(lines: "x {\n\n}"))),
      .image(Image(Self.link, alternative: "A map")), .image(Image(Self.link, alternative: "")),
      .facts([Fact("Room", "4"), Fact("When", DisplayText(lines: "now\nor later"))]),
      .meters([Meter(.share, label: "Yes", percent: 60, amount: "3 (60%)"), Meter(.progress, percent: 1, amount: "1%")]
      ),
      .divider,
    ]
    #expect(
      Self.text(blocks) == """
        Today

        See this
        page: https://example.com/a

        9. nine
        10. ten

        > a
        >
        > - b
        >   c

        x {

        }

        A map: https://example.com/a

        https://example.com/a

        Room: 4
        When: now
        or later

        Yes: 3 (60%)
        1%

        ---
        """)
  }

  @Test func `a whole card has its title on top and its buttons below`() {
    let card = Card(
      title: "Hi!", body: [.paragraph([.text("Pick one.")])],
      actions: [
        Action("Yes", .submit("yes")), Action("Page", .open(Self.link)), Action("", .submit("no")),
      ])
    #expect(
      CardText.whole(card).string().text == """
        Hi!

        Pick one.

        (Yes) (no)
        Page: https://example.com/a
        """)
  }

  @Test func `quotes inside quotes end where the text outgrows its limit`() {
    let line = Block.paragraph([Inline](lines: Array(repeating: "a"[...], count: 30_000)))
    let card = Card(body: [(0..<90).reduce(line) { block, _ in .quote([block]) }])
    let (text, isTruncated) = CardText.body(of: card).string()
    #expect(isTruncated)
    #expect(text.utf8.count <= CardText.maximumLength)
    #expect(text.hasSuffix("…"))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 24, 25, 26, 27, 28, 29, 30])
  func `a text is cut between characters, never inside one`(limit: Int) {
    let family = "👨‍👩‍👧‍👦"
    let text = family + "ab"
    let short = text.shortened(to: limit)
    #expect(short.utf8.count <= limit)
    #expect(limit < 27 ? ["", "…"].contains(short) || short == family : short == text)
  }
}
