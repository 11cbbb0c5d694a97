import CardCore

/// Buttons: side by side where they fit, one under the other where they do not.
extension CardLayout {
  /// The space between two buttons of a row.
  private static let gap = 3

  /// A button of a row, and what it does, which stands under it.
  private struct Cell {
    var label: StyledLine
    var target: StyledLine

    var width: Int { max(label.width, target.width) }

    /// The cells that a terminal may take beyond the width.
    var slack: Int { max(label.count.most - label.width, target.count.most - target.width) }
  }

  mutating func actions(_ actions: [Action]) {
    guard style.isVisual, actions.count > 1 else { return column(of: actions) }
    let direction = direction(actions.lazy.compactMap(\.label.string.direction).first)
    let cells = actions.map { cell($0) }
    guard let widths = columnWidths(of: cells) else { return column(of: actions) }
    for start in stride(from: 0, to: cells.count, by: widths.count) where !sink.isFull {
      let row = cells[start..<min(start + widths.count, cells.count)]
      take(zip(row.map(\.label), widths), direction)
      if row.contains(where: { $0.target.width > 0 }) { take(zip(row.map(\.target), widths), direction) }
    }
  }

  private mutating func cell(_ action: Action) -> Cell {
    var target = StyledText()
    appendTarget(of: action, to: &target)
    return Cell(label: line(button(action)), target: line(target))
  }

  /// The widths of the columns of the most buttons that fit side by side, or `nil` where two do not.
  private func columnWidths(of cells: [Cell]) -> [Int]? {
    // The narrowest button is a letter in brackets.
    let most = min(cells.count, (room + Self.gap) / (5 + Self.gap))
    return stride(from: most, to: 1, by: -1).lazy.map { columns in
      var widths = Array(repeating: 0, count: columns)
      var slacks = widths
      for (index, cell) in cells.enumerated() {
        widths[index % columns] = max(widths[index % columns], cell.width)
        slacks[index % columns] = max(slacks[index % columns], cell.slack)
      }
      return (widths, needed: (widths + slacks).reduce((columns - 1) * Self.gap, +))
    }.first { $0.needed <= room }?.0
  }

  /// Takes a row of columns, in the order in which they are read.
  private mutating func take(_ columns: some Sequence<(StyledLine, Int)>, _ direction: TextDirection) {
    var row = StyledLine()
    for (index, column) in columns.enumerated() {
      var part = column.0
      part.endPart()
      let padding = StyledLine(spaces: column.1 - part.width)
      let gap = StyledLine(spaces: index == 0 ? 0 : Self.gap)
      let parts = [gap, part, padding]
      row = direction == .leftToRight ? row.followed(by: parts) : StyledLine().followed(by: parts.reversed() + [row])
    }
    sink.take(row, direction)
  }

  private mutating func column(of actions: [Action]) {
    for action in actions where !sink.isFull {
      var text = button(action)
      text.append(" ", TextStyle(.mark))
      appendTarget(of: action, to: &text)
      wrap([text], direction(action.label.string.direction))
    }
  }

  private func button(_ action: Action) -> StyledText {
    var text = StyledText()
    text.appendUnbroken("[ \(action.label) ]", TextStyle(.button))
    return text
  }

  /// Appends an arrow and what the button does, where its label does not say it.
  private func appendTarget(of action: Action, to text: inout StyledText) {
    let target =
      switch action.kind {
      case .open(let destination): destination.shown(encoded: style.encodesAddresses)
      case .submit(let verb): verb.isBlank ? "" : verb.string
      }
    guard !target.isEmpty, target != action.label.string else { return }
    text.append("\(style.glyphs.arrow) ", TextStyle(.mark))
    text.append(target, TextStyle(.address))
  }
}

extension StyledLine {
  fileprivate func followed(by others: [StyledLine]) -> StyledLine {
    others.reduce(into: self) { $0.append($1) }
  }
}
