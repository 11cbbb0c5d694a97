public import CardCore

/// Renders a card as Markdown: CommonMark that another parser reads back to the same structure, or a dialect of chats.
///
/// In every dialect a sender's text stays text: it makes no markup, and mentions nobody.
public struct MarkdownRenderer: CardRenderer {
  public let format = OutputFormat.markdown

  private let dialect: MarkdownDialect

  public init(dialect: MarkdownDialect = .commonMark) {
    self.dialect = dialect
  }

  public init(options: RenderingOptions) {
    dialect = options.dialect
  }

  public func render(_ card: Card) -> Rendering {
    switch dialect.form {
    case .blocks(let syntax): Self.blocks(card, syntax)
    case .lines(let syntax): ChatWriter.rendering(of: card, in: syntax)
    }
  }

  private static func blocks(_ card: Card, _ syntax: any MarkdownSyntax) -> Rendering {
    var writer = MarkdownWriter(syntax: syntax, budget: OutputBudget.bytes(for: card))
    if let title = card.title, !title.isBlank { writer.title(title) }
    writer.blocks(card.body)
    for action in card.actions { writer.action(action) }
    var losses = losses(of: card)
    for _ in 0..<MarkdownFence.lossCount(of: card) { losses.report(.style) }
    if writer.isTruncated { losses.report(.truncated) }
    return Rendering(writer.output, losses: losses.losses)
  }

  /// What Markdown does not show of a card, whatever its length.
  static func losses(of card: Card) -> LossLog {
    var losses = LossLog()
    for picture in card.body.flatMap(\.embeddedPictures) { losses.report(.image(picture)) }
    for action in card.actions where action.isSubmit { losses.report(.button(action.label)) }
    return losses
  }

  /// The cards with a rule between them.
  public func document(of renderings: [Rendering]) -> String {
    let rule =
      switch dialect.form {
      case .blocks: "___"
      case .lines(let syntax): syntax.divider
      }
    return renderings.map(\.text).joined(separator: "\n\(rule)\n\n")
  }
}

extension Action {
  /// Whether the button is none that can be pressed where there are links alone.
  var isSubmit: Bool { if case .submit = kind { true } else { false } }
}
