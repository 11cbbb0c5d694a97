import Testing

@testable import CardConversations

@Suite("Times in words")
struct TimeWordsTests {
  /// The 30th of November 2026, at 14:00 in UTC.
  private static let noon: Int64 = 1_796_047_200

  private func words(_ zone: String = "UTC", locale: String? = nil, at now: Int64 = noon) throws -> TimeWords {
    let zone = try #require(TimeZoneRules(named: zone))
    return TimeWords(now: MessageTime(milliseconds: now * 1000), zone: zone, locale: locale)
  }

  private func time(_ seconds: Int64) -> MessageTime { MessageTime(milliseconds: seconds * 1000) }

  @Test(arguments: [
    (0, "14:00:00"), (14_399, "10:00:01"), (14_400, "2026-11-30 10:00:00"), (86_400, "2026-11-29 14:00:00"),
    (-1, "14:00:01"), (-86_400 * 400, "14:00:00"),
  ])
  func `a time less than four hours ago, or to come, has no date`(age: Int64, text: String) throws {
    #expect(try words().mark(of: time(Self.noon - age))?.text.string == text)
  }

  @Test func `the age is the difference of whole seconds`() throws {
    // 4 hours and 1 ms ago, but 3:59:59 in whole seconds of each.
    let now = MessageTime(milliseconds: Self.noon * 1000 + 999)
    let words = TimeWords(now: now, zone: .utc, locale: nil)
    #expect(words.mark(of: MessageTime(milliseconds: (Self.noon - 14_400) * 1000 + 1000))?.text == "10:00:01")
    #expect(words.mark(of: MessageTime(milliseconds: (Self.noon - 14_400) * 1000 + 999))?.text == "2026-11-30 10:00:00")
  }

  @Test func `a time is that of the zone, and for machines that of UTC`() throws {
    let mark = try #require(try words("Asia/Seoul").mark(of: time(Self.noon)))
    #expect(mark.text == "23:00:00")
    #expect(mark.machine == "2026-11-30T14:00:00Z")
  }

  @Test func `clocks jump forward and back as in Berlin`() throws {
    let words = try words("Europe/Berlin")
    // 2026-03-29T00:59:59Z and the second after it.
    #expect(words.mark(of: time(1_774_745_999))?.text == "2026-03-29 01:59:59")
    #expect(words.mark(of: time(1_774_746_000))?.text == "2026-03-29 03:00:00")
    // 2026-10-25T00:59:59Z and the second after it.
    #expect(words.mark(of: time(1_792_889_999))?.text == "2026-10-25 02:59:59")
    #expect(words.mark(of: time(1_792_890_000))?.text == "2026-10-25 02:00:00")
  }

  @Test func `the day is that of the zone`() throws {
    // 2026-11-30T15:00:00Z is midnight in Seoul.
    let midnight = Self.noon + 3600
    let words = try words("Asia/Seoul")
    #expect(words.dayMark(of: time(midnight - 1))?.machine == "2026-11-30")
    #expect(words.dayMark(of: time(midnight))?.machine == "2026-12-01")
    #expect(words.day(of: time(midnight - 1)) != words.day(of: time(midnight)))
  }

  @Test(arguments: [
    ("ko", "2026년 11월 30일 월요일"), ("en_GB", "Monday 30 November 2026"), ("de", "Montag, 30. November 2026"),
    ("C", "2026-11-30"), ("POSIX", "2026-11-30"), ("xx_YY", "2026-11-30"), ("", "2026-11-30"), ("en\0GB", "2026-11-30"),
  ])
  func `a day is said in the words of the locale, if it is known`(locale: String, text: String) throws {
    // The comma behind an English weekday came and went between versions of the data.
    let words = try words(locale: locale).dayMark(of: time(Self.noon))?.text.string
    #expect(words == text || words?.replacing("Monday,", with: "Monday") == text)
  }

  @Test(arguments: [Int64.min, Int64.max, 253_402_300_800, -62_135_596_801])
  func `a time that no calendar has is no time`(seconds: Int64) throws {
    let time = MessageTime(
      milliseconds: seconds.multipliedReportingOverflow(by: 1000).overflow ? seconds : seconds * 1000)
    #expect(try words().mark(of: time) == nil)
    #expect(try words().dayMark(of: time) == nil)
  }

  @Test(arguments: ["Nowhere/City", "asia/seoul ", "", "GMT+9", "Asia/Seoul\0", "../../etc/passwd"])
  func `a name that is no zone's is told`(name: String) {
    #expect(TimeZoneRules(named: name) == nil)
  }

  @Test(
    arguments: [
      ("2026-11-30T14:00:00Z", "Asia/Seoul", 1_796_047_200_000),
      ("2026-11-30T23:00:00+09:00", "UTC", 1_796_047_200_000),
      ("2026-11-30T14:00:00.25Z", "UTC", 1_796_047_200_250), ("2026-11-30", "UTC", 1_795_996_800_000),
      ("2026-11-30", "Asia/Seoul", 1_795_964_400_000), ("1969-12-31", "UTC", -86_400_000),
      // The clocks of São Paulo had no midnight on that day, and began it at one.
      ("2018-11-04", "America/Sao_Paulo", 1_541_300_400_000),
      // Those of Havana had two; the first began the day.
      ("2026-11-01", "America/Havana", 1_793_505_600_000),
    ] as [(String, String, Int64)])
  func `a bare date is the midnight that begins it in the zone`(text: String, zone: String, time: Int64) throws {
    let zone = try #require(TimeZoneRules(named: zone))
    #expect(TimePoint.time(text, in: zone)?.milliseconds == time)
  }

  @Test(arguments: ["yesterday", "", "2026-02-30", "2026-11-30T14:00", "14:00:00"])
  func `what is no time is none`(text: String) {
    #expect(TimePoint.time(text, in: .utc) == nil)
  }
}
