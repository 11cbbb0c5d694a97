/// How cards are laid out for a kind of output.
struct LayoutStyle: Hashable, Sendable {
  var glyphs: LayoutGlyphs
  var widths: WidthModel

  /// Whether the card is looked at as a whole: buttons stand side by side, and right-to-left text on the right.
  var isVisual: Bool

  /// Whether addresses are shown as they are sent, which is in ASCII, and not as people read them.
  var encodesAddresses: Bool

  /// What stands behind the last line of a card that is cut off.
  var truncation: StyledLine {
    StyledLine("\(glyphs.ellipsis) \(OutputBudget.word)", TextStyle(.mark), by: widths)
  }

  /// For terminals.
  static let screen = LayoutStyle(glyphs: .drawn, widths: .modern, isVisual: true, encodesAddresses: false)

  /// For logs and screen readers, which read line by line.
  static let log = LayoutStyle(glyphs: .log, widths: .modern, isVisual: false, encodesAddresses: false)
}
