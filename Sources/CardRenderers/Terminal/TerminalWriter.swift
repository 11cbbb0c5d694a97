/// The only way to put something on a terminal: text without control characters, and escapes of its own making.
struct TerminalWriter {
  private(set) var output = ""
  private let styles: StyleSheet
  let movesCursor: Bool
  private var links: LinkSequences

  /// The escape that is on, empty where none is.
  ///
  /// Pieces of one look side by side share it: sixty quotes in one another are sixty bars in every line.
  private var opening = ""

  private static let leftToRightMark = "\u{200E}"

  /// As many spaces as the widest terminal has columns.
  private static let blanks = String(decoding: Array(repeating: UInt8(ascii: " "), count: 1000), as: UTF8.self)

  /// Takes the bytes that links may take; with none, their labels are text.
  init(styles: StyleSheet, movesCursor: Bool, linkBudget: Int) {
    self.styles = styles
    self.movesCursor = movesCursor
    links = LinkSequences(budget: linkBudget)
  }

  /// Text that a writer wrote before, to be written again.
  struct Prepared: Sendable {
    fileprivate let text: String
  }

  /// What a writer makes of something that stands in every line.
  func prepared(_ write: (inout TerminalWriter) -> Void) -> Prepared {
    var writer = TerminalWriter(styles: styles, movesCursor: movesCursor, linkBudget: 0)
    write(&writer)
    return Prepared(text: writer.output)
  }

  /// The bytes so far.
  var length: Int { output.utf8.count }

  mutating func write(_ prepared: Prepared) {
    output += prepared.text
  }

  /// Keeps room for so many bytes.
  mutating func reserve(_ bytes: Int) {
    output.reserveCapacity(bytes)
  }

  /// Writes a line.
  ///
  /// A terminal may reorder right-to-left text (UAX #9). So that it stays between its borders, and a label beside its
  /// value, a mark of the other direction stands before the line and behind each of its parts.
  mutating func line(_ line: StyledLine, isFramed: Bool) {
    let isReordered = movesCursor && line.pieces.contains { !$0.text.isVisibleASCII && $0.text.hasRightToLeft }
    guard !isReordered else { return reordered(line, isFramed: isFramed) }
    for piece in line.pieces { write(piece) }
    close()
  }

  /// Writes a line that holds right-to-left text.
  private mutating func reordered(_ line: StyledLine, isFramed: Bool) {
    if isFramed { output += Self.leftToRightMark }
    var isReordered = false
    for (index, piece) in line.pieces.enumerated() {
      write(piece)
      let endsPart = index == line.pieces.count - 1 ? isFramed : piece.endsPart
      isReordered = isReordered || piece.text.hasRightToLeft
      if isReordered && endsPart {
        output += Self.leftToRightMark
        isReordered = false
      }
    }
    close()
  }

  private mutating func write(_ piece: StyledLine.Piece) {
    change(to: piece.style.link)
    text(piece.text, styles.opening(of: piece.style))
  }

  /// Ends the style, and closes the link that is open.
  private mutating func close() {
    endStyle()
    change(to: nil)
  }

  private mutating func change(to link: Hyperlink?) {
    guard links.isChanged(by: link) else { return }
    endStyle()
    output += links.change(to: link)
  }

  mutating func frame(_ glyphs: String, _ role: ThemeRole = .border) {
    text(glyphs, styles.opening(of: role))
    endStyle()
  }

  mutating func spaces(_ count: Int) {
    if count > 0 { output.append(contentsOf: Self.blanks.prefix(count)) }
  }

  /// Moves to a column, the first being 1, or pads to it where there is no cursor to move.
  ///
  /// `used` is the number of columns before the cursor by our own count; a terminal that counts differently still puts
  /// what follows into the right column.
  mutating func moveTo(column: Int, used: Int) {
    if movesCursor { output += "\u{1B}[\(column)G" } else { padTo(column: column, used: used) }
  }

  /// Pads to a column where there is no cursor to move.
  mutating func padTo(column: Int, used: Int) {
    if !movesCursor { spaces(column - 1 - used) }
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

  private mutating func text(_ text: String, _ opening: String) {
    // The card's text is safe by its type; this guards against a layout that makes some of its own.
    assert(text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a line has no control characters")
    if opening != self.opening {
      endStyle()
      output += opening
      self.opening = opening
    }
    output += text
  }

  private mutating func endStyle() {
    guard !opening.isEmpty else { return }
    output += "\u{1B}[0m"
    opening = ""
  }
}
