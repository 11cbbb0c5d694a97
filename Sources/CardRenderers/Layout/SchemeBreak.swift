/// The break that UAX #14 allows behind the `://` of an address.
///
/// A line that ends there says little, and terminals that find addresses in text find none. It is taken only where what
/// stands around it has no room on a line.
enum SchemeBreak {
  /// Whether an offset stands behind a `://`.
  static func isOne(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset >= 3 && bytes[offset - 1] == UInt8(ascii: "/") && bytes[offset - 2] == UInt8(ascii: "/")
      && bytes[offset - 3] == UInt8(ascii: ":")
  }

  /// Whether a break of a plain text is such a one, and left out on lines of a width.
  static func isLeftOut(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, width: Int) -> Bool {
    guard isOne(bytes, at: offset) else { return false }
    var (start, end) = (offset - 1, offset + 1)
    while start > 0, offset - start <= width, !PlainLineBreaks.isBreak(bytes, at: start) { start -= 1 }
    while end < bytes.count, end - offset <= width, !PlainLineBreaks.isBreak(bytes, at: end) { end += 1 }
    return end - start <= width
  }

  /// The breaks of a text without those of its addresses that are left out on lines of a width.
  static func leavingOut(_ bytes: UnsafeBufferPointer<UInt8>, from breaks: [Int], width: Int) -> [Int] {
    guard breaks.contains(where: { isOne(bytes, at: $0) }) else { return breaks }
    return breaks.indices.filter { index in
      guard isOne(bytes, at: breaks[index]), index + 1 < breaks.count else { return true }
      // Bytes are never fewer than cells.
      return breaks[index + 1] - (index > 0 ? breaks[index - 1] : 0) > width
    }.map { breaks[$0] }
  }
}
