import CardKit

/// One line on the terminal that says how far a stream is.
struct StreamProgress {
  /// The seconds between two looks.
  private static let interval = 0.2

  private let console: any Console
  private let columns: Int
  private let length: Int?
  private let start: Double
  private var bytesRead = 0

  /// When the line was written last.
  private var written: Double
  private var line = ""
  private var isVisible = false

  /// Begins to count; `length` is that of all sources in bytes, where it is known.
  init(console: any Console, columns: Int, length: Int?) {
    self.console = console
    self.columns = columns
    self.length = length
    start = console.seconds
    // A run that is over soon needs no progress.
    written = start + Self.interval
  }

  /// Counts what was read.
  mutating func add(_ count: Int) {
    bytesRead += count
  }

  /// Shows how far it is, and what was taken off the screen for other lines.
  mutating func show(_ summary: StreamSummary) {
    let now = console.seconds
    if now - written >= Self.interval {
      written = now
      line = line(summary, seconds: now - start)
      isVisible = false
    }
    guard !isVisible, !line.isEmpty else { return }
    isVisible = true
    console.write(error: Self.empty + line)
  }

  /// Takes the line off the screen, until it is shown again.
  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    console.write(error: Self.empty)
  }

  /// Takes the line off the screen for good.
  mutating func finish() {
    clear()
    line = ""
  }

  private static let empty = "\r\u{1B}[K"

  /// As many of the parts as a line of the terminal holds; a line that is broken cannot be taken off again.
  private func line(_ summary: StreamSummary, seconds: Double) -> String {
    let speed = Double(summary.lines) / max(seconds, 0.001)
    var parts = remaining(seconds)
    parts += [
      SummaryText.counted(summary.lines, "line"), "\(Grouped(summary.invalid)) invalid",
      "\(Grouped(Int(speed))) lines a second",
    ]
    while parts.joined(separator: Self.separator).count >= columns, !parts.isEmpty { parts.removeLast() }
    return parts.joined(separator: Self.separator)
  }

  private static let separator = "  "

  /// How much is done, and how long the rest will take, where that can be told.
  private func remaining(_ seconds: Double) -> [String] {
    guard let length, length > 0, bytesRead > 0 else { return [] }
    let share = min(1, Double(bytesRead) / Double(length))
    return ["\(Int(share * 100))%", "\(Self.duration(seconds / share - seconds)) left"]
  }

  private static func duration(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
