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

  mutating func facts(_ facts: [Fact]) {
    let rows = facts.map { row($0) }
    self.rows(rows, direction(facts.direction))
  }

  mutating func meters(_ meters: [Meter]) {
    let direction = direction(meters.direction)
    let rows = meters.map { row($0, width: room, direction) }
    self.rows(rows, direction)
  }

  private mutating func row(_ fact: Fact) -> Row {
    var textStyle = TextStyle(.text)
    textStyle.isStrong = fact.isTotal
    let lines = fact.value.string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = StyledText()
      text.append(expandingTabs(line), textStyle)
      return text
    }
    return Row(label: label(fact.label), value: fact.value.isBlank ? [] : lines, isTotal: fact.isTotal)
  }

  /// A bar of at most a quarter of the line, with its amount behind it.
  private mutating func row(_ meter: Meter, width: Int, _ direction: TextDirection) -> Row {
    let label = meter.label.isBlank ? StyledLine() : label(meter.label)
    let cells = min(width / 4, Self.barCells.upperBound)
    let hasBar = cells >= Self.barCells.lowerBound && !style.glyphs.barFull.isEmpty
    let bar = hasBar ? meter.bar(cells: cells, glyphs: style.glyphs) : nil
    var parts = [(meter.amount.string, TextRole.text)]
    if let bar { parts = [(bar.full, .bar), (bar.empty, .mark), (" ", .text)] + parts }
    var text = StyledText()
    for (part, role) in direction == .leftToRight ? parts : parts.reversed() { text.append(part, TextStyle(role)) }
    return Row(label: label, value: [text])
  }

  private mutating func label(_ label: DisplayText) -> StyledLine {
    var text = StyledText()
    text.append("\(label):", TextStyle(.label))
    return line(text)
  }

  /// Labels in a column as wide as the widest that takes at most two fifths of the line; a wider one stands on a line of
  /// its own.
  private mutating func rows(_ rows: [Row], _ direction: TextDirection) {
    let column = column(of: rows)
    for (index, row) in rows.enumerated() where !sink.isFull {
      if row.isTotal && index > 0 { rule() }
      // A wide character needs two cells behind the column.
      let indent = StyledLine(spaces: room >= column + 2 ? column : 0)
      // What the label may take beyond its column is kept free on its line.
      let slack = row.label.count.most - row.label.width
      let hasRoom = slack == 0 || room - indent.width - slack >= ClusterRow.widestCluster
      if row.label.width == 0 || (row.label.width < indent.width && hasRoom) {
        var marker = row.label
        marker.appendSpaces(indent.width - row.label.width)
        value(row.value, behind: marker, indent, direction, taken: slack)
      } else {
        var name = StyledText()
        name.append(row.label.text, TextStyle(.label))
        wrap([name], direction)
        if !row.value.isEmpty { value(row.value, behind: indent, indent, direction) }
      }
    }
  }

  /// The width of the labels with the space behind them, 0 where no row has a label.
  private func column(of rows: [Row]) -> Int {
    guard rows.contains(where: { $0.label.width > 0 }) else { return 0 }
    // Where all labels stand above their values, these are indented a little.
    return (rows.map(\.label.width).filter { $0 < room * 2 / 5 }.max() ?? 1) + 1
  }

  private mutating func value(
    _ lines: [StyledText], behind first: StyledLine, _ rest: StyledLine, _ direction: TextDirection, taken: Int = 0
  ) {
    let outer = sink.begin(first: first, rest: rest, direction)
    wrap(lines, direction, taken: taken)
    sink.end(outer, keepsMarker: true)
  }
}
