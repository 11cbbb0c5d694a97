public import CardCore

/// Renders a card as plain text without a frame, for logs and screen readers.
///
/// Lines are as long as the sender made them, unless a width is given.
public struct TextRenderer: CardRenderer {
  public let format = OutputFormat.text

  private let width: Int
  private let style: LayoutStyle

  public init(options: RenderingOptions = RenderingOptions()) {
    // Wide enough for any card, and small enough to add to.
    width = options.width ?? Int.max / 2
    style = .log(options.widths)
  }

  public func render(_ card: Card) -> Rendering {
    let layout = CardLayout.layout(card, width: width, style: style)
    var losses = LossFinder.losses(of: card, where: [])
    if layout.isTruncated { losses.report(.truncated) }
    return Rendering(layout.lines.text, losses: losses.losses)
  }

  /// The cards with a blank line between them.
  public func document(of renderings: [Rendering]) -> String {
    renderings.map(\.text).joined(separator: "\n")
  }
}
