/// The only way to put something on a terminal: text without control characters, and escapes of its own making.
struct TerminalWriter {
  private(set) var output = ""
  private let styling: TerminalStyling
  private let movesCursor: Bool
  private let theme: TerminalTheme

  private static let leftToRightMark = "\u{200E}"

  init(styling: TerminalStyling, movesCursor: Bool, theme: TerminalTheme) {
    self.styling = styling
    self.movesCursor = movesCursor
    self.theme = theme
  }

  /// Writes a line.
  ///
  /// A terminal may reorder right-to-left text (UAX #9). So that it stays between its borders, and a label beside its
  /// value, a mark of the other direction stands before the line and behind each of its parts.
  mutating func line(_ line: StyledLine, isFramed: Bool) {
    if isFramed, movesCursor, line.pieces.contains(where: \.text.hasRightToLeft) { output += Self.leftToRightMark }
    var isReordered = false
    for (index, piece) in line.pieces.enumerated() {
      var look = theme.attributes(piece.style.role)
      if piece.style.isStrong { look.attributes.append(1) }
      if piece.style.isEmphasized { look.attributes.append(3) }
      text(piece.text, look)
      guard movesCursor else { continue }
      let endsPart = index == line.pieces.count - 1 ? isFramed : piece.endsPart
      isReordered = isReordered || piece.text.hasRightToLeft
      if isReordered && endsPart {
        output += Self.leftToRightMark
        isReordered = false
      }
    }
  }

  mutating func frame(_ glyphs: String) {
    text(glyphs, theme.frame)
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

  mutating func newline() {
    output += "\n"
  }

  private mutating func text(_ text: String, _ look: TerminalAttributes) {
    // The card's text is safe by its type; this guards against a layout that makes some of its own.
    assert(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a line has no control characters")
    let parameters = parameters(of: look)
    guard !parameters.isEmpty else { return output += text }
    output += "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  private func parameters(of look: TerminalAttributes) -> String {
    switch styling {
    case .plain: ""
    case .monochrome: look.attributes.map(String.init).joined(separator: ";")
    case .color: (look.attributes + look.colors).map(String.init).joined(separator: ";")
    }
  }
}
