public import CardCore

/// Renders a card as a box for a terminal.
///
/// The box is exactly as wide as asked, 80 cells where nothing is said. Under 12 cells the frame gives way to plain lines.
/// On a terminal that shows nothing but ASCII, or that draws ambiguous characters wide, what is added to the card is in
/// ASCII.
public struct TerminalRenderer: CardRenderer {
  public let format = OutputFormat.ansi

  private static let minimumFramedWidth = 12

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
    let writer = TerminalWriter(styles: styles, movesCursor: movesCursor)
    self.frame = glyphs.map { [width, indent] in BoxFrame($0, width: width, indent: indent, for: writer) }
    style = LayoutStyle(
      glyphs: isPlain ? .ascii : options.theme.glyphs.over(.drawn), widths: options.widths, isVisual: true,
      encodesAddresses: isASCII)
    // Pictures in characters are of blocks, which are ambiguous as well.
    self.pictures = isPlain ? nil : pictures.map { PictureLayout(drawer: $0, placesGraphics: options.movesCursor) }
  }

  public func render(_ card: Card) -> Rendering {
    let (card, replaced) = isASCII ? card.inASCII() : (card, 0)
    let references = LayoutReferences()
    let inner = frame == nil ? width : TerminalBox.room(in: width)
    var layout = CardLayout.layout(
      card, width: inner, style: style,
      paddedWidth: frame == nil ? 0 : TerminalBox.room(in: min(width, RenderingOptions.defaultWidth)),
      opensLinks: opensLinks, pictures: pictures, references: references)
    let linkBudget = opensLinks ? OutputBudget.linkBytes(layout.budget) : 0
    var writer = TerminalWriter(
      styles: styles, movesCursor: movesCursor, linkBudget: linkBudget, references: references)
    // About what a line takes, with its borders and a few escapes.
    writer.reserve((layout.lines.count + 2) * (width + 64))
    let box = TerminalBox(frame: frame, width: width, indent: indent)
    let isWhole = box.draw(
      layout.lines, &writer,
      allowance: .init(budget: layout.budget, linkBudget: linkBudget, hasStyles: hasStyles, style))
    layout.isTruncated = layout.isTruncated || !isWhole
    return Rendering(writer.output, losses: losses(of: card, layout, replaced: replaced))
  }

  private func losses(of card: Card, _ layout: CardLayout.Result, replaced: Int) -> [Rendering.Loss] {
    let abilities = RenderingAbilities(drawsPictures: pictures != nil, opensLinks: opensLinks, hasStyles: hasStyles)
    var log = LossFinder.losses(of: card, where: abilities)
    if replaced > 0 { log.report(.characters(replaced)) }
    if layout.isTruncated { log.report(.truncated) }
    return layout.pictureLosses.isEmpty ? log.losses : layout.pictureLosses + log.losses
  }
}
