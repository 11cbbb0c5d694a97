import CardMetadata
import CardReading

/// Times as RFC 3339 writes them in UTC.
enum TimeText {
  /// Milliseconds of the years 0 to 9999, which have four digits.
  private static let range: ClosedRange<Int64> = -62_167_219_200_000...253_402_300_799_999

  /// A time with its milliseconds, unless they are 0: `2024-05-01T09:30:00.250Z`; `nil` beyond the years 0 to 9999.
  static func exact(_ time: MessageTime) -> String? {
    guard range ~= time.milliseconds else { return nil }
    let (seconds, milliseconds) = time.parts
    return seconds.clock + (milliseconds == 0 ? "" : "." + padded(milliseconds, to: 3)) + "Z"
  }

  /// A time in whole seconds, its milliseconds left out: `2024-05-01T09:30:00Z`.
  static func seconds(_ time: MessageTime) -> String? {
    range ~= time.milliseconds ? time.parts.seconds.clock + "Z" : nil
  }

  fileprivate static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}

extension MessageTime {
  /// The whole seconds before it, and the milliseconds behind those, 0 to 999.
  var parts: (seconds: Int, milliseconds: Int) {
    let milliseconds = Int(milliseconds)
    let seconds = (milliseconds - (milliseconds < 0 ? 999 : 0)) / 1000
    return (seconds, milliseconds - seconds * 1000)
  }
}

extension Int {
  /// Seconds since 1970 as a date and a time of day.
  fileprivate var clock: String {
    let days = (self - (self < 0 ? 86_399 : 0)) / 86_400
    let time = self - days * 86_400
    let day = CivilDay(daysSince1970: days)
    let date = "\(TimeText.padded(day.year, to: 4))-\(TimeText.padded(day.month))-\(TimeText.padded(day.day))"
    return date + "T" + [time / 3_600, time / 60 % 60, time % 60].map { TimeText.padded($0) }.joined(separator: ":")
  }
}
