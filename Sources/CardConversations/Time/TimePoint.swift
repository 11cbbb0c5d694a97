import CardMetadata

/// A moment as people write it: RFC 3339, or a bare date, which is the midnight that begins it in a time zone.
package enum TimePoint {
  package static let expected = "a time such as 2026-11-30T14:00:00Z, or a date such as 2026-11-30"

  /// The number of characters of a bare date.
  private static let dateLength = 10

  /// `nil` for a text that is neither.
  package static func time(_ text: String, in zone: TimeZoneRules) -> MessageTime? {
    var scanner = DateScanner(text)
    guard let (seconds, fraction) = scanner.instant() else { return nil }
    guard text.utf8.count > dateLength else {
      let day = CivilDay(daysSince1970: (seconds / 86_400))
      return zone.beginning(of: day)
    }
    let digits = (fraction + "000").prefix(3)
    return MessageTime(milliseconds: Int64(seconds) * 1000 + (Int64(digits) ?? 0))
  }
}
