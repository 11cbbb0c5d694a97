/// One line of a layout: pieces of text with their styles, and its width.
struct StyledLine: Equatable {
  struct Piece: Equatable {
    var text: String
    var style: TextStyle
  }

  private(set) var pieces: [Piece] = []

  /// The width in terminal cells.
  private(set) var width = 0

  init() {}

  init(_ text: String, _ style: TextStyle) {
    append(text, style, width: CellWidth.of(text))
  }

  mutating func append(_ text: String, _ style: TextStyle, width: Int) {
    self.width += width
    if let last = pieces.indices.last, pieces[last].style == style {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, style: style))
    }
  }

  mutating func append(_ text: String, _ style: TextStyle) {
    append(text, style, width: CellWidth.of(text))
  }

  mutating func append(_ other: StyledLine) {
    width += other.width
    pieces += other.pieces
  }

  /// The same line behind a prefix.
  func prefixed(by prefix: StyledLine) -> StyledLine {
    var line = prefix
    line.append(self)
    return line
  }

  /// The line without the spaces at its end.
  func trimmed() -> StyledLine {
    var line = self
    while let last = line.pieces.indices.last {
      let text = line.pieces[last].text
      let end = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { text.utf8.index(after: $0) } ?? text.startIndex
      line.width -= text.utf8.distance(from: end, to: text.endIndex)
      if end == text.endIndex { break }
      if end > text.startIndex {
        line.pieces[last].text = String(text[..<end])
        break
      }
      line.pieces.removeLast()
    }
    return line
  }

  /// The length of the text in bytes.
  var utf8Count: Int { pieces.reduce(0) { $0 + $1.text.utf8.count } }

  var text: String { pieces.map(\.text).joined() }
}
