/// The only way to put something on a terminal: text without control characters, and escapes of its own making.
struct TerminalWriter {
  private(set) var output = ""
  private let styles: StyleSheet
  private let movesCursor: Bool
  private var links: LinkSequences

  private static let leftToRightMark = "\u{200E}"

  /// Takes the bytes that links may take; with none, their labels are text.
  init(styles: StyleSheet, movesCursor: Bool, linkBudget: Int) {
    self.styles = styles
    self.movesCursor = movesCursor
    links = LinkSequences(budget: linkBudget)
  }

  /// Writes a line.
  ///
  /// A terminal may reorder right-to-left text (UAX #9). So that it stays between its borders, and a label beside its
  /// value, a mark of the other direction stands before the line and behind each of its parts.
  mutating func line(_ line: StyledLine, isFramed: Bool) {
    if isFramed, movesCursor, line.pieces.contains(where: \.text.hasRightToLeft) { output += Self.leftToRightMark }
    var isReordered = false
    for (index, piece) in line.pieces.enumerated() {
      output += links.change(to: piece.style.link)
      text(piece.text, styles[piece.style])
      guard movesCursor else { continue }
      let endsPart = index == line.pieces.count - 1 ? isFramed : piece.endsPart
      isReordered = isReordered || piece.text.hasRightToLeft
      if isReordered && endsPart {
        output += Self.leftToRightMark
        isReordered = false
      }
    }
    output += links.change(to: nil)
  }

  mutating func frame(_ glyphs: String, _ role: ThemeRole = .border) {
    text(glyphs, styles[role])
  }

  mutating func spaces(_ count: Int) {
    if count > 0 { output += String(repeating: " ", count: count) }
  }

  /// Moves to a column, the first being 1, or pads to it where there is no cursor to move.
  ///
  /// `used` is the number of columns before the cursor by our own count; a terminal that counts differently still puts
  /// what follows into the right column.
  mutating func moveTo(column: Int, used: Int) {
    if movesCursor { output += "\u{1B}[\(column)G" } else { spaces(column - 1 - used) }
  }

  /// Draws a picture whose first row is `rows` above the cursor, and comes back.
  ///
  /// The rows are on the screen by then, so that the picture moves nothing.
  mutating func graphics(_ graphics: TerminalGraphics, up rows: Int, column: Int) {
    guard movesCursor else { return }
    output += "\u{1B}7\u{1B}[\(rows)A\u{1B}[\(column)G\(graphics.sequence)\u{1B}8"
  }

  mutating func newline() {
    output += "\n"
  }

  private mutating func text(_ text: String, _ parameters: String) {
    // The card's text is safe by its type; this guards against a layout that makes some of its own.
    assert(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a line has no control characters")
    guard !parameters.isEmpty else { return output += text }
    output += "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }
}
