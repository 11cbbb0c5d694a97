/// Puts pixels into the rows that are kept free for them, once these rows are on the screen.
struct PicturePlacement {
  /// The columns before a line.
  let inset: Int

  /// The picture whose rows come by, its column, and how many of them came.
  private var open: (graphics: TerminalGraphics, column: Int, rows: Int)?

  init(inset: Int) {
    self.inset = inset
  }

  /// Takes note of a line that was written, the cursor being on the line below it.
  mutating func passed(_ line: StyledLine, _ writer: inout TerminalWriter) {
    var column = inset + 1
    for piece in line.pieces {
      if case .picture(let part) = piece.style.role { passed(part, column: column, writer.references) }
      column += CellWidth.of(piece.text)
    }
    guard let (graphics, column, rows) = open, rows == graphics.rows else { return }
    writer.graphics(graphics, up: rows, column: column)
    open = nil
  }

  private mutating func passed(_ part: PicturePart, column: Int, _ references: LayoutReferences) {
    switch part {
    case .graphics(let number): open = (references.graphics(number), column, 1)
    case .reserved: open?.rows += 1
    case .cells: break
    }
  }
}
