import CardCore

/// Breaks styled text into lines no wider than a width.
///
/// Lines break where UAX #14 allows it, a grapheme cluster moves whole, and a word wider than the line is broken between
/// clusters. Nothing is lost but the spaces at the ends of lines. A line ends early enough for terminals that count some
/// of its clusters wider.
struct LineWrapper: ~Copyable {
  private var breaker = LineBreaker()
  private let widths: WidthModel

  /// Stands in for a cluster that is wider than the whole line.
  private let tooWide: String

  init(_ style: LayoutStyle) {
    widths = style.widths
    tooWide = style.glyphs.tooWide
  }

  /// The lines of a text, of which the first has so many cells less.
  mutating func wrap(_ text: StyledText, width: Int, taken: Int = 0) -> [StyledLine] {
    var text = text
    let lines = lines(of: &text, width: width, taken: taken)
    return lines.map { text.styled($0) }
  }

  /// The text as one line, however wide.
  mutating func line(_ text: StyledText) -> StyledLine {
    wrap(text, width: .max / 2)[0]
  }

  /// The text as one line, where it is told without breaks and clusters that it fits.
  func line(_ text: borrowing StyledText, width: Int) -> TextLine? {
    // UTF-8 is never fewer units than cells.
    text.bytes.count <= width ? text.line(by: widths) : nil
  }

  /// The same as ``wrap(_:width:taken:)``, as parts of the text, in which signs come to stand for what no line can hold.
  mutating func lines(of text: inout StyledText, width: Int, taken: Int = 0) -> [TextLine] {
    let lengths = (first: width - taken, rest: width)
    if let line = line(text, width: lengths.first) { return [line] }
    guard text.isVisibleASCII else {
      let breaks = breaks(in: text, width: width)
      return lines(of: &text, lengths, breaks[...], dropsSpaces: true)
    }
    if text.unbroken.isEmpty, text.bytes.withUnsafeBufferPointer(PlainLineBreaks.accepts) {
      return plainLines(of: text, lengths) { bytes, start, end in
        stride(from: end, to: start, by: -1).first {
          PlainLineBreaks.isBreak(bytes, at: $0) && !SchemeBreak.isLeftOut(bytes, at: $0, width: width)
        }
      }
    }
    var rest = breaks(in: text, width: width)[...]
    var last = 0
    return plainLines(of: text, lengths) { _, start, end in
      while let next = rest.first, next <= end { last = rest.removeFirst() }
      return last > start ? last : nil
    }
  }

  /// The lines of preformatted text, which is cut wherever a line is full, and keeps its spaces.
  func cut(_ text: inout StyledText, first: Int, rest: Int) -> [TextLine] {
    guard text.isVisibleASCII else { return lines(of: &text, (first, rest), [], dropsSpaces: false) }
    let length = text.bytes.count
    let (first, rest) = (max(first, 1), max(rest, 1))
    var lines = [text.line(0..<min(first, length), droppingSpaces: false)]
    for start in stride(from: first, to: length, by: rest) {
      lines.append(text.line(start..<min(start + rest, length), droppingSpaces: false))
    }
    return lines
  }

  /// The offsets at which lines of a text may end.
  private mutating func breaks(in text: StyledText, width: Int) -> [Int] {
    var unbroken = text.unbroken.filter { text.count(of: $0, by: widths).most <= width }[...]
    return text.bytes.withUnsafeBufferPointer { bytes in
      SchemeBreak.leavingOut(bytes, from: breaker.offsets(in: bytes), width: width)
    }.filter { offset in
      unbroken = unbroken.drop { $0.upperBound <= offset }
      return !(unbroken.first.map { $0.lowerBound < offset } ?? false)
    }
  }

  /// The lines of a text in ASCII, of which every byte is a cluster and a cell.
  ///
  /// `lastBreak` gives the last break behind the start of a line, up to an offset; it is asked in the order of the lines.
  private func plainLines(
    of text: StyledText, _ lengths: (first: Int, rest: Int),
    lastBreak: (UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int?
  ) -> [TextLine] {
    text.bytes.withUnsafeBufferPointer { bytes in
      var lines: [TextLine] = []
      var start = 0
      while start < bytes.count {
        var end = min(start + max(start == 0 ? lengths.first : lengths.rest, 0), bytes.count)
        // Spaces at the end of a line take no room.
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        if end < bytes.count { end = lastBreak(bytes, start, end) ?? max(end, start + 1) }
        lines.append(text.line(start..<end, droppingSpaces: true))
        start = end
      }
      return lines
    }
  }

  /// The lines of any text.
  private func lines(
    of text: inout StyledText, _ lengths: (first: Int, rest: Int), _ breaks: ArraySlice<Int>, dropsSpaces: Bool
  ) -> [TextLine] {
    var row = text.bytes.withUnsafeBufferPointer { ClusterRow($0, width: lengths.rest, by: widths) }
    var ends = LineEnds(row, breaks, dropsSpaces: dropsSpaces)
    if row.hasStandIns { text.putStandIns(tooWide, &row) }
    var lines: [TextLine] = []
    while true {
      let isFirst = lines.isEmpty
      let length = isFirst ? lengths.first : lengths.rest
      guard let range = ends.next(width: length, mayBeEmpty: isFirst && length < lengths.rest) else { break }
      lines.append(text.line(range, of: row, droppingSpaces: dropsSpaces))
    }
    return lines.isEmpty ? [TextLine(range: 0..<0, count: CellCount())] : lines
  }
}
