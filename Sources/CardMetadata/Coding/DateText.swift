import FoundationEssentials

/// Dates in ISO 8601, with as many digits of the second as the date needs to come back unchanged.
enum DateText {
  static let expected = "a date in ISO 8601, such as 2026-11-30T09:30:00Z"

  /// Reads `2026-11-30T09:30:00Z`, with a fraction of the second or a numeric offset too, and a bare `2026-11-30`,
  /// which is its midnight in UTC.
  static func date(_ text: String) throws -> Date {
    let (whole, fraction) = parted(text)
    if let date = try? Date(whole, strategy: .iso8601) { return try adding(fraction, to: date) }
    if fraction.isEmpty, let date = try? Date(text + "T00:00:00Z", strategy: .iso8601) { return date }
    throw ValueFault(expected: expected)
  }

  /// Writes a date of the years 1 to 9999 in UTC, or `nil`.
  static func text(_ date: Date) -> String? {
    let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
    let whole = Date(timeIntervalSinceReferenceDate: seconds)
    guard whole.timeIntervalSince1970 >= -62_135_596_800, whole.timeIntervalSince1970 < 253_402_300_800 else {
      return nil
    }
    let text = whole.formatted(.iso8601)
    guard date != whole else { return text }
    let digits = fractionDigits(date.timeIntervalSinceReferenceDate - seconds)
    return text.dropLast() + "." + digits + "Z"
  }

  /// Parts `2026-11-30T09:30:00.25+01:00` into `2026-11-30T09:30:00+01:00` and `25`.
  private static func parted(_ text: String) -> (whole: String, fraction: String) {
    guard let dot = text.firstIndex(where: { $0 == "." || $0 == "," }) else { return (text, "") }
    let rest = text[text.index(after: dot)...]
    let fraction = rest.prefix { $0.isASCII && $0.isNumber }
    guard !fraction.isEmpty else { return ("", "") }
    return (String(text[..<dot] + rest[fraction.endIndex...]), String(fraction))
  }

  private static func adding(_ fraction: String, to date: Date) throws -> Date {
    guard !fraction.isEmpty else { return date }
    guard let part = Double("0." + fraction) else { throw ValueFault(expected: expected) }
    return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + part)
  }

  /// The digits of a number of 0 to 1 behind the point, without an exponent.
  private static func fractionDigits(_ fraction: Double) -> String {
    let text = "\(fraction)"
    guard let exponent = text.firstIndex(of: "e"), let shift = Int(text[text.index(after: exponent)...]) else {
      return String(text.dropFirst(2))
    }
    let mantissa = text[..<exponent].filter { $0 != "." }
    return String(repeating: "0", count: -shift - 1) + mantissa
  }
}
