import CardCore

extension LossLog {
  /// Reports what clients that do not know the payload see less of than the card has.
  mutating func report(_ card: Card) {
    var found = PlainTextLosses()
    found.look(at: card.body)
    found.images.forEach { report(.image($0)) }
    if !found.kinds.isEmpty { report(.style(found.kinds)) }
  }
}

/// What of a card is only text to a client without cards.
private struct PlainTextLosses {
  var images: [String] = []

  /// The names of what is shown without its form, each once.
  var kinds: [String] = []

  mutating func look(at blocks: [Block]) {
    blocks.forEach { look(at: $0) }
  }

  private mutating func look(at block: Block) {
    switch block {
    case .paragraph(let content): look(at: content)
    case .heading(_, let content):
      add("headings")
      look(at: content)
    case .list(let list):
      add("lists")
      list.items.forEach { look(at: $0) }
    case .quote(let blocks):
      add("quotes")
      look(at: blocks)
    case .code: add("code")
    case .image(let image): images.append(image.alternative.string)
    case .facts: add("tables of facts")
    case .meters: add("bars")
    case .divider: add("rules")
    }
  }

  private mutating func look(at content: [Inline]) {
    for inline in content {
      switch inline {
      case .text, .lineBreak: break
      case .code: add("code")
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        add("emphasis")
        look(at: inner)
      case .link(_, let label):
        add("links with a label")
        look(at: label)
      }
    }
  }

  private mutating func add(_ kind: String) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }
}

extension Diagnostic {
  fileprivate static func image(_ alternative: String) -> Diagnostic {
    Diagnostic(
      .lossImage, "other clients see the picture \(DisplayText.quoted(alternative)) as its text and address", at: "data"
    )
  }

  fileprivate static func style(_ kinds: [String]) -> Diagnostic {
    Diagnostic(.lossStyle, "other clients see plain text in the place of \(kinds.joined(separator: ", "))", at: "data")
  }
}
