/// What the caller decides about a rendering; each renderer takes what concerns it.
public struct RenderingOptions: Hashable, Sendable {
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

  /// Whether HTML is only the `<article>`s, without a page around them.
  public var isFragment: Bool

  /// Whether HTML loads pictures from their addresses, which tells their servers who looks.
  public var loadsImages: Bool

  public init(
    width: Int? = nil, styling: TerminalStyling = .plain, theme: TerminalTheme = .standard, opensLinks: Bool = false,
    movesCursor: Bool = false, isFragment: Bool = false, loadsImages: Bool = false
  ) {
    self.width = width.map { min(max($0, 1), 1000) }
    self.styling = styling
    self.theme = theme
    self.opensLinks = opensLinks
    self.movesCursor = movesCursor
    self.isFragment = isFragment
    self.loadsImages = loadsImages
  }
}
