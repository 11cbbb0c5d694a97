/// One character of a picture, with its colours.
public struct PictureCell: Hashable, Sendable {
  /// A space or a block element.
  public let symbol: Unicode.Scalar

  /// `nil` for the terminal's own.
  public let foreground: PictureColor?
  public let background: PictureColor?

  /// Takes a block element (U+2580 to U+259F); anything else becomes a space.
  ///
  /// A space with a background becomes a full block of that colour, for spaces at the end of a line are left out.
  public init(_ symbol: Unicode.Scalar, foreground: PictureColor? = nil, background: PictureColor? = nil) {
    if "\u{2580}"..."\u{259F}" ~= symbol {
      self.symbol = symbol
      self.foreground = foreground
      self.background = background
    } else {
      self.symbol = background == nil ? " " : "\u{2588}"
      self.foreground = background
      self.background = nil
    }
  }
}
