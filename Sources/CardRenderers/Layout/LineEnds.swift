/// Finds the ends of lines in a row of clusters, one after the other.
struct LineEnds {
  private let row: ClusterRow
  private let dropsSpaces: Bool
  private var breaks: ArraySlice<Int>

  /// The cluster that the next line begins with.
  private var start = 0

  /// Takes the offsets at which lines may end; without `dropsSpaces`, spaces at the end of a line take room as well.
  init(_ row: ClusterRow, _ breaks: ArraySlice<Int>, dropsSpaces: Bool) {
    self.row = row
    self.breaks = breaks
    self.dropsSpaces = dropsSpaces
  }

  /// The clusters of the next line: up to the last break that fits, or as many as fit; `nil` at the end.
  ///
  /// There is at least one in it, unless the line may be left empty because those behind it are wider.
  mutating func next(width: Int, mayBeEmpty: Bool) -> Range<Int>? {
    guard start < row.clusters.count else { return nil }
    let end = end(width: width, least: mayBeEmpty ? start : start + 1)
    defer { start = end }
    return start..<end
  }

  private mutating func end(width: Int, least: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in start..<row.clusters.count {
      let cluster = row.clusters[index]
      breaks = breaks.drop { $0 < cluster.start }
      if index > start, breaks.first == cluster.start { lastBreak = index }
      used += cluster.count.most
      if used > width, !(dropsSpaces && cluster.isSpace) { return lastBreak ?? cut(before: index, least: least) }
    }
    return row.clusters.count
  }

  /// Where a word is cut that has room up to a cluster: not between two that are joined, as in Sinhala, since some
  /// terminals let the joiner join the border.
  private func cut(before index: Int, least: Int) -> Int {
    let isJoined = index - 1 > start && row.clusters[index - 1].isJoined
    return max(isJoined ? index - 1 : index, least)
  }
}
