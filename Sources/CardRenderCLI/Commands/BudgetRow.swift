import CardKit
import CardMetadata
import CardRenderers

/// A row of a budget's table: aligned cells, and what stands behind them.
struct BudgetRow {
  /// The cells of a whole bar.
  private static let barWidth = 10

  /// The name, and a number in each unit.
  let cells: [String]
  let tail: String

  /// How the measure stands to its limit; `nil` in a header.
  let state: LimitState?

  /// A bar of the share of a limit, and the share in percent: `█████████░  95%`.
  static func bar(_ actual: Int, of limit: Int) -> String {
    let percent = LimitShare.percent(actual, of: limit)
    let filled = min(barWidth, percent * barWidth / 100)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: barWidth - filled)
    let digits = "\(percent)"
    return "\(bar) \(String(repeating: " ", count: max(0, 3 - digits.count)))\(digits)%"
  }

  /// The word for a state; empty where all is well.
  static func mark(_ state: LimitState, excess: Int) -> String {
    switch state {
    case .kept: ""
    case .near: "near"
    case .over: "over by \(excess)"
    case .under: "empty"
    }
  }

  /// A safe text that takes at most so many cells, with an ellipsis where something is left out.
  static func shortened(_ text: String, to cells: Int) -> String {
    guard CellWidth.of(text) > cells else { return text }
    var used = 1
    let kept = text.prefix { cluster in
      used += CellWidth.of(cluster)
      return used <= cells
    }
    return kept + "…"
  }
}
