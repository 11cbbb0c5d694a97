/// What came of drawing a picture.
public enum DrawnPicture: Hashable, Sendable {
  /// Rows of coloured characters.
  case cells([[PictureCell]])

  /// Pixels, for a terminal that takes them.
  case graphics(TerminalGraphics)

  /// There is no picture to draw: its text and address stand for it.
  case absent

  /// There is one that cannot be drawn.
  case broken(PictureFault)
}
