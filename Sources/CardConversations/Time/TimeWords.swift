/// Times and days in words, as somebody in a time zone sees them at a moment.
struct TimeWords {
  /// A message younger than that is shown without its date, in seconds: four hours.
  private static let recency: Int64 = 4 * 3600

  let now: MessageTime
  let zone: TimeZoneRules

  /// The words of the language for days; `nil` for `2026-11-30`.
  private let dayWords: OpenDayWords?

  init(now: MessageTime, zone: TimeZoneRules, locale: String?) {
    self.now = now
    self.zone = zone
    dayWords = locale.flatMap { $0.utf8.contains(0) ? nil : OpenDayWords($0) }
  }

  /// The time of a message: `14:03:22` where it is less than four hours old or in the future, else with the date.
  ///
  /// The age is the difference of whole seconds, as the seed of this rule has it. `nil` for a time that no calendar of the
  /// outputs can hold.
  func mark(of time: MessageTime) -> TimeMark? {
    guard let local = CivilTime(time, in: zone), let universal = CivilTime(time, in: .utc) else { return nil }
    let age = now.milliseconds / 1000 - time.milliseconds / 1000
    let text = age < Self.recency ? local.clock : "\(local.date) \(local.clock)"
    return TimeMark(DisplayText(text), machine: "\(universal.date)T\(universal.clock)Z")
  }

  /// The number of a message's day, by which days are told apart; `nil` as for `mark(of:)`.
  func day(of time: MessageTime) -> Int? {
    CivilTime(time, in: zone)?.daysSince1970
  }

  /// The day of a message in words: `Monday, 30 November 2026`, or `2026-11-30` where the language has none.
  func dayMark(of time: MessageTime) -> TimeMark? {
    guard let local = CivilTime(time, in: zone) else { return nil }
    let words = dayWords?.words(at: Int64(local.daysSince1970) * CivilTime.dayLength)
    return TimeMark(DisplayText(words ?? local.date), machine: local.date)
  }
}
