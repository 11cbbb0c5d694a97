/// Lines under one another.
///
/// The bytes of all of them stand in one row, their runs in another, and their ends in a third, so that a line takes no
/// memory of its own.
struct StyledLines {
  private var bytes: [UInt8] = []
  private var runs: [StyledRun] = []
  private var ends: [End] = []

  /// The cells of the line that is being written.
  private var open = CellCount()

  private struct End {
    var bytes = 0
    var runs = 0
    var count = CellCount()
  }

  init() {}

  /// No lines yet, with memory for so many bytes of text.
  init(reserving bytes: Int) {
    self.bytes.reserveCapacity(bytes)
    // A long text has a run for a dozen of bytes; the memory of a small card stays where it is had at once.
    runs.reserveCapacity(bytes < 1_024 ? 24 : bytes / 12)
    ends.reserveCapacity(bytes / 40)
  }

  init(_ lines: some Sequence<StyledLine>) {
    for line in lines { append(line) }
  }

  mutating func append(_ line: StyledLine) {
    add(line)
    endLine()
  }

  static func += (lines: inout StyledLines, more: StyledLines) {
    for line in more { lines.append(line) }
  }

  // MARK: The line that is being written

  /// Writes a part of a line.
  mutating func add(_ part: StyledLine) {
    guard !part.isEmpty else { return }
    open += part.count
    let distance = bytes.count - part.bytes.startIndex
    bytes.append(contentsOf: part.bytes)
    for var run in part.runs {
      run.end = Swift.min(run.end, part.bytes.endIndex) + distance
      runs.append(run)
    }
  }

  mutating func addSpaces(_ count: Int) {
    guard count > 0 else { return }
    open += .plain(count)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    runs.append(StyledRun(end: bytes.count, style: TextStyle(.text)))
  }

  /// Keeps what is written to the line next apart from what is there, for readers that reorder text.
  mutating func endPart() {
    if runs.count > ends.last?.runs ?? 0 { runs[runs.count - 1].endsPart = true }
  }

  /// Ends the line, without the spaces at its end.
  mutating func endLine() {
    let start = ends.last ?? End()
    var end = bytes.count
    while end > start.bytes, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    if end < bytes.count { cut(to: end, start) }
    ends.append(End(bytes: bytes.count, runs: runs.count, count: open))
    open = CellCount()
  }

  private mutating func cut(to end: Int, _ start: End) {
    open = open - .plain(bytes.count - end)
    bytes.removeLast(bytes.count - end)
    while runs.count > start.runs, (runs.count > start.runs + 1 ? runs[runs.count - 2].end : start.bytes) >= end {
      runs.removeLast()
    }
    if runs.count > start.runs { runs[runs.count - 1].end = end }
  }
}

extension StyledLines: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(index: Int) -> StyledLine {
    let start = index == 0 ? End() : ends[index - 1]
    let end = ends[index]
    return StyledLine(bytes[start.bytes..<end.bytes], runs[start.runs..<end.runs], end.count)
  }

  /// The bytes and the cells of the last line, if there is one.
  var lastLength: (bytes: Int, count: CellCount)? {
    guard let end = ends.last else { return nil }
    return (end.bytes - (ends.count > 1 ? ends[ends.count - 2].bytes : 0), end.count)
  }

  mutating func removeLast() {
    ends.removeLast()
    bytes.removeLast(bytes.count - (ends.last?.bytes ?? 0))
    runs.removeLast(runs.count - (ends.last?.runs ?? 0))
  }
}

extension StyledLines {
  /// The text of all lines, each with a line feed behind it.
  var text: String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + count)
    for line in self {
      text += line.bytes
      text.append(UInt8(ascii: "\n"))
    }
    return text.withUnsafeBufferPointer(String.init(wholeUTF8:))
  }
}
