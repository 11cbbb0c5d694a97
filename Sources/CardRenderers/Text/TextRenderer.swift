public import CardCore

/// Renders a card as plain text without a frame, for logs and screen readers.
///
/// Lines are as long as the sender made them, unless a width is given.
public struct TextRenderer: CardRenderer {
  public let format = OutputFormat(name: "text", summary: "the same without a frame, for logs and screen readers")

  private let width: Int
  private let style: LayoutStyle

  public init(options: RenderingOptions = RenderingOptions()) {
    // Wide enough for any card, and small enough to add to.
    width = options.width ?? Int.max / 2
    var style = LayoutStyle.log
    style.widths = options.widths
    self.style = style
  }

  public func render(_ card: Card) -> Rendering {
    let layout = CardLayout.layout(card, width: width, style: style)
    let losses = card.losses + (layout.isTruncated ? [.truncated] : [])
    return Rendering(layout.lines.map { $0.text + "\n" }.joined(), losses: losses)
  }

  /// The cards with a blank line between them.
  public func document(of renderings: [Rendering]) -> String {
    renderings.map(\.text).joined(separator: "\n")
  }
}

extension Card {
  /// What text cannot show: pictures, and buttons that can be pressed.
  var losses: [Rendering.Loss] {
    body.flatMap(\.imageLosses) + actions.map { .button($0.label.string) }
  }
}

extension Block {
  /// What is lost where the pictures in this block are not shown.
  var imageLosses: [Rendering.Loss] { images.map { .image($0) } }

  /// The pictures in this block.
  var images: [Image] {
    switch self {
    case .image(let image): [image]
    case .list(let list): list.items.flatMap { $0.flatMap(\.images) }
    case .quote(let blocks): blocks.flatMap(\.images)
    case .paragraph, .heading, .code, .facts, .meters, .divider: []
    }
  }
}
