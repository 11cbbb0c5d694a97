import CardCore

/// Rows of a label and a value: facts, and meters.
extension CardLayout {
  /// A label, and the lines of the value behind it.
  struct Row {
    let label: StyledLine
    let value: [StyledText]
    var isTotal = false
  }

  /// The most cells of a bar, and the fewest that say anything.
  private static let barCells = 4...20

  static func row(_ fact: Fact) -> Row {
    var style = TextStyle(.text)
    style.isStrong = fact.isTotal
    let lines = fact.value.string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = StyledText()
      text.append(expandingTabs(line), style)
      return text
    }
    let label = StyledLine("\(fact.label):", TextStyle(.label))
    return Row(label: label, value: fact.value.isBlank ? [] : lines, isTotal: fact.isTotal)
  }

  /// A bar of at most a quarter of the line, with its amount behind it.
  func row(_ meter: Meter, width: Int) -> Row {
    var text = StyledText()
    let cells = min(width / 4, Self.barCells.upperBound)
    if cells >= Self.barCells.lowerBound && !glyphs.barFull.isEmpty {
      let bar = meter.bar(cells: cells, glyphs: glyphs)
      text.append(bar.full, TextStyle(.bar))
      text.append(bar.empty, TextStyle(.mark))
      text.append(" ", TextStyle(.text))
    }
    text.append(meter.amount.string, TextStyle(.text))
    let label = meter.label.isBlank ? StyledLine() : StyledLine("\(meter.label):", TextStyle(.label))
    return Row(label: label, value: [text])
  }

  /// Labels in a column as wide as the widest that takes at most two fifths of the line; a wider one stands on a line of
  /// its own.
  mutating func rows(_ rows: [Row]) {
    let column = column(of: rows)
    for (index, row) in rows.enumerated() where !sink.isFull {
      if row.isTotal && index > 0 { rule() }
      // A wide character needs two cells behind the column.
      let indent = StyledLine(String(repeating: " ", count: room >= column + 2 ? column : 0), TextStyle(.text))
      if row.label.width < indent.width || row.label.width == 0 {
        var marker = row.label
        marker.append(String(repeating: " ", count: indent.width - row.label.width), TextStyle(.text))
        value(row.value, behind: marker, indent)
      } else {
        var name = StyledText()
        name.append(row.label.text, TextStyle(.label))
        wrap([name])
        if !row.value.isEmpty { value(row.value, behind: indent, indent) }
      }
    }
  }

  /// The width of the labels with the space behind them, 0 where no row has a label.
  private func column(of rows: [Row]) -> Int {
    guard rows.contains(where: { $0.label.width > 0 }) else { return 0 }
    return (rows.map(\.label.width).filter { $0 < room * 2 / 5 }.max() ?? 0) + 1
  }

  private mutating func value(_ lines: [StyledText], behind first: StyledLine, _ rest: StyledLine) {
    guard !lines.isEmpty else { return sink.take(first) }
    let outer = sink.begin(first: first, rest: rest)
    wrap(lines)
    sink.end(outer, keepsMarker: true)
  }
}
