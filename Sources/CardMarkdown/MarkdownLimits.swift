/// What a body may be before it is parsed.
///
/// The Debian build of libcmark 0.30.2 takes 5 seconds for a list of 64 KB that is thousands of levels deep, and under
/// 55 milliseconds for any 64 KB of at most 100 levels.
package enum MarkdownLimits {
  /// The longest body in UTF-8 bytes: 64 KiB.
  package static let maximumLength = 65_536

  /// The most markers of quotes and lists at the beginning of one line.
  package static let maximumMarkers = 64

  /// The most levels of the parsed tree.
  package static let maximumDepth = 100

  /// Whether a line begins with more markers than that.
  static func hasTooManyMarkers(_ text: String) -> Bool {
    // A marker is a byte at the least.
    guard text.utf8.count > maximumMarkers else { return false }
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        if markers(in: bytes, from: start) > maximumMarkers { return true }
        start = lineEnd(in: bytes, from: start) + 1
      }
      return false
    }
  }

  /// Where the line ends; eight bytes are looked at in one step.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The highest bit of a byte under 0x10, which line ends are; the rest of the line tells.
      if (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    while index < raw.count, !isLineEnd(raw[index]) { index &+= 1 }
    return index
  }

  private static func markers(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var count = 0
    var index = start
    while count <= maximumMarkers {
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
      guard let length = markerLength(in: bytes, at: index) else { break }
      index += length
      count += 1
    }
    return count
  }

  /// The length of the marker that stands at a place: `>`, a bullet and its space, or a number of up to 9 digits with
  /// its delimiter.
  private static func markerLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: ">"): return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return endsMarker(bytes, at: index + 1) ? 1 : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes[index...].prefix(10).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
      let end = index + digits
      guard digits <= 9, end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")") else {
        return nil
      }
      return endsMarker(bytes, at: end + 1) ? digits + 1 : nil
    default: return nil
    }
  }

  /// Whether a bullet or a number is followed by white space or the end of its line.
  private static func endsMarker(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    index >= bytes.count || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
      || isLineEnd(bytes[index])
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
