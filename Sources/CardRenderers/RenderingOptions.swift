/// What the caller decides about a rendering; each renderer takes what concerns it.
public struct RenderingOptions: Hashable, Sendable {
  /// The width in terminal cells of lines and boxes, 1 to 1000, or `nil` for a format's own choice.
  public var width: Int?

  /// The escapes that a terminal may be sent.
  public var styling: TerminalStyling

  /// Whether the output is a terminal, where the right border is put into its column instead of padded to it.
  public var movesCursor: Bool

  /// Whether HTML is only the `<article>`s, without a page around them.
  public var isFragment: Bool

  /// Whether HTML loads pictures from their addresses, which tells their servers who looks.
  public var loadsImages: Bool

  public init(
    width: Int? = nil, styling: TerminalStyling = .plain, movesCursor: Bool = false, isFragment: Bool = false,
    loadsImages: Bool = false
  ) {
    self.width = width.map { min(max($0, 1), 1000) }
    self.styling = styling
    self.movesCursor = movesCursor
    self.isFragment = isFragment
    self.loadsImages = loadsImages
  }
}
