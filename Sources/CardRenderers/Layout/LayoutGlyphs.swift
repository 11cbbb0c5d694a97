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

  /// Stands for what is left out.
  var ellipsis: String

  /// Stands in for a cluster that is wider than the whole line; one cell.
  var tooWide: String

  /// For terminals.
  static let drawn = LayoutGlyphs(
    bullet: "•", quote: "│", arrow: "→", rule: "─", ruleWidth: .max, continuation: "↪", barFull: "█", barEmpty: "░",
    ellipsis: "…", tooWide: "…")

  /// For terminals without Unicode, and for those that draw the others two cells wide.
  static let ascii = LayoutGlyphs(
    bullet: "*", quote: "|", arrow: "->", rule: "-", ruleWidth: .max, continuation: "\\", barFull: "#", barEmpty: ".",
    ellipsis: "...", tooWide: "?")

  /// For logs and screen readers.
  static let log = LayoutGlyphs(
    bullet: "-", quote: ">", arrow: "->", rule: "-", ruleWidth: 40, continuation: "\\", barFull: "", barEmpty: "",
    ellipsis: "…", tooWide: "…")
}
