import CardKit

/// The last bytes of an input that is read piece by piece, by which a place in it is told as a line and a column.
///
/// It keeps what is not read yet, and at most 64 KiB before that: a column further from the beginning of its line is not
/// told. Places must be asked for in the order of the input, or near to it.
struct SourceWindow {
  private static let maximumLine = 65_536

  private var bytes: [UInt8] = []

  /// The offset in the input of the first byte.
  private var base = 0

  /// A place whose line is known, and where its line begins if that is known.
  private var offset = 0
  private var line = 1
  private var lineStart: Int? = 0

  mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Forgets what stands before an offset, and is not needed for the columns behind it.
  mutating func forget(before end: Int) {
    move(to: min(end, base + bytes.count))
    let start = max(lineStart ?? 0, offset - Self.maximumLine)
    guard start - base > bytes.count / 2, start - base > Self.maximumLine else { return }
    if let lineStart, lineStart < start { self.lineStart = nil }
    bytes.removeFirst(start - base)
    base = start
  }

  /// The line from 1, and the column from 1 in code points where the beginning of the line is at hand.
  mutating func place(of offset: Int) -> (line: Int, column: Int?) {
    move(to: offset)
    let column = lineStart.flatMap { start in
      start < base ? nil : 1 + bytes[(start - base)..<(self.offset - base)].count { $0 & 0xC0 != 0x80 }
    }
    return (line, column)
  }

  /// Counts the lines on to an offset, or back to it.
  private mutating func move(to target: Int) {
    let target = min(max(target, base), base + bytes.count)
    if target >= offset {
      for index in (offset - base)..<(target - base) where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = base + index + 1
      }
    } else {
      let passed = bytes[(target - base)..<(offset - base)]
      line -= passed.count { $0 == UInt8(ascii: "\n") }
      let start = bytes[..<(target - base)].lastIndex(of: UInt8(ascii: "\n"))
      lineStart = start.map { base + $0 + 1 } ?? (base == 0 ? 0 : nil)
    }
    offset = target
  }
}
