public import CardCore

/// Draws the pictures of cards for a terminal.
///
/// A card only names its pictures. Where their bytes come from is decided by whoever makes the drawer, never by a sender.
public protocol PictureDrawer: Sendable {
  /// Draws a picture in at most so many columns.
  ///
  /// Sequences for terminals with graphics are wanted only where `placesGraphics` says that the cursor can be moved.
  func draw(_ image: Image, columns: Int, placesGraphics: Bool) -> DrawnPicture
}
