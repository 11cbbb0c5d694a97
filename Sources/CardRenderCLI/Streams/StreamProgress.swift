import CardKit

/// One line on the terminal that says how far a stream is.
struct StreamProgress {
  /// The seconds between two looks.
  private static let interval = 0.2

  private let console: any Console
  private let start: Double
  private let length: Int?
  private var shown: Double
  private var isVisible = false

  /// Begins to count; `length` is the source's in bytes, where it is known.
  init(console: any Console, length: Int?) {
    self.console = console
    self.length = length
    start = console.seconds
    // A run that is over soon needs no progress.
    shown = start + Self.interval
  }

  mutating func show(_ summary: StreamSummary, bytesRead: Int) {
    let now = console.seconds
    guard now - shown >= Self.interval else { return }
    shown = now
    isVisible = true
    console.write(error: "\r\u{1B}[K" + line(summary, bytesRead: bytesRead, seconds: now - start))
  }

  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    console.write(error: "\r\u{1B}[K")
  }

  private func line(_ summary: StreamSummary, bytesRead: Int, seconds: Double) -> String {
    var parts = [
      "\(Grouped(summary.lines)) lines", "\(Grouped(Int(Double(summary.lines) / max(seconds, 0.001)))) a second",
      "\(Grouped(summary.invalid)) invalid",
    ]
    if let length, length > 0, bytesRead > 0 {
      let share = min(1, Double(bytesRead) / Double(length))
      parts += ["\(Int(share * 100)) %", "\(Self.duration(seconds / share - seconds)) left"]
    }
    return parts.joined(separator: ", ")
  }

  private static func duration(_ seconds: Double) -> String {
    let seconds = Int(seconds.rounded(.up))
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
