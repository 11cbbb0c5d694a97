package import CardCore

/// Tells where the bytes of a value's text stand in the source, across the escapes of the string that they came from.
///
/// Made in linear time, asked in logarithmic time.
package struct OffsetMap {
  /// A run of bytes that stand in the source one by one, or the bytes that one escape became.
  private struct Piece {
    let text: Int
    let source: Int
    let isWhole: Bool
  }

  /// The pieces in order; the last is the end of both texts.
  private var pieces: [Piece] = []

  /// The offset in the input of the first byte of the source.
  private let base: Int

  /// The map of the value at `place` of the input, a string or any other JSON.
  ///
  /// `nil` where the text of the value is not `text`: the place of somebody else's value.
  package init?(_ text: [UInt8], in placed: PlacedBytes, at place: SourceRange) {
    base = placed.offset
    let source = placed.bytes
    let range = place.moved(by: -placed.offset)
    guard range.lowerBound >= 0, range.upperBound <= source.count, range.count >= 2 else { return nil }
    let isString = source[range.lowerBound] == UInt8(ascii: "\"")
    let content = isString ? source[range.lowerBound + 1..<range.upperBound - 1] : source[range]
    let decoded = isString ? JSONEscapes.text(of: content) : String(decoding: content, as: UTF8.self)
    guard decoded.utf8.elementsEqual(text) else { return nil }
    collect(content, of: source, isEscaped: isString)
  }

  private mutating func collect(_ content: ArraySlice<UInt8>, of source: [UInt8], isEscaped: Bool) {
    var (position, offset) = (content.startIndex, 0)
    var isInRun = false
    while position < content.endIndex {
      let unit = Self.unit(at: position, of: content, in: source, isEscaped: isEscaped)
      if unit.isWhole || !isInRun { pieces.append(Piece(text: offset, source: position, isWhole: unit.isWhole)) }
      isInRun = !unit.isWhole
      position += unit.length
      offset += unit.width
    }
    pieces.append(Piece(text: offset, source: content.endIndex, isWhole: false))
  }

  /// What stands at `position`: its bytes in the source, its bytes in the text, and whether those are others.
  private static func unit(
    at position: Int, of content: ArraySlice<UInt8>, in source: [UInt8], isEscaped: Bool
  ) -> (length: Int, width: Int, isWhole: Bool) {
    if isEscaped, content[position] == UInt8(ascii: "\\") {
      let (length, width) = JSONEscapes.measure(content[position...])
      return (length, width, true)
    }
    let sequence = UTF8Sequence(in: source, at: position)
    // What is no UTF-8 became U+FFFD, which is three bytes long.
    return sequence.isWellFormed ? (sequence.length, sequence.length, false) : (sequence.length, 3, true)
  }

  /// Where the bytes at `range` of the text stand in the source, with the whole of an escape that they are part of.
  package func range(of range: Range<Int>) -> SourceRange {
    sourceRange(of: range).moved(by: base)
  }

  private func sourceRange(of range: Range<Int>) -> SourceRange {
    let first = pieces[index(at: range.lowerBound)]
    let start = first.isWhole ? first.source : first.source + range.lowerBound - first.text
    guard !range.isEmpty else { return start..<start }
    let index = index(at: range.upperBound - 1)
    let last = pieces[index]
    return start..<(last.isWhole ? pieces[index + 1].source : last.source + range.upperBound - last.text)
  }

  /// The index of the last piece that begins at `offset` or before it.
  private func index(at offset: Int) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].text <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
