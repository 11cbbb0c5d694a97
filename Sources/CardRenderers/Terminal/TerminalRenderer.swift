public import CardCore

/// Renders a card as a box for a terminal.
///
/// The box is exactly as wide as asked, 80 cells where nothing is said. Under 12 cells the frame gives way to plain lines.
/// On a terminal that shows nothing but ASCII, or that draws ambiguous characters wide, what is added to the card is in
/// ASCII.
public struct TerminalRenderer: CardRenderer {
  public let format = OutputFormat(name: "ansi", summary: "a box for a terminal; plain when piped")

  private static let minimumFramedWidth = 12

  /// A border and a space on each side.
  private static let inset = 2

  private let width: Int

  /// The columns before the card.
  private let indent: Int
  private let styling: TerminalStyling
  private let movesCursor: Bool
  private let isASCII: Bool
  private let theme = TerminalTheme.standard
  private let style: LayoutStyle

  /// The frame, or `nil` where there is none.
  private let glyphs: BoxGlyphs?

  public init(options: RenderingOptions = RenderingOptions()) {
    width = options.width ?? RenderingOptions.defaultWidth
    indent = options.alignment.indent(of: width, in: options.columns ?? width)
    styling = options.styling
    movesCursor = options.movesCursor
    isASCII = options.isASCII
    // Lines and bullets are ambiguous characters, and two cells wide they do not meet.
    let isPlain = options.isASCII || options.widths.isAmbiguousWide
    glyphs = width < Self.minimumFramedWidth ? nil : options.frame.glyphs(isASCII: isPlain)
    style = LayoutStyle(
      glyphs: isPlain ? .ascii : .drawn, widths: options.widths, isVisual: true, encodesAddresses: isASCII)
  }

  public func render(_ card: Card) -> Rendering {
    let (card, replaced) = isASCII ? card.inASCII() : (card, 0)
    let inner = glyphs == nil ? width : width - 2 * Self.inset
    let layout = CardLayout.layout(
      card, width: inner, style: style,
      paddedWidth: glyphs == nil ? 0 : min(width, RenderingOptions.defaultWidth) - 2 * Self.inset)
    var writer = TerminalWriter(styling: styling, movesCursor: movesCursor, theme: theme)
    if let glyphs { box(layout.lines, glyphs, &writer) } else { bare(layout.lines, &writer) }
    let losses = (replaced > 0 ? [.characters(replaced)] : []) + (layout.isTruncated ? [Rendering.Loss.truncated] : [])
    return Rendering(writer.output, losses: card.losses + losses)
  }

  private func bare(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    for line in lines {
      if !line.pieces.isEmpty { writer.spaces(indent) }
      writer.line(line, isFramed: false)
      writer.newline()
    }
  }

  private func box(_ lines: [StyledLine], _ glyphs: BoxGlyphs, _ writer: inout TerminalWriter) {
    edge(glyphs.topLeft, glyphs.top, glyphs.topRight, &writer)
    for line in lines {
      writer.spaces(indent)
      writer.frame(glyphs.left)
      writer.spaces(1)
      writer.line(line, isFramed: true)
      writer.moveTo(column: indent + width, used: indent + Self.inset + line.width)
      writer.frame(glyphs.right)
      writer.newline()
    }
    edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight, &writer)
  }

  private func edge(_ left: String, _ middle: String, _ right: String, _ writer: inout TerminalWriter) {
    writer.spaces(indent)
    writer.frame(left + String(repeating: middle, count: width - 2) + right)
    writer.newline()
  }
}
