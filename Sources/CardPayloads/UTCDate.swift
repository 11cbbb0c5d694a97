import CardCore
import FoundationEssentials

/// A date to the minute in UTC, which everybody reads alike: `2026-12-03 18:30 UTC`.
struct UTCDate: CustomStringConvertible {
  /// The first day of the Gregorian calendar, 1582-10-15, which RFC 3339 counts by; older dates are shown in another.
  private static let firstDay = Date(timeIntervalSince1970: -12_219_292_800)

  let description: String

  /// The date for programs, to the second: `2026-12-03T18:30:00Z`; `nil` for one that RFC 3339 does not write so.
  let moment: DisplayText?

  /// A date; one that no calendar has is shown as what it counts.
  init(_ date: Date) {
    // Beyond some ten thousand years there is no calendar to speak of.
    guard abs(date.timeIntervalSinceReferenceDate) < 1e11 else {
      description = "\(date.timeIntervalSinceReferenceDate) s"
      moment = nil
      return
    }
    let text = date.formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space))
    description = text.prefix { $0 != "Z" }.dropLast(3) + " UTC"
    moment = date >= Self.firstDay ? DisplayText(date.formatted(.iso8601)) : nil
  }

  /// The date as a named value of a card.
  func fact(_ label: String) -> Fact {
    Fact(DisplayText(label), DisplayText(description), moment: moment)
  }
}
