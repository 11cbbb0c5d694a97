public import CardCore

/// Renders a card as a box for a terminal.
///
/// The box is exactly as wide as asked, 80 cells where nothing is said. Under 12 cells the frame gives way to plain lines.
public struct TerminalRenderer: CardRenderer {
  public let format = OutputFormat(name: "ansi", summary: "a box for a terminal; plain when piped")

  private static let defaultWidth = 80
  private static let minimumFramedWidth = 12

  /// A border and a space on each side.
  private static let inset = 2

  private let width: Int
  private let styles: StyleSheet
  private let opensLinks: Bool
  private let movesCursor: Bool
  private let layoutGlyphs: LayoutGlyphs
  private let pictures: PictureLayout?
  private let glyphs = BoxGlyphs.rounded

  /// Takes what draws pictures; without it they are shown as their text and address.
  public init(options: RenderingOptions = RenderingOptions(), pictures: (any PictureDrawer)? = nil) {
    width = options.width ?? Self.defaultWidth
    styles = StyleSheet(options.theme, for: options.styling)
    opensLinks = options.opensLinks
    layoutGlyphs = options.theme.glyphs.over(.drawn)
    movesCursor = options.movesCursor
    self.pictures = pictures.map { PictureLayout(drawer: $0, placesGraphics: options.movesCursor) }
  }

  public func render(_ card: Card) -> Rendering {
    let isFramed = width >= Self.minimumFramedWidth
    let layout = CardLayout.layout(
      card, width: isFramed ? width - 2 * Self.inset : width, glyphs: layoutGlyphs,
      paddedWidth: isFramed ? min(width, Self.defaultWidth) - 2 * Self.inset : 0, opensLinks: opensLinks,
      pictures: pictures)
    var writer = TerminalWriter(
      styles: styles, movesCursor: movesCursor, linkBudget: opensLinks ? OutputBudget.linkBytes(for: card) : 0)
    if isFramed { box(layout.lines, &writer) } else { bare(layout.lines, &writer) }
    let losses = losses(of: card, layout.pictureLosses) + (layout.isTruncated ? [.truncated] : [])
    return Rendering(writer.output, losses: losses)
  }

  private func losses(of card: Card, _ pictureLosses: [Rendering.Loss]) -> [Rendering.Loss] {
    pictures == nil ? card.losses : pictureLosses + card.actions.map { .button($0.label.string) }
  }

  private func bare(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    var placement = PicturePlacement(inset: 0)
    for line in lines {
      writer.line(line)
      writer.newline()
      placement.passed(line, &writer)
    }
  }

  private func box(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    edge(glyphs.topLeft, glyphs.top, glyphs.topRight, &writer)
    var placement = PicturePlacement(inset: Self.inset)
    for line in lines {
      writer.frame(glyphs.left)
      writer.spaces(1)
      writer.line(line)
      writer.endDirection(of: line)
      writer.moveTo(column: width, used: Self.inset + line.width)
      writer.frame(glyphs.right)
      writer.newline()
      placement.passed(line, &writer)
    }
    edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight, &writer)
  }

  private func edge(_ left: String, _ middle: String, _ right: String, _ writer: inout TerminalWriter) {
    writer.frame(left + String(repeating: middle, count: width - 2) + right)
    writer.newline()
  }
}
