import CardCore

/// Buttons: side by side where they fit, one under the other where they do not.
extension CardLayout {
  /// The space between two buttons of a row.
  private static let gap = 3

  /// A button of a row, and what it does, which stands under it.
  private struct Cell {
    var label: StyledLine
    var target: StyledLine

    /// The link that both of them are, if they are one.
    var link: Hyperlink?

    var width: Int { max(label.width, target.width) }

    /// The width, and the cells that a terminal may take beyond it.
    var count: CellCount {
      CellCount(cells: width, most: width + max(label.count.most - label.width, target.count.most - target.width))
    }
  }

  mutating func actions(_ actions: [Action]) {
    guard style.isVisual else {
      for action in actions where !sink.isFull { alone(action, link: link(of: action)) }
      return
    }
    // Most cards have one button, and whether it is short is told without laying it out.
    if actions.count == 1, isShort(actions[0]) { return alone(actions[0], link: link(of: actions[0])) }
    let direction = direction(actions.firstValue(of: \.label.string.direction))
    let cells = actions.map { cell($0) }
    let grid = columnWidths(of: cells)
    var start = 0
    while start < cells.count && !sink.isFull {
      let end = grid.map { min(start + $0.count, cells.count) } ?? rowEnd(of: cells, from: start)
      let row = cells[start..<end]
      if grid == nil && row.count == 1 {
        alone(actions[start], cells[start], direction)
      } else {
        let widths = spaced(grid ?? row.map(\.width))
        take(zip(row.map(\.label), widths), direction)
        if row.contains(where: { $0.target.width > 0 }) { take(zip(row.map(\.target), widths), direction) }
      }
      start = end
    }
  }

  /// Whether a button fits on a line with what it does, whatever its characters are: none has more cells than bytes.
  private func isShort(_ action: Action) -> Bool {
    let target = target(of: action).map { style.glyphs.arrow.utf8.count + 1 + $0.utf8.count } ?? 0
    return "[ ".utf8.count + action.label.string.utf8.count + " ] ".utf8.count + target <= room
  }

  private mutating func cell(_ action: Action) -> Cell {
    let link = link(of: action)
    var target = StyledText()
    appendTarget(of: action, link, to: &target)
    return Cell(label: line(button(action, link)), target: line(target), link: link)
  }

  /// The widths of the columns of the most buttons that fit side by side, or `nil` where two do not.
  private func columnWidths(of cells: [Cell]) -> [Int]? {
    // The narrowest button is a letter in brackets.
    let most = min(cells.count, (room + Self.gap) / (5 + Self.gap))
    let counts = cells.map(\.count)
    return stride(from: most, to: 1, by: -1).lazy.map { columns in
      let (widths, most) = Self.columns(columns, of: counts)
      return (widths, needed: most + (columns - 1) * Self.gap)
    }.first { $0.needed <= room }?.0
  }

  /// The widths with the space behind each but the last.
  private func spaced(_ widths: [Int]) -> [Int] {
    widths.dropLast().map { $0 + Self.gap } + widths.suffix(1)
  }

  /// The end of a row of as many buttons as fit side by side, whatever stands under them.
  private func rowEnd(of cells: [Cell], from start: Int) -> Int {
    var used = -Self.gap
    return cells[start...].firstIndex { cell in
      used += Self.gap + cell.count.most
      return used > room
    }.map { max($0, start + 1) } ?? cells.count
  }

  /// Takes one button with what it does behind it, or under it where the two do not fit side by side.
  private mutating func alone(_ action: Action, _ cell: Cell, _ direction: TextDirection) {
    guard cell.label.count.most + 1 + cell.target.count.most > room, let target = target(of: action) else {
      return alone(action, link: cell.link)
    }
    wrap(button(action, cell.link), direction)
    let arrow = mark("\(style.glyphs.arrow) ")
    var text = StyledText()
    guard direction == .leftToRight, hasRoom(for: arrow) else {
      appendTarget(of: action, cell.link, to: &text)
      return wrap(text, direction)
    }
    text.append(target, Self.style(.address, cell.link))
    let outer = sink.begin(first: arrow, rest: StyledLine(spaces: arrow.width), direction)
    wrap(text, direction)
    sink.end(outer, keepsMarker: true)
  }

  private mutating func alone(_ action: Action, link: Hyperlink?) {
    var text = button(action, link)
    text.append(" ", TextStyle(.mark))
    appendTarget(of: action, link, to: &text)
    wrap(text, direction(action.label.string.direction))
  }

  private func button(_ action: Action, _ link: Hyperlink?) -> StyledText {
    var text = StyledText(reserving: 128)
    let style = Self.style(.button, link)
    text.append("[ ", style)
    text.append(action.label.string, style)
    text.append(" ]", style)
    text.keepTogether(from: 0)
    return text
  }

  private static func style(_ role: TextRole, _ link: Hyperlink?) -> TextStyle {
    var style = TextStyle(role)
    style.link = link
    return style
  }

  private func link(of action: Action) -> Hyperlink? {
    switch action.kind {
    case .open(let destination): references.link(to: destination)
    case .submit: nil
    }
  }

  /// Appends an arrow and what the button does, where its label does not say it.
  private func appendTarget(of action: Action, _ link: Hyperlink?, to text: inout StyledText) {
    guard let target = target(of: action) else { return }
    let start = text.bytes.count
    text.append(style.glyphs.arrow, TextStyle(.mark))
    text.append(" ", TextStyle(.mark))
    text.keepTogether(from: start, glued: true)
    text.append(target, Self.style(.address, link))
  }

  private func target(of action: Action) -> String? {
    let target =
      switch action.kind {
      case .open(let destination): destination.shown(encoded: style.encodesAddresses)
      case .submit(let verb): verb.isBlank ? "" : verb.string
      }
    return target.isEmpty || target == action.label.string ? nil : target
  }
}
