import CardCore

/// One line of a layout: text with its styles, and its width.
///
/// It is a part of longer rows of bytes and of runs: the lines of a text share those of the text, and the lines of a card
/// stand one behind the other.
struct StyledLine {
  /// The text in UTF-8.
  private(set) var bytes: ArraySlice<UInt8>

  /// The styles, each with the offset at which it ends; the last may end behind the line.
  private(set) var runs: ArraySlice<StyledRun>
  private(set) var count: CellCount

  /// The width in terminal cells.
  var width: Int { count.cells }

  var isEmpty: Bool { bytes.isEmpty }

  init() {
    self.init([], [], CellCount())
  }

  /// A part of rows whose cells have been counted.
  init(_ bytes: ArraySlice<UInt8>, _ runs: ArraySlice<StyledRun>, _ count: CellCount) {
    self.bytes = bytes
    self.runs = runs
    self.count = count
  }

  init(_ text: String, _ style: TextStyle, by widths: WidthModel) {
    self.init()
    append(text.utf8, style, CellWidth.count(text, by: widths))
  }

  /// A line of spaces.
  init(spaces: Int) {
    self.init()
    appendSpaces(spaces)
  }

  /// Appends text, given in UTF-8.
  mutating func append(_ text: some Sequence<UInt8>, _ style: TextStyle, _ count: CellCount) {
    self.count += count
    endLastRun()
    bytes.append(contentsOf: text)
    if let last = runs.last, last.style == style, !last.endsPart {
      runs[runs.endIndex - 1].end = bytes.endIndex
    } else if bytes.endIndex > runs.last?.end ?? bytes.startIndex {
      runs.append(StyledRun(end: bytes.endIndex, style: style))
    }
  }

  mutating func appendSpaces(_ count: Int, _ style: TextStyle = TextStyle(.text)) {
    if count > 0 { append(repeatElement(UInt8(ascii: " "), count: count), style, .plain(count)) }
  }

  mutating func append(_ other: StyledLine) {
    guard !isEmpty else { return self = other }
    count += other.count
    endLastRun()
    let distance = bytes.endIndex - other.bytes.startIndex
    bytes += other.bytes
    for var run in other.runs {
      run.end = min(run.end, other.bytes.endIndex) + distance
      runs.append(run)
    }
  }

  /// Keeps what is appended apart from what is there, for readers that reorder text.
  mutating func endPart() {
    if let last = runs.last, !last.endsPart { runs[runs.endIndex - 1].endsPart = true }
  }

  /// Lets the last run end with the line, so that others can stand behind it.
  private mutating func endLastRun() {
    if let last = runs.last, last.end > bytes.endIndex { runs[runs.endIndex - 1].end = bytes.endIndex }
  }

  /// The line without the spaces at its end.
  func trimmed() -> StyledLine {
    guard bytes.last == UInt8(ascii: " ") else { return self }
    guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return StyledLine() }
    let isNeeded = { (run: StyledRun) in run.end > last }
    let lastRun = runs.firstIndex(where: isNeeded) ?? runs.endIndex - 1
    return StyledLine(bytes[...last], runs[...lastRun], count - .plain(bytes.endIndex - 1 - last))
  }

  var holdsPicture: Bool { runs.contains { $0.style.role.isPicture } }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension StyledLine {
  /// A text of one style, by itself.
  struct Piece {
    let text: String
    let style: TextStyle
    let endsPart: Bool
  }

  /// The texts of the line, made anew each time.
  var pieces: [Piece] {
    var start = bytes.startIndex
    return runs.map { run in
      let end = min(run.end, bytes.endIndex)
      defer { start = end }
      return Piece(text: String(decoding: bytes[start..<end], as: UTF8.self), style: run.style, endsPart: run.endsPart)
    }
  }
}
