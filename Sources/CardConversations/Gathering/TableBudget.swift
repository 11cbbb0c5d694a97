/// What a table may take; beyond it nothing more is kept, whatever a sender writes.
struct TableBudget {
  private var left: Int

  /// How many entries were not kept.
  private(set) var refused = 0

  /// A number of bytes.
  init(_ bytes: Int) {
    left = bytes
  }

  /// Takes what an entry costs; `false` where it must not be kept.
  mutating func take(_ cost: Int) -> Bool {
    guard cost <= left else {
      refused += 1
      return false
    }
    left -= cost
    return true
  }

  mutating func giveBack(_ cost: Int) { left += cost }
}
