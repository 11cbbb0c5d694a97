/// Finds lines and columns in a source.
///
/// Made once for a source, it answers for any offset in logarithmic time, however long the line: marks at equal distances
/// hold how many code points stand before them.
struct SourceLines {
  private static let distance = 1024

  private let bytes: [UInt8]
  private let starts: [Int]

  /// The code points that begin before each multiple of the distance.
  private let marks: [Int]

  /// Where the text begins: behind a byte order mark, which no column counts.
  private let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [0]
    var marks = [0]
    var count = 0
    let span = bytes.span
    for offset in span.indices {
      if offset.isMultiple(of: Self.distance), offset > 0 { marks.append(count) }
      if span[offset] & 0xC0 != 0x80 { count += 1 }
      if span[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
    }
    marks.append(count)
    self.starts = starts
    self.marks = marks
  }

  /// The line and the column of an offset, both from 1.
  ///
  /// Columns count code points.
  func location(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let first = line == 0 ? start : starts[line]
    return (line + 1, max(codePoints(before: offset) - codePoints(before: first), 0) + 1)
  }

  /// The bytes of the line that an offset stands on, without the line's end.
  func line(around offset: Int) -> Range<Int> {
    let line = lineIndex(of: min(max(offset, 0), bytes.count))
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return starts[line]..<end
  }

  /// The code points that begin before an offset.
  ///
  /// A byte that continues a code point does not begin one.
  private func codePoints(before offset: Int) -> Int {
    let mark = offset / Self.distance
    return marks[mark] + bytes[(mark * Self.distance)..<offset].count { $0 & 0xC0 != 0x80 }
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
