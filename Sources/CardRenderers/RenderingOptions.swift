public import CardCore

/// What the caller decides about a rendering; each renderer takes what concerns it.
public struct RenderingOptions: Hashable, Sendable {
  /// The width of a box where nothing is said.
  public static let defaultWidth = 80

  /// The width in terminal cells of lines and boxes, 1 to 1000, or `nil` for a format's own choice.
  public var width: Int?

  /// The colours and attributes that a terminal may be sent.
  public var styling: TerminalStyling

  /// How the parts of a card look in a terminal.
  public var theme: TerminalTheme

  /// Whether links are sent as such, for a terminal that opens them (OSC 8).
  public var opensLinks: Bool

  /// Whether the output is a terminal, where the right border is put into its column instead of padded to it.
  public var movesCursor: Bool

  /// How the terminal counts the cells of a text.
  public var widths: WidthModel

  /// The frame around a card in a terminal, or `nil` for the theme's.
  public var frame: CardFrame?

  /// Where a card stands between the sides of a terminal.
  public var alignment: CardAlignment

  /// The columns that a card stands in, 1 to 1000, where they are more than its width.
  public var columns: Int?

  /// Whether a terminal shows nothing but ASCII.
  public var isASCII: Bool

  /// What HTML is made for, and what stands around it.
  public var html: HTMLOptions

  /// Whether HTML loads pictures from their addresses, which tells their servers who looks.
  public var loadsImages: Bool

  /// The kind of Markdown.
  public var dialect: MarkdownDialect

  /// What a conversation is told in besides the words of its senders.
  public var words: TimelineWords

  public init(
    width: Int? = nil, styling: TerminalStyling = .plain, theme: TerminalTheme = .standard, opensLinks: Bool = false,
    movesCursor: Bool = false, widths: WidthModel = .modern, frame: CardFrame? = nil,
    alignment: CardAlignment = .left, columns: Int? = nil, isASCII: Bool = false, html: HTMLOptions = HTMLOptions(),
    loadsImages: Bool = false, dialect: MarkdownDialect = .commonMark,
    words: TimelineWords = .english
  ) {
    self.width = width.map { min(max($0, 1), 1000) }
    self.columns = columns.map { min(max($0, 1), 1000) }
    self.widths = widths
    self.frame = frame
    self.alignment = alignment
    self.isASCII = isASCII
    self.styling = styling
    self.theme = theme
    self.opensLinks = opensLinks
    self.movesCursor = movesCursor
    self.html = html
    self.loadsImages = loadsImages
    self.dialect = dialect
    self.words = words
  }
}
