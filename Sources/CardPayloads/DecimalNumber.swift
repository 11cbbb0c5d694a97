/// A number as people read it: with a point, at most six digits behind it, and no exponent.
struct DecimalNumber: CustomStringConvertible {
  /// Up to here every whole number has a `Double` of its own, and from there on none has a fraction.
  private static let maximum = 9_007_199_254_740_992.0

  let description: String

  init(_ number: Double) {
    // A number that is none is not less than anything.
    guard abs(number) < Self.maximum else {
      description = "\(number)"
      return
    }
    let rest = abs(number).truncatingRemainder(dividingBy: 1)
    let millionths = Int64((rest * 1e6).rounded())
    let whole = Int64(abs(number) - rest) + millionths / 1_000_000
    let padded = String("\(1_000_000 + millionths % 1_000_000)".dropFirst())
    let digits = String(padded.reversed().drop { $0 == "0" }.reversed())
    let sign = number < 0 && (whole > 0 || !digits.isEmpty) ? "-" : ""
    description = sign + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
