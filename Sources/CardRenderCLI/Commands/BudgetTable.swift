import CardKit
import CardRenderers

/// A budget for people: a table of lengths, with a bar for the share of the limit.
struct BudgetTable {
  /// The most pairs that are shown; a sender decides how many there are.
  private static let maximumShown = 100

  /// The most cells of a key.
  private static let maximumKeyWidth = 24

  let budget: MetadataBudget
  let title: String
  let styling: TerminalStyling

  var text: String {
    let shown = budget.pairs.prefix(Self.maximumShown)
    guard !shown.isEmpty else { return heading + "\n" }
    let names = shown.map { Self.name(of: $0.key) }
    let keys = zip(shown, names).map { pair, name in
      row(name, pair.keyLengths, limit: budget.rules.maximumKeyLength, pair.keyState)
    }
    let values = zip(shown, names).map { pair, name in
      row(name, pair.valueLengths, limit: budget.rules.maximumValueLength, pair.valueState, isString: pair.isString)
    }
    let sections = [
      [header("keys", limit: budget.rules.maximumKeyLength)] + keys,
      [header("values", limit: budget.rules.maximumValueLength)] + values,
    ]
    let widths = Self.widths(of: sections.flatMap(\.self))
    let tables = sections.map { $0.map { line($0, widths) }.joined() }
    let left = budget.pairs.count - shown.count
    let rest = left > 0 ? "\n  … and \(left) more pairs; --format json lists them all\n" : ""
    return heading + "\n\n" + tables.joined(separator: "\n") + rest
  }

  /// `order.json: 5 of 5 pairs, by the rules talkplus`, with what is wrong with the number.
  private var heading: String {
    let rules = budget.rules
    let name = BudgetRow.shortened(DisplayText(exactly: rules.name).string, to: 40)
    let count = "\(budget.pairCount) of \(rules.maximumPairs) \(rules.maximumPairs == 1 ? "pair" : "pairs")"
    let mark = BudgetRow.mark(budget.pairCountState, excess: budget.pairCount - rules.maximumPairs)
    let note = mark.isEmpty ? "" : ", " + paint(mark, budget.pairCountState)
    return "\(title): \(count)\(note), by the rules \(name) (\(rules.unit.name)s)"
  }

  /// The key, safe and short; only the beginning of a long one is looked at.
  private static func name(of key: String) -> String {
    guard !key.isEmpty else { return "\"\"" }
    let start = String(key.unicodeScalars.prefix(4 * maximumKeyWidth))
    return BudgetRow.shortened(DisplayText(exactly: start).string, to: maximumKeyWidth)
  }

  // MARK: Rows

  private func header(_ name: String, limit: Int) -> BudgetRow {
    BudgetRow(cells: [name] + LengthUnit.allCases.map(Self.title), tail: "of \(limit)", state: nil)
  }

  private func row(
    _ name: String, _ lengths: TextLengths, limit: Int, _ state: LimitState, isString: Bool = true
  ) -> BudgetRow {
    let actual = lengths[budget.rules.unit]
    let marks = [BudgetRow.mark(state, excess: actual - limit), isString ? "" : "not a string"].filter { !$0.isEmpty }
    let tail = ([BudgetRow.bar(actual, of: limit)] + marks).joined(separator: "  ")
    let cells = [name] + LengthUnit.allCases.map { "\(lengths[$0])" }
    return BudgetRow(cells: cells, tail: tail, state: isString ? state : .over)
  }

  private static func title(of unit: LengthUnit) -> String {
    switch unit {
    case .codePoint: "code points"
    case .utf16: "UTF-16"
    case .utf8: "UTF-8"
    case .grapheme: "graphemes"
    }
  }

  /// The widest cell of each column.
  private static func widths(of rows: [BudgetRow]) -> [Int] {
    rows.reduce(into: [0, 0, 0, 0, 0]) { widths, row in
      widths = zip(widths, row.cells).map { max($0, CellWidth.of($1)) }
    }
  }

  private func line(_ row: BudgetRow, _ widths: [Int]) -> String {
    let cells = zip(row.cells, widths).enumerated().map { column, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - CellWidth.of(cell.0)))
      return column == 0 ? cell.0 + padding : padding + cell.0
    }
    let text = "  " + cells.joined(separator: "  ")
    guard let state = row.state else { return dim("\(text)  \(row.tail)") + "\n" }
    return "\(text)  \(paint(row.tail, state))\n"
  }

  // MARK: Looks

  private func paint(_ text: String, _ state: LimitState) -> String {
    switch state {
    case .kept: text
    case .near: styled(text, color: "33", other: nil)
    case .over, .under: styled(text, color: "1;31", other: "1")
    }
  }

  private func dim(_ text: String) -> String { styled(text, color: "2", other: "2") }

  private func styled(_ text: String, color: String, other: String?) -> String {
    let parameters: String? =
      switch styling {
      case .color: color
      case .monochrome: other
      case .plain: nil
      }
    return parameters.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
  }
}
