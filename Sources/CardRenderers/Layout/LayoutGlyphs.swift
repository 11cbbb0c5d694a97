/// The characters that a layout adds to a card.
struct LayoutGlyphs: Hashable, Sendable {
  var bullet: String
  var quote: String
  var arrow: String
  var rule: String

  /// The most cells of a rule.
  var ruleWidth: Int
  var continuation: String

  /// The two parts of a bar; empty where there are no bars, because they say what stands beside them.
  var barFull: String
  var barEmpty: String

  /// For terminals.
  static let drawn = LayoutGlyphs(
    bullet: "•", quote: "│", arrow: "→", rule: "─", ruleWidth: .max, continuation: "↪", barFull: "█", barEmpty: "░")

  /// For logs and screen readers.
  static let ascii = LayoutGlyphs(
    bullet: "-", quote: ">", arrow: "->", rule: "-", ruleWidth: 40, continuation: "\\", barFull: "", barEmpty: "")
}
