import CardCore

/// The backticks around code in running text.
enum MarkdownFence {
  /// The most that cmark-gfm takes for a fence: behind longer ones it reads code as text, with the tags in it.
  private static let maximumLength = 80

  /// One backtick more than the code has in a row; `nil` where that is too many for a reader, and the code is written as text.
  static func around(_ code: String) -> String? {
    let length = code.longestRun(of: "`") + 1
    return length <= maximumLength ? String(repeating: "`", count: length) : nil
  }

  /// How often a card has code in running text that is written as text.
  static func lossCount(of card: Card) -> Int {
    let verbs = card.actions.count { if case .submit(let verb) = $0.kind { around(verb.string) == nil } else { false } }
    return verbs + count(card.body)
  }

  private static func count(_ blocks: [Block]) -> Int {
    blocks.reduce(0) { sum, block in
      switch block {
      case .paragraph(let content), .heading(_, let content): sum + count(content)
      case .list(let list): sum + list.items.reduce(0) { $0 + count($1) }
      case .quote(let blocks): sum + count(blocks)
      case .code, .image, .facts, .meters, .divider: sum
      }
    }
  }

  private static func count(_ inlines: [Inline]) -> Int {
    inlines.reduce(0) { sum, inline in
      switch inline {
      case .code(let text): around(text.string) == nil ? sum + 1 : sum
      case .emphasis(let content), .strong(let content), .strikethrough(let content), .link(_, let content):
        sum + count(content)
      case .text, .lineBreak: sum
      }
    }
  }
}
