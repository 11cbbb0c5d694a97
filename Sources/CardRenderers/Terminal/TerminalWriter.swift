/// The only way to put something on a terminal: text without control characters, and escapes of its own making.
struct TerminalWriter: ~Copyable {
  /// What was written, in UTF-8.
  private var bytes = ByteRow()
  private var styles: StyleSheet

  /// What the styles of its lines name.
  let references: LayoutReferences
  let movesCursor: Bool
  private var links: LinkSequences

  /// The look that is on.
  ///
  /// Pieces of one look side by side share it: sixty quotes in one another are sixty bars in every line.
  private var look = StyleSheet.Look.none

  private static let leftToRightMark = "\u{200E}"

  /// Takes the bytes that links may take; with none, their labels are text.
  init(
    styles: StyleSheet, movesCursor: Bool, linkBudget: Int = 0, references: LayoutReferences = LayoutReferences()
  ) {
    self.styles = styles
    self.references = references
    self.movesCursor = movesCursor
    links = LinkSequences(budget: linkBudget)
  }

  /// Text that a writer wrote before, to be written again.
  struct Prepared: Sendable {
    fileprivate let bytes: [UInt8]
  }

  /// What a writer makes of something that stands in every line.
  func prepared(_ write: (inout TerminalWriter) -> Void) -> Prepared {
    var writer = TerminalWriter(styles: styles, movesCursor: movesCursor)
    write(&writer)
    return Prepared(bytes: writer.bytes.withBytes(Array.init))
  }

  var output: String { bytes.withBytes(String.init(wholeUTF8:)) }

  /// The bytes so far.
  var length: Int { bytes.count }

  mutating func write(_ prepared: borrowing Prepared) {
    prepared.bytes.withUnsafeBufferPointer { bytes.append($0) }
  }

  /// Keeps room for so many bytes.
  mutating func reserve(_ bytes: Int) {
    self.bytes.grow(by: bytes)
  }

  /// Writes a line.
  ///
  /// A terminal may reorder right-to-left text (UAX #9). So that it stays between its borders, and a label beside its
  /// value, a mark of the other direction stands before the line and behind each of its parts. The same mark keeps a
  /// joiner from joining what is none of its line.
  mutating func line(_ line: StyledLine, isFramed: Bool) {
    let mayNeedMarks = movesCursor && !line.bytes.withUnsafeBytes(\.isVisibleASCII)
    guard !(mayNeedMarks && line.bytes.hasRightToLeft) else { return reordered(line, isFramed: isFramed) }
    line.bytes.withUnsafeBufferPointer { text in
      let first = line.bytes.startIndex
      var start = first
      for run in line.runs {
        let end = min(run.end, line.bytes.endIndex)
        write(UnsafeBufferPointer(rebasing: text[start - first..<end - first]), run.style)
        start = end
      }
    }
    if mayNeedMarks && line.bytes.leavesJoiner { append(Self.leftToRightMark) }
    close()
  }

  /// Writes a line that holds right-to-left text.
  private mutating func reordered(_ line: StyledLine, isFramed: Bool) {
    if isFramed { append(Self.leftToRightMark) }
    var isReordered = false
    for (index, piece) in line.pieces.enumerated() {
      var text = piece.text
      text.withUTF8 { write($0, piece.style) }
      let isLast = index == line.pieces.count - 1
      let endsPart = isLast ? isFramed : piece.endsPart
      isReordered = isReordered || piece.text.hasRightToLeft
      if (isReordered && endsPart) || (isLast && line.bytes.leavesJoiner) {
        append(Self.leftToRightMark)
        isReordered = false
      }
    }
    close()
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ style: TextStyle) {
    // The card's text is safe by its type; this guards against a layout that makes some of its own.
    assert(text.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a line has no control characters")
    change(to: style.link)
    change(to: styles.look(of: style))
    bytes.append(text)
  }

  /// Ends the style, and closes the link that is open.
  private mutating func close() {
    endStyle()
    change(to: nil)
  }

  private mutating func change(to link: Hyperlink?) {
    guard links.isChanged(by: link) else { return }
    endStyle()
    append(links.change(to: link, of: references))
  }

  mutating func frame(_ glyphs: String, _ role: ThemeRole = .border) {
    change(to: styles.look(of: role))
    append(glyphs)
    endStyle()
  }

  mutating func spaces(_ count: Int) {
    bytes.append(repeating: UInt8(ascii: " "), count: count)
  }

  /// Moves to a column, the first being 1, or pads to it where there is no cursor to move.
  ///
  /// `used` is the number of columns before the cursor by our own count; a terminal that counts differently still puts
  /// what follows into the right column.
  mutating func moveTo(column: Int, used: Int) {
    if movesCursor { append("\u{1B}[\(column)G") } else { padTo(column: column, used: used) }
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
    append("\u{1B}7\u{1B}[\(rows)A\u{1B}[\(column)G\(graphics.sequence)\u{1B}8")
  }

  mutating func newline() {
    bytes.append(repeating: UInt8(ascii: "\n"), count: 1)
  }

  private mutating func change(to look: StyleSheet.Look) {
    guard look != self.look else { return }
    endStyle()
    append(styles.opening(of: look))
    self.look = look
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append($0) }
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes.append($0) }
  }

  private mutating func endStyle() {
    guard look != .none else { return }
    append("\u{1B}[0m" as StaticString)
    look = .none
  }
}

extension ArraySlice<UInt8> {
  /// Whether nothing but ASCII stands behind the last joiner of a text in UTF-8.
  ///
  /// The next character that is none, be it a border far away, is what tmux then joins.
  fileprivate var leavesJoiner: Bool {
    guard let last = lastIndex(where: { $0 >= 0x80 }) else { return false }
    return self[...last].suffix(3).elementsEqual("\u{200D}".utf8)
  }
}
