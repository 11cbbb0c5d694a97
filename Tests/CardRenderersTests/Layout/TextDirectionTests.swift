import CardCore
import Testing

@testable import CardRenderers

struct TextDirectionTests {
  @Test(arguments: [
    ("hello", TextDirection.leftToRight), ("שלום", .rightToLeft), ("مرحبا", .rightToLeft),
    ("12 שלום abc", .rightToLeft),
    ("(א)", .rightToLeft), ("abc שלום", .leftToRight), ("😀 한국", .leftToRight), ("\u{200F}abc", .rightToLeft),
    ("\u{200E}שלום", .leftToRight), ("\u{61C}1", .rightToLeft), ("٣ abc", .leftToRight), ("123 - …", nil), ("", nil),
    ("\u{10C80}", .rightToLeft), ("𞤀", .rightToLeft),
  ])
  func `the first letter gives a text its direction`(text: String, direction: TextDirection?) {
    #expect(text.direction == direction)
  }

  @Test(.enabled(if: UnicodeFile.areInstalled, "needs Debian's package unicode-data"))
  func `letters have the direction that Unicode gives them`() throws {
    for row in try UnicodeFile.rows("extracted/DerivedBidiClass.txt") {
      let bounds = row[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
      for scalar in ((bounds.first ?? 0)...(bounds.last ?? 0)).compactMap(Unicode.Scalar.init) {
        let direction: TextDirection? =
          switch row[1] {
          case "L": .leftToRight
          case "R", "AL": .rightToLeft
          default: nil
          }
        // Signs and marks of a script count as letters to UAX #9; no word begins with one. Not every letter has a class of
        // its own: some of those that sound change are neutral.
        guard let found = scalar.direction, let direction else { continue }
        #expect(found == direction, "\(UnicodeFile.codePoints(String(scalar)))")
      }
    }
  }

  private func lines(_ blocks: [Block], _ actions: [Action] = [], width: Int = 20) -> [String] {
    CardLayout.layout(Card(body: blocks, actions: actions), width: width, style: .screen).lines.map(\.text)
  }

  @Test func `a paragraph that begins right-to-left stands on the right, and another one on the left`() {
    let text = Inline.text("אחת שתיים שלוש ארבע")
    #expect(
      lines([.paragraph([text]), .paragraph([.text("a "), text])], width: 12) == [
        "   אחת שתיים", "   שלוש ארבע", "", "a אחת שתיים", "שלוש ארבע",
      ])
  }

  @Test func `markers and bars stand on the right of what is read from there`() {
    let blocks: [Block] = [
      .list(List(.ordered(start: 9), items: [[.paragraph([.text("א")])], [.paragraph([.text("b")])]])),
      .list(List(.bullet, items: [[.paragraph([.text("אחת שתיים שלוש")])]])),
      .quote([.paragraph([.text("א")]), .paragraph([.text("b")])]),
    ]
    let expected = [
      "         א  9.", "10. b", "", "   אחת שתיים •", "        שלוש", "", "           א │", "             │",
      "b            │",
    ]
    #expect(lines(blocks, width: 14) == expected)
  }

  @Test func `labels stand on the right of their values`() {
    let facts = Block.facts([Fact("שם", "דנה"), Fact("טלפון", "12")])
    #expect(lines([facts]) == ["          דנה    שם:", "           12 טלפון:"])
  }

  @Test func `a bar of right-to-left text is filled from the right`() {
    let meters = Block.meters([Meter(.share, label: "א", percent: 25, amount: "1")])
    #expect(lines([meters]) == ["          1 ░░░░█ א:"])
  }

  @Test func `buttons are read from the right`() {
    let actions = [Action("אחת", .submit("a")), Action("ב", .submit("ב"))]
    #expect(lines([], actions) == ["     [ ב ]   [ אחת ]", "                 → a"])
  }

  @Test func `buttons under one another all begin on the side of the first`() {
    let actions = [Action("OK", .submit("ok")), Action("שלום", .submit("go")), Action("Cancel all", .submit("stop"))]
    let lines = { (actions: [Action]) in
      CardLayout.layout(Card(actions: actions), width: 16, style: .screen).lines.map(\.text)
    }
    #expect(lines(actions) == ["[ OK ] → ok", "[ שלום ] → go", "[ Cancel all ]", "→ stop"])
    #expect(lines(Array(actions[1...])) == ["   [ שלום ] → go", "  [ Cancel all ]", "          → stop"])
  }

  @Test func `a log has all lines on the left`() {
    let card = Card(body: [.quote([.paragraph([.text("א")])])], actions: [Action("א", .submit("א"))])
    #expect(CardLayout.layout(card, width: 20, style: .log).lines.map(\.text) == ["> א", "", "[ א ]"])
  }

  @Test(arguments: ["א", "a", "1"])
  func `the direction of what is nested deeply is found once`(_ text: String) {
    let nested = (0..<100).reduce(Block.paragraph([.text(DisplayText(text))])) { block, level in
      level % 2 == 0 ? .quote([block]) : .list(List(.bullet, items: [[block]]))
    }
    #expect([nested].direction == text.direction)
  }
}
