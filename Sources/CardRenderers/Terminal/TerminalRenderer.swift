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
  private static let inset = 1 + BoxFrame.padding

  private let width: Int
  private let styles: StyleSheet
  private let opensLinks: Bool
  private let movesCursor: Bool

  /// Whether anything is sent that makes one text look different from another.
  private let hasStyles: Bool
  private let isASCII: Bool
  private let style: LayoutStyle
  private let pictures: PictureLayout?

  /// The columns before the card.
  private let indent: Int

  /// The frame, or `nil` where there is none.
  private let frame: BoxFrame?

  /// Takes what draws pictures; without it they are shown as their text and address.
  public init(options: RenderingOptions = RenderingOptions(), pictures: (any PictureDrawer)? = nil) {
    width = options.width ?? RenderingOptions.defaultWidth
    indent = options.alignment.indent(of: width, in: options.columns ?? width)
    styles = StyleSheet(options.theme, for: options.styling)
    opensLinks = options.opensLinks
    movesCursor = options.movesCursor
    hasStyles = options.styling != .plain
    isASCII = options.isASCII
    let frame = options.frame ?? options.theme.glyphs.frame ?? .rounded
    // Lines and bullets are ambiguous characters, and two cells wide they do not meet.
    let isPlain = options.isASCII || options.widths.isAmbiguousWide
    let glyphs = width < Self.minimumFramedWidth ? nil : frame.glyphs(isASCII: isPlain)
    self.frame = glyphs.map { [width, indent, styles, movesCursor] glyphs in
      BoxFrame(glyphs, width: width, indent: indent, styles: styles, movesCursor: movesCursor)
    }
    style = LayoutStyle(
      glyphs: isPlain ? .ascii : options.theme.glyphs.over(.drawn), widths: options.widths, isVisual: true,
      encodesAddresses: isASCII)
    // Pictures in characters are of blocks, which are ambiguous as well.
    self.pictures = isPlain ? nil : pictures.map { PictureLayout(drawer: $0, placesGraphics: options.movesCursor) }
  }

  public func render(_ card: Card) -> Rendering {
    let (card, replaced) = isASCII ? card.inASCII() : (card, 0)
    let inner = frame == nil ? width : width - 2 * Self.inset
    var layout = CardLayout.layout(
      card, width: inner, style: style,
      paddedWidth: frame == nil ? 0 : min(width, RenderingOptions.defaultWidth) - 2 * Self.inset,
      opensLinks: opensLinks, pictures: pictures)
    let linkBudget = opensLinks ? OutputBudget.linkBytes(layout.budget) : 0
    var writer = TerminalWriter(styles: styles, movesCursor: movesCursor, linkBudget: linkBudget)
    // About what a line takes, with its borders and a few escapes.
    writer.reserve((layout.lines.count + 2) * (width + 64))
    if let frame { writer.write(frame.top) }
    let budget = hasStyles ? OutputBudget.styledBytes(layout.budget) + linkBudget : .max / 2
    layout.isTruncated = !lines(layout.lines, budget: budget, &writer) || layout.isTruncated
    if let frame { writer.write(frame.bottom) }
    return Rendering(writer.output, losses: losses(of: card, layout, replaced: replaced))
  }

  private func losses(of card: Card, _ layout: CardLayout.Result, replaced: Int) -> [Rendering.Loss] {
    var abilities: RenderingAbilities = [.bars]
    // Pictures are told of where they are drawn.
    if pictures != nil { abilities.formUnion([.pictures, .embeddedPictures]) }
    if opensLinks { abilities.insert(.links) }
    if hasStyles { abilities.insert(.styles) }
    var log = LossFinder.losses(of: card, where: abilities)
    if replaced > 0 { log.report(.characters(replaced)) }
    if layout.isTruncated { log.report(.truncated) }
    return layout.pictureLosses + log.losses
  }

  /// Writes lines until they have used up the budget of an output with escapes; `false` where some were left out.
  ///
  /// The layout counts text, but not the escapes around it, and knows nothing of colours.
  private func lines(_ lines: [StyledLine], budget: Int, _ writer: inout TerminalWriter) -> Bool {
    var budget = budget
    var placement = PicturePlacement(inset: indent + (frame == nil ? 0 : Self.inset))
    for line in lines {
      guard budget > 0 else {
        self.line(style.truncation, &writer)
        return false
      }
      let start = writer.length
      self.line(line, &writer)
      // What draws pictures keeps them small.
      if pictures == nil || !line.holdsPicture { budget -= writer.length - start - spareSpaces(beside: line) }
      if pictures != nil { placement.passed(line, &writer) }
    }
    return true
  }

  /// The spaces of a line that somebody with a wide terminal asked for.
  private func spareSpaces(beside line: StyledLine) -> Int {
    guard frame != nil, !movesCursor else { return indent }
    return indent + max(min(width - RenderingOptions.defaultWidth, width - 2 * Self.inset - line.width), 0)
  }

  private func line(_ line: StyledLine, _ writer: inout TerminalWriter) {
    guard let frame else { return bare(line, &writer) }
    writer.write(frame.left)
    writer.line(line, isFramed: true)
    if !movesCursor { writer.moveTo(column: indent + width, used: indent + Self.inset + line.width) }
    writer.write(frame.right)
  }

  private func bare(_ line: StyledLine, _ writer: inout TerminalWriter) {
    if !line.pieces.isEmpty { writer.spaces(indent) }
    writer.line(line, isFramed: false)
    writer.newline()
  }
}
