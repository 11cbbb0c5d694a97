/// The characters that a layout adds to a card.
struct LayoutGlyphs: Hashable, Sendable {
  var bullet: String
  var quote: String
  var arrow: String
  var rule: String
  var continuation: String

  /// For terminals.
  static let drawn = LayoutGlyphs(bullet: "•", quote: "│", arrow: "→", rule: "─", continuation: "↪")

  /// For logs and screen readers.
  static let ascii = LayoutGlyphs(bullet: "-", quote: ">", arrow: "->", rule: "-", continuation: "\\")
}
