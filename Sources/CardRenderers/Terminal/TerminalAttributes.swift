/// How a terminal draws a piece of text, as parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
struct TerminalAttributes: Hashable, Sendable {
  /// Bold, dim, underline, reverse: what is left without colour.
  var attributes: [Int]

  /// A foreground or background of the sixteen colours, which the reader's own theme defines.
  var colors: [Int]

  init(_ attributes: [Int] = [], colors: [Int] = []) {
    self.attributes = attributes
    self.colors = colors
  }
}
