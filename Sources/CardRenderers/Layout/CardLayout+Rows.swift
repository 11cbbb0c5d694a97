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

  /// So many facts are a long column, and stand two by two where they are short.
  private static let manyFacts = 6

  /// The space between two facts of a row.
  private static let gap = 4

  mutating func facts(_ facts: [Fact]) {
    let rows = facts.map { row($0) }
    let direction = direction(facts.direction)
    if !pairs(rows, direction) { self.rows(rows, direction) }
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

  /// Takes many short facts two by two; `false` where they are to stand under one another.
  ///
  /// What others come to stands under them, like what they are.
  private mutating func pairs(_ rows: [Row], _ direction: TextDirection) -> Bool {
    guard style.isVisual, rows.count >= Self.manyFacts, rows.allSatisfy({ isShort($0) && !$0.isTotal }) else {
      return false
    }
    let cells = rows.flatMap { row in [row.label, row.value.first.map { line($0) } ?? StyledLine()] }
    let (widths, most) = Self.columns(4, of: cells.map(\.count))
    let gaps = [1, Self.gap, 1, 0]
    // Wider than a terminal is, they are not short.
    guard gaps.reduce(most, +) <= min(room, RenderingOptions.defaultWidth) else { return false }
    let columns = zip(widths, gaps).map { $0 + $1 }
    for start in stride(from: 0, to: cells.count, by: 4) where !sink.isFull {
      take(zip(cells[start...].prefix(4), columns), direction)
    }
    return true
  }

  /// Whether the value may fit on a line; what has so many bytes need not be measured.
  private func isShort(_ row: Row) -> Bool {
    row.value.isEmpty || (row.value.count == 1 && row.value[0].bytes.count <= 4 * room)
  }

  /// Labels in a column as wide as the widest where all values fit behind it, and otherwise as the widest that takes less
  /// than two fifths of the line; a wider one stands on a line of its own.
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
  private mutating func column(of rows: [Row]) -> Int {
    let widest = rows.map(\.label.width).max() ?? 0
    guard widest > 0 else { return 0 }
    let most = room * 2 / 5
    if widest < most || rows.allSatisfy({ fits($0, behind: widest + 1) }) { return widest + 1 }
    // Where all labels stand above their values, these are indented a little.
    return (rows.map(\.label.width).filter { $0 < most }.max() ?? 1) + 1
  }

  /// Whether a row takes one line where its value stands behind a column.
  private mutating func fits(_ row: Row, behind column: Int) -> Bool {
    let slack = row.label.count.most - row.label.width
    // A wide character needs two cells.
    return isShort(row) && column + slack + max(row.value.first.map { line($0).count.most } ?? 0, 2) <= room
  }

  private mutating func value(
    _ lines: [StyledText], behind first: StyledLine, _ rest: StyledLine, _ direction: TextDirection, taken: Int = 0
  ) {
    let outer = sink.begin(first: first, rest: rest, direction)
    wrap(lines, direction, taken: taken)
    sink.end(outer, keepsMarker: true)
  }
}
