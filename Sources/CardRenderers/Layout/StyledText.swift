import CardCore

/// Text with styles, before it is broken into lines.
struct StyledText {
  /// The text in UTF-8: appending to a `String` costs more than all that is done with it here.
  private(set) var bytes: [UInt8] = []

  /// Whether each byte is a character and a cell: a space, or a visible character of ASCII.
  private(set) var isVisibleASCII = true

  /// The styles, each with the UTF-8 offset at which it ends.
  private(set) var runs: [(end: Int, style: TextStyle)] = []

  /// Ranges that stay on one line where they fit.
  private(set) var unbroken: [Range<Int>] = []

  /// The text, made anew each time.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  var isEmpty: Bool { bytes.isEmpty }

  /// Appends text of one line: line ends and tabs of a text that has several become spaces.
  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    if text.isVisibleASCII {
      add(text)
    } else {
      isVisibleASCII = false
      add(text.utf8.contains { $0 < 0x20 } ? DisplayText(text).string : text)
    }
    if let last = runs.last, last.style == style { runs.removeLast() }
    runs.append((bytes.count, style))
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends text that stays on one line where it is no wider than that.
  mutating func appendUnbroken(_ text: String, _ style: TextStyle) {
    let start = bytes.count
    append(text, style)
    unbroken.append(start..<bytes.count)
  }

  /// Appends text that stays on one line with the character behind it.
  mutating func appendGlued(_ text: String, _ style: TextStyle) {
    let start = bytes.count
    append(text, style)
    unbroken.append(start..<bytes.count + 1)
  }
}
