import CardMetadata

/// What the calendar and the clock on a wall show at a time.
struct CivilTime: Equatable {
  /// The milliseconds of a day without a change of clocks.
  static let dayLength: Int64 = 86_400_000

  let daysSince1970: Int
  let secondOfDay: Int

  /// `nil` for a time outside of the years 1 to 9999, which no form of a date in the outputs can hold.
  init?(_ time: MessageTime, in zone: TimeZoneRules) {
    guard Self.years ~= time.milliseconds else { return nil }
    let local = time.milliseconds + zone.offset(at: time)
    let day = local.floorDivided(by: Self.dayLength)
    daysSince1970 = Int(day)
    secondOfDay = Int((local - day * Self.dayLength) / 1000)
  }

  /// From the 2nd of January of the year 1 to the 30th of December 9999, whatever the zone, in milliseconds since 1970.
  private static let years: ClosedRange<Int64> = -62_135_510_400_000...253_402_214_400_000

  /// `2026-11-30`.
  var date: String {
    let day = CivilDay(daysSince1970: daysSince1970)
    return "\(Self.padded(day.year, to: 4))-\(Self.padded(day.month))-\(Self.padded(day.day))"
  }

  /// `14:03:22`.
  var clock: String {
    "\(Self.padded(secondOfDay / 3600)):\(Self.padded(secondOfDay / 60 % 60)):\(Self.padded(secondOfDay % 60))"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Int64 {
  /// The quotient rounded towards the past.
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
