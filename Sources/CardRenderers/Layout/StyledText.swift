import CardCore

/// Text with styles, before it is broken into lines.
struct StyledText {
  /// The text in UTF-8: appending to a `String` costs more than all that is done with it here.
  private(set) var bytes: [UInt8] = []

  /// Whether each byte is a character and a cell: a space, or a visible character of ASCII.
  private(set) var isVisibleASCII = true

  private(set) var runs: [StyledRun] = []

  /// Ranges that stay on one line where they fit.
  private(set) var unbroken: [Range<Int>] = []

  var isEmpty: Bool { bytes.isEmpty }

  init() {}

  /// No text yet, with memory for so many bytes.
  init(reserving bytes: Int) {
    self.bytes.reserveCapacity(bytes)
    runs.reserveCapacity(bytes / 32)
  }

  /// Appends text of one line: line ends and tabs of a text that has several become spaces.
  mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    if text.utf8.withContiguousStorageIfAvailable({ add($0) }) != true { addLine(text) }
    if !runs.isEmpty, runs[runs.count - 1].style == style {
      runs[runs.count - 1].end = bytes.count
    } else {
      runs.append(StyledRun(end: bytes.count, style: style))
    }
  }

  /// Adds text in ASCII, as most is, and tells whether it was.
  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard UnsafeRawBufferPointer(text).isVisibleASCII else { return false }
    bytes.append(contentsOf: text)
    return true
  }

  private mutating func addLine(_ text: String) {
    isVisibleASCII = isVisibleASCII && text.isVisibleASCII
    var line = text.utf8.contains { $0 < 0x20 } ? DisplayText(text).string : text
    line.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Keeps on one line, where it is no wider than that, what stands behind an offset; with `glued`, the character that is
  /// appended next as well.
  mutating func keepTogether(from start: Int, glued: Bool = false) {
    unbroken.append(start..<bytes.count + (glued ? 1 : 0))
  }

  /// Appends text that stays on one line where it is no wider than that.
  mutating func appendUnbroken(_ text: String, _ style: TextStyle) {
    let start = bytes.count
    append(text, style)
    keepTogether(from: start)
  }

  /// Begins anew, in the same memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isVisibleASCII = true
    runs.removeAll(keepingCapacity: true)
    unbroken.removeAll(keepingCapacity: true)
  }
}
