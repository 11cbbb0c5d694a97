import CardCore
import TestSupport

/// Random cards of everything that a card can hold, with words of many scripts.
struct RandomCard {
  var random: SeededGenerator

  /// Whether all letters are read from left to right, so that the text stands on a screen in its order.
  var isLeftToRight = false

  private static let words = [
    "one", "card", "a", "well-known", "https://example.com/a/long/path?q=1", "안녕하세요", "카드", "日本語の文章です。", "「後」、", "繁體中文",
    "สวัสดีชาวโลก", "नमस्ते", "क्षत्रिय", "தமிழ்", "বাংলা", "Привет", "Ελλάδα", "é\u{301}\u{323}", "👨‍👩‍👧‍👦", "👍🏽", "🇺🇸🇰🇷", "❤️", "1️⃣",
    "ﾃﾞｽﾄ", "12:30", "…", "·", "§±×", "a\u{A0}b", "\u{1112}\u{1161}\u{11AB}", "ស្វាគមន៍", "ສະບາຍດີ", "!?", "(x)",
  ]
  private static let rightToLeftWords = ["שלום", "עולם", "مرحبا", "بكم", "שָׁלוֹם", "فارسی\u{200C}ها", "۱۲۳"]
  private static let addresses = ["https://example.com", "https://example.com/한글", "mailto:a@b.example"].compactMap {
    LinkDestination($0)
  }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func word() -> String {
    if !isLeftToRight && chance(4) == 0 { return Self.rightToLeftWords[chance(Self.rightToLeftWords.count)] }
    return Self.words[chance(Self.words.count)]
  }

  private mutating func text(_ most: Int = 12) -> String {
    (0..<(1 + chance(most))).map { _ in word() + (chance(4) == 0 ? "" : " ") }.joined()
  }

  private mutating func line(_ most: Int = 12) -> DisplayText { DisplayText(text(most)) }

  private mutating func lines() -> DisplayText {
    DisplayText(
      lines: (0..<(1 + chance(3))).map { _ in text(8) + (chance(4) == 0 ? "\tx" : "") }.joined(separator: "\n"))
  }

  private mutating func inlines() -> [Inline] {
    (0..<(1 + chance(4))).map { _ in
      switch chance(7) {
      case 0...2: .text(line())
      case 3: .strong([.text(line()), .emphasis([.text(line(4))])])
      case 4: .code(line(4))
      case 5: .link(Self.addresses[chance(Self.addresses.count)], [.text(line(3))])
      default: .lineBreak
      }
    }
  }

  private mutating func blocks(_ depth: Int) -> [Block] {
    (0..<(1 + chance(3))).map { _ in block(depth) }
  }

  private mutating func block(_ depth: Int) -> Block {
    switch chance(depth > 0 ? 11 : 8) {
    case 0, 1: .paragraph(inlines())
    case 2: .heading(level: 1 + chance(6), inlines())
    case 3: .code(CodeBlock(lines()))
    case 4: .divider
    case 5: .facts((0...chance(4)).map { _ in Fact(line(3), lines(), isTotal: chance(4) == 0) })
    case 6: .meters((0...chance(4)).map { _ in Meter(.share, label: line(3), percent: chance(101), amount: line(2)) })
    case 7: .image(Image(Self.addresses[chance(Self.addresses.count)], alternative: line(4)))
    case 8: .quote(blocks(depth - 1))
    default:
      .list(
        List(
          chance(2) == 0 ? .bullet : .ordered(start: [0, 1, 9, 98][chance(4)]), isTight: chance(2) == 0,
          items: (0...chance(4)).map { _ in chance(6) == 0 ? [] : blocks(depth - 1) }))
    }
  }

  private mutating func action() -> Action {
    let label = line(3)
    return Action(
      label, chance(2) == 0 ? .submit(line(2)) : .open(Self.addresses[chance(Self.addresses.count)]))
  }

  mutating func card() -> Card {
    Card(title: line(6), body: blocks(3), actions: (0..<chance(6)).map { _ in action() })
  }
}
