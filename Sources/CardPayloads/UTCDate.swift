import FoundationEssentials

/// A date to the minute in UTC, which everybody reads alike: `2026-12-03 18:30 UTC`.
struct UTCDate: CustomStringConvertible {
  let description: String

  /// A date; one that no calendar has is shown as what it counts.
  init(_ date: Date) {
    // Beyond some ten thousand years there is no calendar to speak of.
    guard abs(date.timeIntervalSinceReferenceDate) < 1e11 else {
      description = "\(date.timeIntervalSinceReferenceDate) s"
      return
    }
    let text = date.formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space))
    description = text.prefix { $0 != "Z" }.dropLast(3) + " UTC"
  }
}
