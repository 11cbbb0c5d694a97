import CardMetadata

/// A point in time, as milliseconds since 1970-01-01T00:00:00Z without leap seconds.
public struct MessageTime: Hashable, Sendable, Comparable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// A number of a source that does not say whether it counts seconds or milliseconds.
  ///
  /// From 100,000,000,000 on it counts milliseconds: as seconds that would be the year 5138.
  public init(secondsOrMilliseconds number: Int64) {
    let isMilliseconds = number >= 100_000_000_000 || number <= -100_000_000_000
    milliseconds = isMilliseconds ? number : number * 1000
  }

  public static func < (first: MessageTime, second: MessageTime) -> Bool {
    first.milliseconds < second.milliseconds
  }
}

extension MessageTime {
  /// A time by RFC 3339, such as `2020-03-25T12:52:59Z`; a bare day is its midnight in UTC.
  ///
  /// Digits beyond the millisecond are cut off.
  public init?(rfc3339 text: String) {
    var scanner = DateScanner(text)
    guard let (seconds, fraction) = scanner.instant() else { return nil }
    let digits = (fraction + "000").prefix(3)
    milliseconds = Int64(seconds) * 1000 + (Int64(digits) ?? 0)
  }
}

extension MessageTime {
  /// The time of `init(secondsOrMilliseconds:)`, or `nil` where it lies beyond the years 0 to 9999 that anyone can read.
  package init?(exactlySecondsOrMilliseconds number: Int64) {
    self.init(secondsOrMilliseconds: number)
    guard -62_167_219_200_000..<253_402_300_800_000 ~= milliseconds else { return nil }
  }
}
