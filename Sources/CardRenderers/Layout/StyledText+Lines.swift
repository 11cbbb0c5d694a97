extension StyledText {
  /// The whole text as one line, without the spaces at its end.
  func line(by widths: WidthModel) -> StyledLine {
    guard !isVisibleASCII else { return line(0..<bytes.count, droppingSpaces: true) }
    let range = 0..<endOfText(in: 0..<bytes.count)
    return StyledLine(pieces(range), CellWidth.count(text(range), by: widths))
  }

  /// The line of a range of UTF-8 offsets, in which each byte is a cell; with `droppingSpaces`, without those at its end.
  func line(_ range: Range<Int>, droppingSpaces: Bool) -> StyledLine {
    let range = droppingSpaces ? range.lowerBound..<endOfText(in: range) : range
    return StyledLine(pieces(range), .plain(range.count))
  }

  /// The line of a range of clusters; `tooWide` stands for each of those that no line can hold.
  func line(
    _ range: Range<Int>, of row: ClusterRow, tooWide: String, droppingSpaces: Bool
  ) -> StyledLine {
    var end = range.upperBound
    while droppingSpaces, end > range.lowerBound, row.clusters[end - 1].isSpace { end -= 1 }
    let clusters = row.clusters[range.lowerBound..<end]
    let count = clusters.reduce(into: CellCount()) { $0 += $1.count }
    let bytes = { (index: Int) in index < row.clusters.count ? row.clusters[index].start : row.end }
    guard row.hasStandIns else { return StyledLine(pieces(bytes(range.lowerBound)..<bytes(end)), count) }
    return clusters.indices.reduce(into: StyledLine()) { line, index in
      let cluster = clusters[index]
      guard !cluster.isLeftOut, let piece = pieces(bytes(index)..<bytes(index + 1)).first else { return }
      line.append(cluster.isTooWide ? tooWide : piece.text, piece.style, cluster.count)
    }
  }

  /// The cells of a range of UTF-8 offsets, as far as there is text.
  func count(of range: Range<Int>, by widths: WidthModel) -> CellCount {
    CellWidth.count(text(range.clamped(to: 0..<bytes.count)), by: widths)
  }

  /// The pieces of a range of UTF-8 offsets, one for each style in it.
  private func pieces(_ range: Range<Int>) -> [StyledLine.Piece] {
    guard !range.isEmpty else { return [] }
    var pieces: [StyledLine.Piece] = []
    var start = range.lowerBound
    for run in runs[firstRun(behind: start)...] {
      let end = min(run.end, range.upperBound)
      pieces.append(.init(text: text(start..<end), style: run.style))
      start = end
      if start == range.upperBound { break }
    }
    return pieces
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

  private func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  private func endOfText(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
