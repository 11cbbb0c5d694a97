import CardCore

extension Card {
  /// The card for a terminal that shows nothing but ASCII, and how many characters became question marks.
  ///
  /// Nothing is transliterated: a letter that looks like another one would say something else. Only the signs that cards
  /// bring along get a sign of ASCII.
  func inASCII() -> (card: Card, replaced: Int) {
    var converter = ASCIIConverter()
    return (converter.card(self), converter.replaced)
  }
}

/// Rewrites the texts of a card in ASCII.
struct ASCIIConverter {
  /// The signs that the built-in payloads write: stars, and what stands before notices.
  private static let signs: [Character: String] = ["★": "*", "☆": "-", "ℹ": "i", "✓": "+", "⚠": "!", "✗": "x"]

  private(set) var replaced = 0

  mutating func card(_ card: Card) -> Card {
    let title = card.title.map { text($0) }
    let body = blocks(card.body)
    return Card(title: title, body: body, actions: card.actions.map { action($0) })
  }

  mutating func text(_ text: DisplayText) -> DisplayText {
    guard text.string.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var ascii = ""
    for character in text.string {
      if character.utf8.allSatisfy({ $0 < 0x80 }) {
        ascii.append(character)
      } else if let sign = Self.signs[character] {
        ascii += sign
      } else {
        ascii += "?"
        replaced += 1
      }
    }
    return DisplayText(lines: ascii)
  }

  private mutating func action(_ action: Action) -> Action {
    switch action.kind {
    case .open: Action(text(action.label), action.kind)
    case .submit(let verb): Action(text(action.label), .submit(text(verb)))
    }
  }

  private mutating func block(_ block: Block) -> Block {
    switch block {
    case .paragraph(let content): return .paragraph(inlines(content))
    case .heading(let level, let content): return .heading(level: level, inlines(content))
    case .list(let list):
      let items = list.items.map { blocks($0) }
      return .list(List(list.kind, isTight: list.isTight, items: items))
    case .quote(let content): return .quote(blocks(content))
    case .code(let code): return .code(CodeBlock(text(code.text), language: code.language))
    case .image(let image): return .image(Image(image.source, alternative: text(image.alternative)))
    case .facts(let facts): return .facts(facts.map { Fact(text($0.label), text($0.value), isTotal: $0.isTotal) })
    case .meters(let meters):
      return .meters(
        meters.map { Meter($0.kind, label: text($0.label), percent: $0.percent, amount: text($0.amount)) })
    case .divider: return .divider
    }
  }

  mutating func blocks(_ blocks: [Block]) -> [Block] {
    blocks.map { block($0) }
  }

  mutating func inlines(_ inlines: [Inline]) -> [Inline] {
    inlines.map { inline in
      switch inline {
      case .text(let text): .text(self.text(text))
      case .code(let text): .code(self.text(text))
      case .emphasis(let content): .emphasis(self.inlines(content))
      case .strong(let content): .strong(self.inlines(content))
      case .strikethrough(let content): .strikethrough(self.inlines(content))
      case .link(let destination, let content): .link(destination, label(content, of: destination))
      case .lineBreak: .lineBreak
      }
    }
  }

  /// The words of a link, which without any are its address.
  private mutating func label(_ content: [Inline], of destination: LinkDestination) -> [Inline] {
    content.simplified.isEmpty ? [.text(DisplayText(destination.string))] : inlines(content)
  }
}
