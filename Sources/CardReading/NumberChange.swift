/// What becomes of a number of JSON in a reader that keeps it as an IEEE 754 double, as JavaScript does.
///
/// Fractions are rounded by everyone, and that is no change.
enum NumberChange: Equatable {
  /// The integer is another one, as this text says.
  case digits(String)

  /// It is infinite, or refused.
  case overflow

  /// It is 0, and was not.
  case underflow

  /// The change of a number by RFC 8259, or `nil` where it stays the same.
  init?(of text: String) {
    let magnitude = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let isInteger = magnitude.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard let double = Double(text), double.isFinite else {
      self = .overflow
      return
    }
    if isInteger {
      guard !Self.isExact(magnitude, double.magnitude) else { return nil }
      self = .digits(Int64(exactly: double).map(String.init) ?? "\(double)")
    } else {
      guard double == 0, Self.hasDigit(magnitude) else { return nil }
      self = .underflow
    }
  }

  /// Whether the digits are those of `double`: the integer must be a multiple of the double's last place.
  ///
  /// Integers of 2 to the 181st and more, which have 55 digits, count as inexact without a look.
  private static func isExact(_ digits: some Sequence<UInt8>, _ double: Double) -> Bool {
    let zeros = Int(double.exponent) - Double.significandBitCount
    guard double > 0, zeros > 0 else { return true }
    let low = digits.reduce(UInt128(0)) { $0 &* 10 &+ UInt128($1 - UInt8(ascii: "0")) }
    return zeros <= UInt128.bitWidth && low.trailingZeroBitCount >= zeros
  }

  /// Whether a digit other than 0 stands before the exponent.
  private static func hasDigit(_ text: some Sequence<UInt8>) -> Bool {
    text.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
  }
}
