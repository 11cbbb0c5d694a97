/// Gives the headings of a body levels that skip none, whatever levels their sender chose.
struct HeadingLevels {
  private static let deepest = 6

  /// The level that the outermost heading gets.
  private let first: Int

  /// The sender's levels of the headings around the place that was reached, each deeper than the one before.
  private var open: [Int] = []

  init(first: Int) {
    self.first = first
  }

  /// The level, 1 to 6, of the next heading in the order of the text.
  mutating func next(_ level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(first + open.count - 1, Self.deepest)
  }
}
