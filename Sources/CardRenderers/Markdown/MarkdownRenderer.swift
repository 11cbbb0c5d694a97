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
    let losses = card.actions.compactMap(\.lossInMarkdown) + (writer.isTruncated ? [.truncated] : [])
    return Rendering(writer.output, losses: losses)
  }

  /// The cards with a rule between them.
  public func document(of renderings: [Rendering]) -> String {
    renderings.map(\.text).joined(separator: "\n___\n\n")
  }
}

extension Action {
  /// Markdown has links, and no buttons.
  var lossInMarkdown: Rendering.Loss? {
    if case .submit = kind { .button(label.string) } else { nil }
  }
}
