import FoundationEssentials

/// Dates in the profile of ISO 8601 that RFC 3339 defines, with as many digits of the second as the date needs to come
/// back unchanged.
enum DateText {
  static let expected = "a date in ISO 8601, such as 2026-11-30T09:30:00Z"

  /// 1 January 2001, which `Date` counts from, in seconds since 1970.
  private static let reference = 978_307_200

  /// Reads `2026-11-30T09:30:00Z`, with a fraction of the second or a numeric offset too, and a bare `2026-11-30`,
  /// which is its midnight in UTC.
  static func date(_ text: String) throws -> Date {
    var scanner = DateScanner(text)
    guard let (seconds, fraction) = scanner.instant() else { throw ValueFault(expected: expected) }
    return Date(timeIntervalSinceReferenceDate: interval(seconds - reference, fraction))
  }

  /// Writes a date of the years 0 to 9999 in UTC, or `nil`.
  static func text(_ date: Date) -> String? {
    guard let (interval, fraction) = parts(of: date.timeIntervalSinceReferenceDate) else { return nil }
    let seconds = interval + reference
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let day = CivilDay(daysSince1970: days)
    guard 0...9_999 ~= day.year else { return nil }
    let time = seconds - days * 86_400
    let date = "\(padded(day.year, to: 4))-\(padded(day.month))-\(padded(day.day))"
    let clock = "\(padded(time / 3_600)):\(padded(time / 60 % 60)):\(padded(time % 60))"
    return date + "T" + clock + (fraction.isEmpty ? "" : "." + fraction) + "Z"
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}

extension DateText {
  /// Parts a number of seconds into the whole ones before it and the digits of the fraction after those.
  ///
  /// It works on the shortest decimal digits that give the number back, since taking the whole off a negative number
  /// would round it.
  private static func parts(of interval: Double) -> (whole: Int, fraction: String)? {
    guard abs(interval) < 1e12 else { return nil }
    let whole = Int(abs(interval))
    let fraction = fractionDigits(abs(interval))
    guard interval < 0 else { return (whole, fraction) }
    return fraction.isEmpty ? (-whole, "") : (-whole - 1, complement(fraction))
  }

  /// Puts together what `parts(of:)` parts.
  private static func interval(_ whole: Int, _ fraction: String) -> Double {
    guard whole < 0, fraction.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else {
      return Double("\(whole).\(fraction)0") ?? Double(whole)
    }
    return -(Double("\(-whole - 1).\(complement(fraction))") ?? Double(-whole))
  }

  /// The digits behind the point, none for a whole number.
  private static func fractionDigits(_ number: Double) -> String {
    let text = "\(number)"
    guard let exponent = text.firstIndex(of: "e"), let shift = Int(text[text.index(after: exponent)...]) else {
      let digits = text.drop { $0 != "." }.dropFirst()
      return digits == "0" ? "" : String(digits)
    }
    let mantissa = text[..<exponent].filter { $0 != "." }
    return String(repeating: "0", count: -shift - 1) + mantissa
  }

  /// The digits of 1 less a fraction that is not 0: `25` gives `75`.
  private static func complement(_ fraction: String) -> String {
    let trimmed = fraction.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    let zero = UInt8(ascii: "0")
    let nines = trimmed.dropLast().map { 9 - ($0 - zero) + zero }
    return String(decoding: nines + [10 - (trimmed.last! - zero) + zero], as: UTF8.self)
  }
}
