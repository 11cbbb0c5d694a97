/// Reads a date and time from left to right.
package struct DateScanner {
  private var rest: Substring.UTF8View

  package init(_ text: String) {
    rest = text.utf8[...]
  }

  /// The whole seconds since 1970, and the digits of the fraction after them; `nil` where the text is no date.
  package mutating func instant() -> (seconds: Int, fraction: String)? {
    guard let day = day() else { return nil }
    let midnight = day.daysSince1970 * 86_400
    if rest.isEmpty { return (midnight, "") }
    guard take("Tt ") != nil, let time = time(), let fraction = fraction(), let offset = offset(), rest.isEmpty else {
      return nil
    }
    return (midnight + time - offset, fraction)
  }

  private mutating func day() -> CivilDay? {
    guard let year = number(4), take("-") != nil, let month = number(2), take("-") != nil, let day = number(2) else {
      return nil
    }
    return CivilDay(year: year, month: month, day: day)
  }

  /// Seconds since midnight; RFC 3339 allows a 60th second for leap seconds, which is the first of the next minute.
  private mutating func time() -> Int? {
    guard let hour = number(2), hour < 24, take(":") != nil, let minute = number(2), minute < 60, take(":") != nil,
      let second = number(2), second <= 60
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  /// The digits behind a point or comma, or nothing where there is neither.
  private mutating func fraction() -> String? {
    guard take(".,") != nil else { return "" }
    let digits = rest.prefix { Self.digits ~= $0 }
    rest = rest[digits.endIndex...]
    return digits.isEmpty ? nil : String(Substring(digits))
  }

  /// The seconds that the clock is ahead of UTC: `Z`, `+09:00`, `+0900`.
  private mutating func offset() -> Int? {
    guard let sign = take("Zz+-") else { return nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
    guard let hours = number(2), hours < 24 else { return nil }
    _ = take(":")
    guard let minutes = number(2), minutes < 60 else { return nil }
    return (hours * 3_600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// A number of exactly `width` digits.
  private mutating func number(_ width: Int) -> Int? {
    let digits = rest.prefix(width)
    guard digits.count == width, digits.allSatisfy({ Self.digits ~= $0 }) else { return nil }
    rest = rest.dropFirst(width)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Takes one of some characters.
  private mutating func take(_ characters: StaticString) -> UInt8? {
    guard let byte = rest.first, characters.withUTF8Buffer({ $0.contains(byte) }) else { return nil }
    rest = rest.dropFirst()
    return byte
  }
}
