/// Finds lines and columns in a source.
///
/// Made once for a source, it answers in logarithmic time for offsets that rise.
struct SourceLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// The last answer, from which the next column on the same line is counted.
  private var last = (offset: 0, column: 1)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The line and the column of an offset, both from 1.
  ///
  /// Columns count code points.
  mutating func location(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let base = last.offset >= starts[line] && last.offset <= offset ? last : (starts[line], 1)
    // A byte that continues a code point does not begin one.
    let column = base.1 + bytes[base.0..<offset].count { $0 & 0xC0 != 0x80 }
    last = (offset, column)
    return (line + 1, column)
  }

  /// The bytes of the line that an offset stands on, without the line's end.
  func line(around offset: Int) -> Range<Int> {
    let line = lineIndex(of: min(max(offset, 0), bytes.count))
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return starts[line]..<end
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
