import CardCore

/// Finds what a format of fixed abilities does not show of a card.
struct LossFinder {
  private let abilities: RenderingAbilities
  private var log = LossLog()

  static func losses(of card: Card, where abilities: RenderingAbilities) -> LossLog {
    var finder = LossFinder(abilities: abilities)
    finder.blocks(card.body)
    if !abilities.contains(.buttons) {
      for action in card.actions { finder.log.report(.lossButton, .button(action.label)) }
    }
    return finder.log
  }

  private init(abilities: RenderingAbilities) {
    self.abilities = abilities
  }

  private mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .paragraph(let content): inlines(content)
    case .heading(_, let content):
      if !abilities.contains(.styles) { log.report(.heading) }
      inlines(content)
    case .list(let list): for item in list.items { blocks(item) }
    case .quote(let content): blocks(content)
    case .code: if !abilities.contains(.styles) { log.report(.style) }
    case .image(let image):
      if !abilities.contains(image.source.address == nil ? .embeddedPictures : .pictures) { log.report(.image(image)) }
    case .meters(let meters): if !abilities.contains(.bars) { meters.forEach { log.report(.meter($0.amount)) } }
    case .facts, .divider: break
    }
  }

  private mutating func inlines(_ inlines: [Inline]) {
    // All that running text has to lose.
    guard !abilities.isSuperset(of: [.styles, .links]) else { return }
    for inline in inlines { self.inline(inline) }
  }

  private mutating func link(_ destination: LinkDestination, _ label: String) {
    if !label.isEmpty, !destination.isSaid(by: label) { log.report(.lossLink, .link(label)) }
  }

  private mutating func inline(_ inline: Inline) {
    switch inline {
    case .text, .lineBreak: break
    case .code: if !abilities.contains(.styles) { log.report(.style) }
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      if !abilities.contains(.styles) { log.report(.style) }
      inlines(content)
    case .link(let destination, let content):
      if !abilities.contains(.links) { link(destination, content.plainText) }
      inlines(content)
    }
  }
}
