import CardCore
import TestSupport

/// Random bodies of everything that Markdown can say, with the texts that it finds hard.
struct RandomBody {
  var random: SeededGenerator

  /// Whether all running text is one letter, where only the blocks matter.
  var isPlain = false

  private static let pieces = [
    "a", "b1", "]:", "한국", "日本", "é", " ", "  ", "\u{A0}", "\u{3000}", "*", "**", "_", "__", "`", "``", "~~", "$", "|",
    "\\",
    "!", "\"", "(",
    ")", "[", "]", "](u)", "<", "<b>", "<!--", "&", "&amp;", "&#27;", ";", "#", "# ", "1.", "1. ", "12) ", "-", "- ",
    "+", "+ ", "=",
    "===", "---", ">", "> ", ":", "://", "www.", "@", "€", "±", "👩‍👩‍👧", "“", "”", "。", "、", "…", "—", "²", "\u{301}", "٣",
    "\u{2E4F}", ".",
    ",", "'", "{", "}", "^", "%", "/", "?", "x_y", "a*b", "tel:1",
  ]
  private static let addresses = [
    "https://example.com", "https://example.com/a_(b)*c*?d=e&amp=f&copy;#[g]", "mailto:a@b.example",
    "https://example.com/한",
  ].compactMap { LinkDestination($0) }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func text() -> String {
    (0...chance(4)).map { _ in Self.pieces[chance(Self.pieces.count)] }.joined()
  }

  mutating func inlines(depth: Int = 3) -> [Inline] {
    if isPlain { return [.text("x")] }
    return (0..<(1 + chance(4))).map { _ in inline(depth: depth) }
  }

  private mutating func inline(depth: Int) -> Inline {
    switch chance(depth > 0 ? 12 : 5) {
    case 0...2: .text(DisplayText(text()))
    case 3: .code(DisplayText(text()))
    case 4: .lineBreak
    case 5...7: .emphasis(inlines(depth: depth - 1))
    case 8...10: .strong(inlines(depth: depth - 1))
    default: .link(Self.addresses[chance(Self.addresses.count)], inlines(depth: depth - 1))
    }
  }

  mutating func blocks(depth: Int = 3) -> [Block] {
    (0..<(1 + chance(3))).map { _ in block(depth: depth) }
  }

  private mutating func block(depth: Int) -> Block {
    switch chance(depth > 0 ? 10 : 6) {
    case 0...2: .paragraph(inlines())
    case 3: .heading(level: 1 + chance(6), inlines())
    case 4: .code(code())
    case 5: .divider
    case 6: .quote(chance(6) == 0 ? [] : blocks(depth: depth - 1))
    default: .list(list(depth: depth - 1))
    }
  }

  private mutating func list(depth: Int) -> List {
    let starts = [1, 0, 7, 9, 99, 999_999_999]
    let kind: List.Kind = chance(2) == 0 ? .bullet : .ordered(start: starts[chance(starts.count)])
    let items = (0...chance(3)).map { _ in chance(4) == 0 ? [] : blocks(depth: depth) }
    return List(kind, isTight: chance(2) == 0, items: items)
  }

  private mutating func code() -> CodeBlock {
    let lines = (0...chance(3)).map { _ in [text(), "", "    indented", "\ttab", "```", "~~~"][chance(6)] }
    let languages: [DisplayText?] = [nil, "swift", "c++"]
    return CodeBlock(DisplayText(lines: lines.joined(separator: "\n")), language: languages[chance(3)])
  }
}
