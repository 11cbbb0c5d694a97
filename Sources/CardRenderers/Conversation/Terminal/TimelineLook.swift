import CardCore

/// How a conversation looks on a terminal, or as plain text.
struct TimelineLook: Sendable {
  /// Where a message stands.
  enum Side {
    case left
    case right
  }

  /// The narrowest flow whose messages have sides.
  private static let minimumSidedWidth = 30

  /// The width that a bubble gets where the share of the flow is less.
  private static let minimumBubbleWidth = 32

  /// The widest flow that is easy to read.
  private static let readableWidth = 100

  /// The cells that all lines have to themselves.
  let width: Int

  /// The columns before the flow.
  let indent: Int

  /// Whether everything stands on the left, without frames, one under the other.
  let isList: Bool

  /// Whether who gave a reaction is said.
  let namesReactions: Bool
  let style: LayoutStyle
  let styles: StyleSheet

  /// The frame of a bubble, or `nil` where there is none.
  let glyphs: BoxGlyphs?
  let opensLinks: Bool
  let movesCursor: Bool
  let isASCII: Bool
  let pictures: PictureLayout?

  /// Whether anything is sent that makes one text look different from another.
  let hasStyles: Bool

  /// What is seen of a card beside its words.
  let abilities: RenderingAbilities

  /// Before the name of a file, a conversation with something unread, what the system says, and each line of a card.
  let fileSign: String
  let unreadSign: String
  let noticeSign: String
  let cardSign: String

  /// What is said besides the words of senders.
  let words: TimelineWords

  /// For a terminal.
  init(screen options: RenderingOptions, pictures: (any PictureDrawer)?) {
    let width = options.width ?? RenderingOptions.defaultWidth
    // Lines and signs are ambiguous characters, and two cells wide they do not meet.
    let isPlain = options.isASCII || options.widths.isAmbiguousWide
    let frame = options.frame ?? options.theme.glyphs.frame ?? .rounded
    self.width = width
    indent = options.alignment.indent(of: width, in: options.columns ?? width)
    isList = width < Self.minimumSidedWidth
    namesReactions = false
    style = LayoutStyle(
      glyphs: isPlain ? .ascii : options.theme.glyphs.over(.drawn), widths: options.widths, isVisual: true,
      encodesAddresses: options.isASCII)
    styles = StyleSheet(options.theme, for: options.styling)
    glyphs = isList ? nil : frame.glyphs(isASCII: isPlain)
    opensLinks = options.opensLinks
    movesCursor = options.movesCursor
    isASCII = options.isASCII
    self.pictures = isPlain ? nil : pictures.map { PictureLayout(drawer: $0, placesGraphics: options.movesCursor) }
    hasStyles = options.styling != .plain
    abilities = RenderingAbilities(drawsPictures: self.pictures != nil, opensLinks: opensLinks, hasStyles: hasStyles)
    fileSign = isPlain ? "[file]" : "📎"
    unreadSign = isPlain ? "*" : "●"
    noticeSign = isPlain ? "*" : style.glyphs.bullet
    cardSign = style.glyphs.quote
    words = isASCII ? .english : options.words
  }

  /// For logs and screen readers.
  init(log options: RenderingOptions) {
    // Wide enough for any line, and small enough to add to.
    width = options.width ?? Int.max / 2
    indent = 0
    isList = true
    namesReactions = true
    style = .log(options.widths)
    styles = StyleSheet(options.theme, for: .plain)
    glyphs = nil
    opensLinks = false
    movesCursor = false
    isASCII = false
    pictures = nil
    hasStyles = false
    abilities = []
    fileSign = "[file]"
    unreadSign = "*"
    noticeSign = "*"
    cardSign = "|"
    words = options.words
  }

  /// The most cells of a bubble: about 70 % of the flow.
  var bubbleWidth: Int {
    isList ? width : min(width, max(width / 10 * 7 + width % 10 * 7 / 10, Self.minimumBubbleWidth))
  }

  /// The cells to which lines are padded, on one side or the other, as far as that is not the viewer's own wish.
  var paddedWidth: Int { isList ? 0 : min(width, Self.readableWidth) }

  /// What the lines of a layout may take with their escapes.
  func allowance(for layout: CardLayout.Result) -> TerminalBox.Allowance {
    TerminalBox.Allowance(
      budget: layout.budget, linkBudget: opensLinks ? OutputBudget.linkBytes(layout.budget) : 0,
      hasStyles: hasStyles, style)
  }

  /// The cells for text in a bubble, and for what stands over and under it.
  var room: Int { isList ? width : TerminalBox.room(in: bubbleWidth) }
}
