/// Finds what somebody may have meant.
package enum EditDistance {
  /// The longest word that is compared, in UTF-8 bytes: a sender decides how long a key is.
  private static let maximumLength = 64

  /// The candidate that is fewest edits away from `word`: at most 2, and fewer than half its length.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard word.utf8.count <= maximumLength else { return nil }
    let limit = min(2, (word.utf8.count - 1) / 2)
    let close = candidates.compactMap { candidate -> (String, Int)? in
      guard abs(candidate.utf8.count - word.utf8.count) <= limit else { return nil }
      let distance = distance(Array(word.lowercased().utf8), Array(candidate.lowercased().utf8))
      return distance <= limit ? (candidate, distance) : nil
    }
    return close.min { $0.1 < $1.1 }?.0
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(previous[column + 1], current[column]) + 1
        best = min(best, previous[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
