/// A number as people read it: with a point, at most six digits behind it, and no exponent.
struct DecimalNumber: CustomStringConvertible {
  /// Beyond this, a number's own description is the shorter one.
  private static let maximum = 1e12

  let description: String

  init(_ number: Double) {
    let millionths = (abs(number) * 1e6).rounded()
    // A number that is none is not less than anything.
    guard abs(number) < Self.maximum else {
      description = "\(number)"
      return
    }
    let (whole, rest) = Int64(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(String("\(1_000_000 + rest)".dropFirst()).reversed().drop { $0 == "0" }.reversed())
    let sign = number < 0 && millionths > 0 ? "-" : ""
    description = sign + "\(whole)" + (digits.isEmpty ? "" : ".\(digits)")
  }
}
