import CardKit
import CardRenderers

/// The part of a source line that a diagnostic points at, with the cells before and under it.
///
/// A short line is shown whole. Of a long one, which may be a message of 256 KiB, only what stands around the marked
/// text is looked at: there may be very many diagnostics.
struct SourceExcerpt {
  /// The most cells of a line that is shown whole.
  private static let maximumWhole = 96

  /// The most cells of a longer line before, under and behind the carets.
  private static let maximumBefore = 32
  private static let maximumMarked = 48
  private static let maximumAfter = 16

  /// The bytes that are looked at in each direction: enough for that many cells of any script.
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
    let reach = Self.boundary(bytes, max(line.lowerBound, start - Self.maximumBytes), from: line.lowerBound)
    var before = Part(bytes, reach..<start, isCut: reach > line.lowerBound)
    var marked = Part(bytes, from: start, to: end)
    var after = Part(bytes, from: end, to: line.upperBound)
    if before.width + marked.width + after.width > Self.maximumWhole {
      before.keepEnd(Self.maximumBefore)
      marked.keepStart(Self.maximumMarked)
      after.keepStart(Self.maximumAfter)
    }
    // Behind marked text that is cut off, what follows it would stand in the wrong place.
    let rest = marked.isCut ? "…" : after.text + (after.isCut ? "…" : "")
    text = (before.isCut ? "…" : "") + before.text + marked.text + rest
    indent = before.width + (before.isCut ? 1 : 0)
    width = max(marked.width, 1)
  }

  /// The offset at or before `offset` at which a code point begins, but none before `start`: bytes that continue nothing
  /// may stand in a row.
  private static func boundary(_ bytes: [UInt8], _ offset: Int, from start: Int) -> Int {
    var offset = offset
    while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// A piece of the line, and whether more of the line would belong to it.
  private struct Part {
    var text: String
    var isCut: Bool
    var width: Int { CellWidth.of(text) }

    /// Bytes that are no UTF-8 show as U+FFFD; tabs are spaces.
    init(_ bytes: [UInt8], _ range: Range<Int>, isCut: Bool) {
      text = DisplayText(String(decoding: bytes[range], as: UTF8.self)).string
      self.isCut = isCut
    }

    init(_ bytes: [UInt8], from start: Int, to end: Int) {
      let reach = SourceExcerpt.boundary(bytes, min(end, start + SourceExcerpt.maximumBytes), from: start)
      self.init(bytes, start..<reach, isCut: reach < end && start + SourceExcerpt.maximumBytes < end)
    }

    mutating func keepStart(_ cells: Int) {
      keep(Self.count(of: text, fitting: cells), from: text.startIndex)
    }

    mutating func keepEnd(_ cells: Int) {
      let count = Self.count(of: text.reversed(), fitting: cells)
      keep(count, from: text.index(text.endIndex, offsetBy: -count))
    }

    private mutating func keep(_ count: Int, from start: String.Index) {
      let kept = text[start...].prefix(count)
      isCut = isCut || kept.utf8.count < text.utf8.count
      text = String(kept)
    }

    /// The number of grapheme clusters that fit in so many cells.
    private static func count(of clusters: some Sequence<Character>, fitting cells: Int) -> Int {
      var used = 0
      var count = 0
      for cluster in clusters {
        used += CellWidth.of(cluster)
        guard used <= cells else { break }
        count += 1
      }
      return count
    }
  }
}
