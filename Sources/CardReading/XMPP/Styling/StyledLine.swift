import CardCore

/// The spans of one line of Message Styling: `*strong*`, `_emphasis_`, `~strikethrough~` and preformatted text between
/// backticks.
struct StyledLine {
  private let line: ArraySlice<Unicode.Scalar>

  /// Where each mark could end a span, in the order of the line.
  private var closings: [Unicode.Scalar: ArraySlice<Int>]

  static func inlines(_ line: ArraySlice<Unicode.Scalar>) -> [Inline] {
    var styled = StyledLine(line)
    return styled.inlines(in: line.startIndex..<line.endIndex)
  }

  private init(_ line: ArraySlice<Unicode.Scalar>) {
    self.line = line
    var closings: [Unicode.Scalar: [Int]] = [:]
    for index in line.indices.dropFirst() where Self.isMark(line[index]) && !line[index - 1].isWhiteSpace {
      closings[line[index], default: []].append(index)
    }
    self.closings = closings.mapValues { $0[...] }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "*" || scalar == "_" || scalar == "~" || scalar == "`"
  }

  /// A span holds no other of its kind, so this calls itself three levels deep at most.
  private mutating func inlines(in range: Range<Int>) -> [Inline] {
    var inlines: [Inline] = []
    var textStart = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      guard let closing = closing(of: index, in: range) else {
        index += 1
        continue
      }
      appendText(textStart..<index, to: &inlines)
      inlines.append(span(line[index], index + 1..<closing))
      index = closing + 1
      textStart = index
    }
    appendText(textStart..<range.upperBound, to: &inlines)
    return inlines
  }

  /// Where the span ends that begins at an index, if one does.
  private mutating func closing(of index: Int, in range: Range<Int>) -> Int? {
    let mark = line[index]
    guard Self.isMark(mark), index + 1 < range.upperBound, !line[index + 1].isWhiteSpace,
      index == range.lowerBound || line[index - 1].isWhiteSpace
    else { return nil }
    // Indices only grow, so what lies behind is passed over once.
    while let first = closings[mark]?.first, first <= index { closings[mark]?.removeFirst() }
    guard let closing = closings[mark]?.first, closing < range.upperBound, closing > index + 1 else { return nil }
    return closing
  }

  private mutating func span(_ mark: Unicode.Scalar, _ range: Range<Int>) -> Inline {
    switch mark {
    case "*": .strong(inlines(in: range))
    case "_": .emphasis(inlines(in: range))
    case "~": .strikethrough(inlines(in: range))
    default: .code(DisplayText(text(range)))
    }
  }

  private func appendText(_ range: Range<Int>, to inlines: inout [Inline]) {
    if !range.isEmpty { inlines.append(.text(DisplayText(text(range)))) }
  }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(line[range]))
  }
}
