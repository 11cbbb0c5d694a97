/// A run of lines that one worker looks at, or a piece of a line that is too long to be held.
struct LineBatch {
  enum Content {
    case lines

    /// A piece of a line beyond the limit; with the last piece comes the line's length in bytes.
    case piece(lineLength: Int?)
  }

  var content = Content.lines
  var bytes: [UInt8] = []

  /// The offset in `bytes` behind each line, its line end included.
  var lineEnds: [Int] = []

  /// The number of the first line in its source, from 1.
  var firstLine = 1

  /// The offset of the first byte in its source.
  var offset = 0

  /// The batch's place in the whole run, which the results keep.
  var sequence = 0

  /// The bytes of a line without its line end.
  func line(_ index: Int) -> Range<Int> {
    let start = index == 0 ? 0 : lineEnds[index - 1]
    let end = lineEnds[index]
    return start..<(end > start && bytes[end - 1] == UInt8(ascii: "\n") ? end - 1 : end)
  }

  /// The bytes of a line with its line end, if it has one.
  func wholeLine(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : lineEnds[index - 1])..<lineEnds[index]
  }
}
