/// Cells side by side, which stand under one another in columns.
extension CardLayout {
  /// The widths of so many columns for cells that fill them row by row, and the most that a row takes on any terminal.
  static func columns(_ columns: Int, of cells: [CellCount]) -> (widths: [Int], most: Int) {
    var widths = Array(repeating: 0, count: columns)
    var slacks = widths
    for (index, cell) in cells.enumerated() {
      widths[index % columns] = max(widths[index % columns], cell.cells)
      slacks[index % columns] = max(slacks[index % columns], cell.most - cell.cells)
    }
    return (widths, (widths + slacks).reduce(0, +))
  }

  /// Takes a row of cells, each with the width up to the next, in the order in which they are read.
  mutating func take(_ cells: some Sequence<(StyledLine, Int)>, _ direction: TextDirection) {
    var row = StyledLine()
    for (cell, width) in cells {
      var part = cell
      part.endPart()
      let padding = StyledLine(spaces: width - part.width)
      let parts = direction == .leftToRight ? [row, part, padding] : [padding, part, row]
      row = parts.reduce(into: StyledLine()) { $0.append($1) }
    }
    sink.take(row, direction)
  }
}
