/// What makes a block of a line's beginning: a heading, a quote, a list, a rule, a fence, an underline.
extension MarkdownEscaper {
  mutating func escapeLineStarts() {
    var start = 0
    for line in units.split(omittingEmptySubsequences: false, whereSeparator: { $0.role == .lineBreak }) {
      let end = line.endIndex
      escapeLineStart(Line(range: line.startIndex..<end, isFirst: start == 0, isLast: end == units.count))
      start = end + 1
    }
  }

  /// A line of a paragraph.
  ///
  /// Only the first can begin what cannot interrupt one; all but the last end in a backslash.
  private struct Line {
    let range: Range<Int>
    let isFirst: Bool
    let isLast: Bool

    var start: Int { range.lowerBound }
    var end: Int { range.upperBound }
  }

  /// Escapes the marker that a line begins with.
  private mutating func escapeLineStart(_ line: Line) {
    guard let first = bare(line.start) else { return }
    if line.isLast, isRow(line) { return escape([line.start]) }
    switch first {
    case ">": escape([line.start])
    case "#":
      let run = run(at: line)
      if run.count <= 6, endsMarker(run.upperBound, line) { escape([line.start]) }
    case "-", "+", "*":
      let isEmptyItem = line.range.count == 1 && line.isFirst && line.isLast
      if isEmptyItem || bare(line.start + 1) == " " { escape([line.start]) }
    case "~", "`":
      let run = run(at: line)
      if run.count >= 3 { escape(run) }
    case "<": if bare(line.start + 1)?.beginsTag == true { escape([line.start]) }
    case "0"..."9": if let marker = numberMarker(line) { escape([marker]) }
    default: break
    }
  }

  /// A row of one sign: a rule, the underline that makes a heading of the line before, or that of a table.
  private func isRow(_ line: Line) -> Bool {
    let signs = line.range.map { bare($0) }.filter { $0 != " " }
    guard let first = signs.first, let sign = first else { return false }
    if "-_*".unicodeScalars.contains(sign), signs.count >= 3, signs.allSatisfy({ $0 == sign }) { return true }
    guard !line.isFirst else { return false }
    let isUnderline = (sign == "-" || sign == "=") && signs.count == line.range.count && signs.allSatisfy { $0 == sign }
    return isUnderline || (signs.contains("-") && signs.allSatisfy { $0 == "-" || $0 == "|" || $0 == ":" })
  }

  private func run(at line: Line) -> Range<Int> {
    let first = bare(line.start)
    return line.start..<(line.range.first { bare($0) != first } ?? line.end)
  }

  private func endsMarker(_ index: Int, _ line: Line) -> Bool {
    index == line.end ? line.isLast : bare(index) == " "
  }

  /// The sign behind the number of a list; only a list that begins with 1 interrupts a paragraph, and no empty one.
  private func numberMarker(_ line: Line) -> Int? {
    let end = line.range.prefix(10).first { bare($0)?.isASCIIDigit != true } ?? line.end
    let digits = line.start..<end
    guard digits.count <= 9, end < line.end, bare(end) == "." || bare(end) == ")", endsMarker(end + 1, line) else {
      return nil
    }
    if line.isFirst { return end }
    let isOne = digits.dropLast().allSatisfy { bare($0) == "0" } && bare(end - 1) == "1"
    return isOne && end + 1 < line.end ? end : nil
  }
}
