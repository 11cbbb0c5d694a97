/// A line of a text, without the spaces at its end.
struct TextLine {
  /// The UTF-8 offsets in the text, at which code points begin.
  var range: Range<Int>
  var count: CellCount
}
