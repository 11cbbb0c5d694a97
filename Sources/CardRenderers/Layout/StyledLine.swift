import CardCore

/// One line of a layout: pieces of text with their styles, and its width.
struct StyledLine: Equatable {
  struct Piece: Equatable {
    var text: String
    var style: TextStyle

    /// Whether what stands behind is not read on from here: it is the text behind a label, or another button.
    var endsPart = false
  }

  private(set) var pieces: [Piece] = []
  private(set) var count = CellCount()

  /// The width in terminal cells.
  var width: Int { count.cells }

  init() {}

  /// A line of pieces whose cells have been counted.
  init(_ pieces: [Piece], _ count: CellCount) {
    self.pieces = pieces
    self.count = count
  }

  init(_ text: String, _ style: TextStyle, by widths: WidthModel) {
    append(text, style, CellWidth.count(text, by: widths))
  }

  /// A line of spaces.
  init(spaces: Int) {
    appendSpaces(spaces)
  }

  mutating func append(_ text: String, _ style: TextStyle, _ count: CellCount) {
    self.count += count
    if let last = pieces.indices.last, pieces[last].style == style, !pieces[last].endsPart {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  mutating func appendSpaces(_ count: Int, _ style: TextStyle = TextStyle(.text)) {
    if count > 0 { append(String(repeating: " ", count: count), style, .plain(count)) }
  }

  mutating func append(_ other: StyledLine) {
    count += other.count
    pieces += other.pieces
  }

  /// Keeps what is appended apart from what is there, for readers that reorder text.
  mutating func endPart() {
    if let last = pieces.indices.last { pieces[last].endsPart = true }
  }

  /// The line without the spaces at its end.
  func trimmed() -> StyledLine {
    guard let end = pieces.last?.text.lastByte ?? (pieces.isEmpty ? nil : 0x20), end == 0x20 else { return self }
    var line = self
    while let last = line.pieces.indices.last {
      let text = line.pieces[last].text
      let end = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { text.utf8.index(after: $0) } ?? text.startIndex
      line.count = line.count - .plain(text.utf8.distance(from: end, to: text.endIndex))
      if end == text.endIndex { break }
      if end > text.startIndex {
        line.pieces[last].text = String(text[..<end])
        break
      }
      line.pieces.removeLast()
    }
    return line
  }

  var holdsPicture: Bool { pieces.contains { $0.style.role.isPicture } }

  /// The length of the text in bytes.
  var utf8Count: Int { pieces.reduce(0) { $0 + $1.text.utf8.count } }

  var text: String { pieces.map(\.text).joined() }
}
