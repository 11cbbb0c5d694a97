import CardCore

/// Text with styles, before it is broken into lines.
struct StyledText {
  private(set) var string = ""

  /// The styles, each with the UTF-8 offset at which it ends.
  private(set) var runs: [(end: Int, style: TextStyle)] = []

  /// Ranges that stay on one line where they fit.
  private(set) var unbroken: [Range<Int>] = []

  /// Appends text of one line: line ends and tabs of a text that has several become spaces.
  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    string += text.isVisibleASCII || !text.utf8.contains { $0 < 0x20 } ? text : DisplayText(text).string
    if let last = runs.last, last.style == style { runs.removeLast() }
    runs.append((string.utf8.count, style))
  }

  /// Appends text that stays on one line where it is no wider than that.
  mutating func appendUnbroken(_ text: String, _ style: TextStyle) {
    let start = string.utf8.count
    append(text, style)
    unbroken.append(start..<string.utf8.count)
  }

  /// Appends text that stays on one line with the character behind it.
  mutating func appendGlued(_ text: String, _ style: TextStyle) {
    let start = string.utf8.count
    append(text, style)
    unbroken.append(start..<string.utf8.count + 1)
  }
}
