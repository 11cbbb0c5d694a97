import CardKit
import CardRenderers

/// The part of a source line that a diagnostic points at, with the cells before and under it.
struct SourceExcerpt {
  /// The most cells of a line that is shown whole.
  private static let maximumWhole = 96

  /// The most cells of a longer line before, under and behind the carets.
  private static let maximumBefore = 32
  private static let maximumMarked = 48
  private static let maximumAfter = 16

  /// Enough bytes for that many cells of any script, and few enough to look at for each of many diagnostics.
  private static let maximumBytes = 256

  /// The text to show, made safe, with an ellipsis where the line goes on.
  let text: String

  /// The cells before the marked text.
  let indent: Int

  /// The cells of the marked text, at least 1.
  let width: Int

  init(_ range: SourceRange, in bytes: [UInt8], line: Range<Int>) {
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let first = Self.boundary(bytes, max(line.lowerBound, start - Self.maximumBytes), from: line.lowerBound)
    let before = Self.text(bytes[first..<start])
    let marked = Self.text(bytes[start..<Self.boundary(bytes, min(end, start + Self.maximumBytes), from: start)])
    let after = Self.text(bytes[end..<Self.boundary(bytes, min(line.upperBound, end + Self.maximumBytes), from: end)])
    let isShort = CellWidth.of(before) + CellWidth.of(marked) + CellWidth.of(after) <= Self.maximumWhole
    let head = isShort ? before : Self.suffix(before, Self.maximumBefore)
    let body = isShort ? marked : Self.prefix(marked, Self.maximumMarked)
    let isWhole = body == marked && start + Self.maximumBytes >= end
    let tail = isShort ? after : isWhole ? Self.prefix(after, Self.maximumAfter) : ""
    let isCutBefore = head != before || first > line.lowerBound
    let isCutAfter = !isWhole || tail != after || end + Self.maximumBytes < line.upperBound
    text = (isCutBefore ? "…" : "") + head + body + tail + (isCutAfter ? "…" : "")
    indent = CellWidth.of(head) + (isCutBefore ? 1 : 0)
    width = max(CellWidth.of(body), 1)
  }

  /// Bytes that are no UTF-8 show as U+FFFD; tabs are spaces.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    DisplayText(String(decoding: bytes, as: UTF8.self)).string
  }

  /// The offset at or before `offset` at which a code point begins, but none before `start`: bytes that continue nothing
  /// may stand in a row.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  private static func prefix(_ text: String, _ cells: Int) -> String {
    var left = cells
    return String(
      text.prefix {
        left -= CellWidth.of($0); return left >= 0
      })
  }

  private static func suffix(_ text: String, _ cells: Int) -> String {
    var left = cells
    let start = text.reversed().prefix {
      left -= CellWidth.of($0); return left >= 0
    }.endIndex
    return String(text[start.base...])
  }
}
