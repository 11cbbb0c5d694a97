import CardCore

/// Finds what a format of fixed abilities does not show of a card.
struct LossFinder {
  /// What a format can do.
  struct Abilities {
    var showsImages = false

    /// Whether there are buttons to press, and links to open.
    var hasButtons = false
    var opensLinks = false

    /// Whether strong, emphasised and coded text and headings look different from other text.
    var hasStyles = false
  }

  private let abilities: Abilities
  private var log = LossLog()

  static func losses(of card: Card, where abilities: Abilities) -> LossLog {
    var finder = LossFinder(abilities: abilities)
    finder.blocks(card.body)
    for action in card.actions where !abilities.hasButtons { finder.log.report(.button(action.label)) }
    return finder.log
  }

  private init(abilities: Abilities) {
    self.abilities = abilities
  }

  private mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .paragraph(let content): inlines(content)
    case .heading(_, let content):
      if !abilities.hasStyles { log.report(.heading) }
      inlines(content)
    case .list(let list): for item in list.items { blocks(item) }
    case .quote(let content): blocks(content)
    case .code: if !abilities.hasStyles { log.report(.style) }
    case .image(let image): if !abilities.showsImages { log.report(.image(image.alternative)) }
    case .facts, .meters, .divider: break
    }
  }

  private mutating func inlines(_ inlines: [Inline]) {
    for inline in inlines { self.inline(inline) }
  }

  private mutating func inline(_ inline: Inline) {
    switch inline {
    case .text, .lineBreak: break
    case .code: if !abilities.hasStyles { log.report(.style) }
    case .emphasis(let content), .strong(let content):
      if !abilities.hasStyles { log.report(.style) }
      inlines(content)
    case .link(let destination, let content):
      let label = content.plainText
      if !abilities.opensLinks, !label.isEmpty, !destination.isSaid(by: label) { log.report(.link(label)) }
      inlines(content)
    }
  }
}
