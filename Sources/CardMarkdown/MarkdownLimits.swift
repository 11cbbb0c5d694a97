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
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      line.count > maximumMarkers && markers(in: line) > maximumMarkers
    }
  }

  private static func markers(in line: Substring.UTF8View) -> Int {
    var count = 0
    var rest = line[...]
    while count <= maximumMarkers {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let length = markerLength(rest) else { break }
      rest = rest.dropFirst(length)
      count += 1
    }
    return count
  }

  /// The length of the marker that `text` begins with: `>`, a bullet and its space, or a number of up to 9 digits with
  /// its delimiter.
  private static func markerLength(_ text: Substring.UTF8View.SubSequence) -> Int? {
    switch text.first {
    case UInt8(ascii: ">"): return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return isSpace(text.dropFirst().first) ? 1 : nil
    default:
      let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.prefix(10).count
      guard 1...9 ~= digits else { return nil }
      let rest = text.dropFirst(digits)
      guard rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") else { return nil }
      return isSpace(rest.dropFirst().first) ? digits + 1 : nil
    }
  }

  private static func isSpace(_ byte: UInt8?) -> Bool {
    byte == nil || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
