import CardCore

@testable import CardRenderers

/// What of a card's text a layout must show, in its order: everything but spaces.
enum CardText {
  static func of(_ card: Card) -> String {
    let title = card.title.map { [$0.string] } ?? []
    return visible((title + card.body.map(of) + card.actions.map(of)).joined())
  }

  /// The text without spaces.
  static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !" \t\n".unicodeScalars.contains($0) }))
  }

  private static func of(_ block: Block) -> String {
    switch block {
    case .paragraph(let content), .heading(_, let content): content.simplified.map(of).joined()
    case .list(let list):
      list.items.enumerated().map { marker(list.kind, $0.offset) + $0.element.map(of).joined() }.joined()
    case .quote(let blocks): blocks.map(of).joined()
    case .code(let code): code.text.isBlank ? "" : code.text.string
    case .image(let image): "[image]" + image.alternative.string + image.source.display.string
    case .facts(let facts): facts.map { "\($0.label):\($0.value)" }.joined()
    case .meters(let meters): meters.map { ($0.label.isBlank ? "" : "\($0.label):") + $0.amount.string }.joined()
    case .divider: ""
    }
  }

  private static func marker(_ kind: List.Kind, _ index: Int) -> String {
    switch kind {
    case .bullet: ""
    case .ordered(let start): "\(start + index)."
    }
  }

  private static func of(_ inline: Inline) -> String {
    switch inline {
    case .text(let text), .code(let text): text.string
    case .emphasis(let content), .strong(let content), .strikethrough(let content): content.map(of).joined()
    case .link(let destination, let content):
      content.map(of).joined() + (destination.isSaid(by: content.plainText) ? "" : "(\(destination.display))")
    case .lineBreak: ""
    }
  }

  private static func of(_ action: Action) -> String {
    let target =
      switch action.kind {
      case .open(let destination): destination.display
      case .submit(let verb): verb
      }
    return "[\(action.label)]" + (target.isBlank || target == action.label ? "" : target.string)
  }
}
