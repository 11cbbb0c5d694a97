import CardCore
import CardMarkdown
import TestSupport

/// Cards that put one text wherever a card takes one.
enum SampleCards {
  static func everywhere(_ text: String) -> Card {
    let line = DisplayText(text)
    let lines = DisplayText(lines: text)
    let link = LinkDestination("https://example.com/한")
    let inlines: [Inline] = [.text(line), .strong([.emphasis([.text(line)])]), .code(line)]
    var body: [Block] = [
      .paragraph(inlines), .heading(level: 2, inlines),
      .quote([.list(List(.ordered(start: 9), items: [[.paragraph(inlines)], [], [.divider]]))]),
      .list(List(.bullet, isTight: false, items: [[.paragraph(inlines), .code(CodeBlock(lines, language: line))]])),
      .code(CodeBlock(lines, language: line)), .facts([Fact(line, lines), Fact("x", line)]), .divider,
      .facts([Fact("x", lines), Fact(line, lines, isTotal: true)]),
      .meters([
        Meter(.share, label: line, percent: 50, amount: line), Meter(.share, label: "x", percent: 1, amount: "1"),
      ]),
      .meters([Meter(.progress, percent: 99, amount: line)]),
    ]
    if let link { body += [.image(Image(link, alternative: line)), .paragraph([.link(link, inlines)])] }
    let open = link.map { Action(line, .open($0)) }
    return Card(title: line, body: body, actions: [open, Action(line, .submit(line))].compactMap(\.self))
  }

  /// The card of a body in Markdown.
  static func markdown(_ text: String) -> Card {
    switch MarkdownReader(policy: .standard).read(text) {
    case .blocks(let blocks, _): Card(body: blocks)
    case .tooDeep: Card(body: [.paragraph([.text(DisplayText(text))])])
    }
  }

  /// Texts that are hard to lay out.
  static let hardTexts = [
    "", " ", "a", "한국어 문장입니다. 그리고 더 깁니다", "後、這個（問題）「テスト」です。", "สวัสดีชาวโลกภาษาไทย", "مرحبا 123 abc שלום", "👨‍👩‍👧‍👦👩🏽‍🚀🇺🇸❤️ text 👨‍👩‍👧‍👦",
    "https://example.com/a/very/long/address?with=query&and=more#fragment", String(repeating: "x", count: 90),
    "a\tb\n\n  c\t\td\n",
    "e\u{301}a\u{323}\u{301} z", "  spaces   in   between  ",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1100}\u{1100}\u{1100}x", "\u{1B}[31mred", "a\u{200E} \u{200F}b",
    "•│╭─╮ [ button ]", "1234567890 123456789 12345678 1234567 123456 12345 1234 123 12 1",
  ]
}
