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
  private let glyphs = BoxGlyphs.rounded

  public init(options: RenderingOptions = RenderingOptions()) {
    width = options.width ?? Self.defaultWidth
    styles = StyleSheet(options.theme, for: options.styling)
    opensLinks = options.opensLinks
    layoutGlyphs = options.theme.glyphs.over(.drawn)
    movesCursor = options.movesCursor
  }

  public func render(_ card: Card) -> Rendering {
    let isFramed = width >= Self.minimumFramedWidth
    let layout = CardLayout.layout(
      card, width: isFramed ? width - 2 * Self.inset : width, glyphs: layoutGlyphs,
      paddedWidth: isFramed ? min(width, Self.defaultWidth) - 2 * Self.inset : 0, opensLinks: opensLinks)
    var writer = TerminalWriter(
      styles: styles, movesCursor: movesCursor, linkBudget: opensLinks ? OutputBudget.linkBytes(for: card) : 0)
    if isFramed { box(layout.lines, &writer) } else { bare(layout.lines, &writer) }
    return Rendering(writer.output, losses: card.losses + (layout.isTruncated ? [.truncated] : []))
  }

  private func bare(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    for line in lines {
      writer.line(line)
      writer.newline()
    }
  }

  private func box(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    edge(glyphs.topLeft, glyphs.top, glyphs.topRight, &writer)
    for line in lines {
      writer.frame(glyphs.left)
      writer.spaces(1)
      writer.line(line)
      writer.endDirection(of: line)
      writer.moveTo(column: width, used: Self.inset + line.width)
      writer.frame(glyphs.right)
      writer.newline()
    }
    edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight, &writer)
  }

  private func edge(_ left: String, _ middle: String, _ right: String, _ writer: inout TerminalWriter) {
    writer.frame(left + String(repeating: middle, count: width - 2) + right)
    writer.newline()
  }
}
