/// How cards are laid out for a kind of output.
///
/// An object, since every layout takes it along, and it never changes.
final class LayoutStyle: Sendable {
  let glyphs: LayoutGlyphs
  let widths: WidthModel

  /// Whether the card is looked at as a whole: buttons stand side by side, and right-to-left text on the right.
  let isVisual: Bool

  /// Whether addresses are shown as they are sent, which is in ASCII, and not as people read them.
  let encodesAddresses: Bool

  /// What stands before an item of a list without numbers, a line of a quote, and a line of code that goes on from the
  /// one above.
  let bullet: StyledLine
  let quoteBar: StyledLine
  let continuation: StyledLine

  /// What stands behind the last line of a card that is cut off.
  let truncation: StyledLine

  init(glyphs: LayoutGlyphs, widths: WidthModel, isVisual: Bool, encodesAddresses: Bool) {
    self.glyphs = glyphs
    self.widths = widths
    self.isVisual = isVisual
    self.encodesAddresses = encodesAddresses
    let line = { (text: String, role: TextRole) in
      var line = StyledLine(text, TextStyle(role), by: widths)
      // Mostly it is a margin, which is not copied then.
      line.endPart()
      return line
    }
    bullet = line("\(glyphs.bullet) ", .mark)
    quoteBar = line("\(glyphs.quote) ", .quote)
    continuation = line("\(glyphs.continuation) ", .mark)
    truncation = line("\(glyphs.ellipsis) \(OutputBudget.word)", .mark)
  }

  /// For terminals.
  static let screen = LayoutStyle(glyphs: .drawn, widths: .modern, isVisual: true, encodesAddresses: false)

  /// For logs and screen readers, which read line by line.
  static let log = log(.modern)

  /// The same, with another way to count cells.
  static func log(_ widths: WidthModel) -> LayoutStyle {
    LayoutStyle(glyphs: .log, widths: widths, isVisual: false, encodesAddresses: false)
  }
}
