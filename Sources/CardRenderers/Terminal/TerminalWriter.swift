/// The only way to put something on a terminal: text without control characters, and escapes of its own making.
struct TerminalWriter {
  private(set) var output = ""
  private let styles: StyleSheet
  private let movesCursor: Bool
  private var links: LinkSequences

  /// Takes the bytes that links may take; with none, their labels are text.
  init(styles: StyleSheet, movesCursor: Bool, linkBudget: Int) {
    self.styles = styles
    self.movesCursor = movesCursor
    links = LinkSequences(budget: linkBudget)
  }

  mutating func line(_ line: StyledLine) {
    for piece in line.pieces {
      output += links.change(to: piece.style.link)
      text(piece.text, styles[piece.style])
    }
    output += links.change(to: nil)
  }

  mutating func frame(_ glyphs: String) {
    text(glyphs, styles[.border])
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

  /// Keeps what follows right-to-left text in its place on a terminal that reorders lines (UAX #9).
  mutating func endDirection(of line: StyledLine) {
    if movesCursor && line.pieces.contains(where: \.text.hasRightToLeft) { output += "\u{200E}" }
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

extension String {
  /// Whether any code point belongs to a right-to-left script: Hebrew to Arabic Extended-A, the presentation forms, and
  /// the plane-1 scripts from Cypriot to Arabic mathematics.
  var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
