import CardKit

/// Follows a source as it is read, so that the places of what is found can be told.
///
/// A small source is kept whole, to be shown where something is wrong with it; of a larger one only what was read last.
struct SourceText {
  /// The longest source that is kept: 1 MiB.
  private static let maximumKept = 1 << 20

  /// The most bytes behind the last place that are kept of a larger one.
  private static let maximumWindow = 1 << 20

  /// The whole source so far, or `nil` where it is too long.
  private(set) var kept: [UInt8]? = []

  /// The number of bytes that were read.
  private(set) var length = 0

  /// What was read behind the last place.
  private var window: [UInt8] = []

  /// How much of the window stands before the last place, and goes with the next piece.
  private var passed = 0

  /// The offset of the window in the source.
  private var start = 0
  private var line = 1
  private var column = 1

  mutating func append(_ bytes: [UInt8]) {
    length += bytes.count
    window.removeFirst(passed)
    (start, passed) = (start + passed, 0)
    window += bytes
    keep(bytes)
    if window.count > 2 * Self.maximumWindow { _ = place(of: length - Self.maximumWindow) }
  }

  private mutating func keep(_ bytes: [UInt8]) {
    guard let count = kept?.count, count + bytes.count <= Self.maximumKept else { return kept = nil }
    kept?.append(contentsOf: bytes)
  }

  /// The line and column, both from 1, of an offset that is not before one that was asked for; columns count code points.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(max(offset - start, passed), window.count)
    for byte in window[passed..<end] {
      if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    passed = end
    return (line, column)
  }
}
