public import CardCore

/// Renders a card as CommonMark that another parser reads back to the same structure.
public struct MarkdownRenderer: CardRenderer {
  public let format = OutputFormat(name: "markdown", summary: "CommonMark, for documents and issue trackers")

  public init() {}

  public func render(_ card: Card) -> Rendering {
    var writer = MarkdownWriter(budget: OutputBudget.bytes(for: card))
    if let title = card.title, !title.isBlank { writer.title(title) }
    writer.blocks(card.body)
    for action in card.actions { writer.action(action) }
    let pictures = card.body.flatMap(\.images).filter { $0.source.address == nil }
    let losses = pictures.map { Rendering.Loss.image($0) } + card.actions.compactMap(\.loss)
    return Rendering(writer.output, losses: losses + (writer.isTruncated ? [.truncated] : []))
  }

  /// The cards with a rule between them.
  public func document(of renderings: [Rendering]) -> String {
    renderings.map(\.text).joined(separator: "\n___\n\n")
  }
}

extension Action {
  /// Markdown has links, and no buttons.
  fileprivate var loss: Rendering.Loss? {
    if case .submit = kind { .button(label.string) } else { nil }
  }
}
