extension StyledText {
  /// The whole text as one line.
  func line(by widths: WidthModel) -> TextLine {
    guard !isVisibleASCII else { return line(0..<bytes.count, droppingSpaces: true) }
    let range = 0..<endOfText(in: 0..<bytes.count)
    return TextLine(range: range, count: count(of: range, by: widths))
  }

  /// The line of a range of UTF-8 offsets, in which each byte is a cell; with `droppingSpaces`, without those at its end.
  func line(_ range: Range<Int>, droppingSpaces: Bool) -> TextLine {
    let range = droppingSpaces ? range.lowerBound..<endOfText(in: range) : range
    return TextLine(range: range, count: .plain(range.count))
  }

  /// The line of a range of clusters.
  func line(_ range: Range<Int>, of row: ClusterRow, droppingSpaces: Bool) -> TextLine {
    var end = range.upperBound
    while droppingSpaces, end > range.lowerBound, row.clusters[end - 1].isSpace { end -= 1 }
    let count = row.clusters[range.lowerBound..<end].reduce(into: CellCount()) { $0 += $1.count }
    return TextLine(range: row.offset(of: range.lowerBound)..<row.offset(of: end), count: count)
  }

  /// What stands on a line.
  func styled(_ line: TextLine) -> StyledLine {
    guard !line.range.isEmpty else { return StyledLine() }
    precondition(isBoundary(line.range.lowerBound) && isBoundary(line.range.upperBound), "a code point stays whole")
    let first = firstRun(behind: line.range.lowerBound)
    var end = first + 1
    while runs[end - 1].end < line.range.upperBound { end += 1 }
    return StyledLine(bytes[line.range], runs[first..<end], line.count)
  }

  /// Writes `tooWide` for each cluster that no line can hold, and leaves out what a row leaves out.
  ///
  /// The clusters of the row come to stand where they are then.
  mutating func putStandIns(_ tooWide: String, _ row: inout ClusterRow) {
    var shown = StyledText()
    for index in row.clusters.indices {
      let range = row.offset(of: index)..<row.offset(of: index + 1)
      let cluster = row.clusters[index]
      row.move(index, to: shown.bytes.count)
      guard !cluster.isLeftOut else { continue }
      let style = runs[firstRun(behind: range.lowerBound)].style
      let text = cluster.isTooWide ? tooWide : String(decoding: bytes[range], as: UTF8.self)
      shown.append(text, style)
    }
    row.move(row.clusters.count, to: shown.bytes.count)
    self = shown
  }

  /// The cells of a range of UTF-8 offsets, as far as there is text, with the whole of its last code point.
  func count(of range: Range<Int>, by widths: WidthModel) -> CellCount {
    var end = min(range.upperBound, bytes.count)
    while !isBoundary(end) { end += 1 }
    return bytes[range.lowerBound..<end].withUnsafeBufferPointer { CellWidth.count($0, by: widths) }
  }

  /// Whether a code point begins at an offset, or the text ends.
  private func isBoundary(_ offset: Int) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }

  /// The first style that ends behind an offset.
  private func firstRun(behind offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func endOfText(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
