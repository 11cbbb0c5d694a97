import FoundationEssentials

/// Scalars as text, and back: the forms that `MetadataEncoder` writes and `MetadataDecoder` reads.
enum ScalarText {
  /// Reads a whole number in decimal digits, with a sign or none.
  ///
  /// A plus sign and leading zeros are let in, which other languages write; a point, an exponent and white space are not.
  static func integer<T: FixedWidthInteger>(_ text: String) throws -> T {
    guard let value = T(text) else {
      throw ValueFault(expected: "a whole number from \(T.min) to \(T.max)")
    }
    return value
  }

  static func double(_ text: String) throws -> Double {
    guard isNumber(text), let value = Double(text), value.isFinite else { throw ValueFault(expected: "a number") }
    return value
  }

  static func float(_ text: String) throws -> Float {
    guard isNumber(text), let value = Float(text), value.isFinite else { throw ValueFault(expected: "a number") }
    return value
  }

  /// Reads a decimal number, and refuses one that it would have to round.
  static func decimal(_ text: String) throws -> Decimal {
    guard isNumber(text), let value = Decimal(string: text), !value.isNaN,
      significantDigits(text) == significantDigits(value.description)
    else {
      throw ValueFault(expected: "a decimal number of at most 38 digits")
    }
    return value
  }

  /// Reads `true` and `false` in any case, and `1` and `0`, which other languages write.
  static func boolean(_ text: String) throws -> Bool {
    switch text {
    case "true", "True", "TRUE", "1": true
    case "false", "False", "FALSE", "0": false
    default: throw ValueFault(expected: "true or false")
    }
  }

  static func url(_ text: String) throws -> URL {
    guard let value = URL(string: text) else { throw ValueFault(expected: "an address") }
    return value
  }

  static func data(_ text: String) throws -> Data {
    guard let value = Data(base64Encoded: text) else { throw ValueFault(expected: "data in Base64") }
    return value
  }

  /// JSON's number grammar, but for a plus sign before it, leading zeros, and a point with digits on one side only, which
  /// other languages write.
  ///
  /// Keeps `inf`, `0x10`, `12abc` and white space out.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8[...]
    skip("+-", in: &rest, atMost: 1)
    var digits = skip("0123456789", in: &rest)
    if skip(".", in: &rest, atMost: 1) > 0 { digits += skip("0123456789", in: &rest) }
    guard digits > 0 else { return false }
    guard skip("eE", in: &rest, atMost: 1) > 0 else { return rest.isEmpty }
    skip("+-", in: &rest, atMost: 1)
    return skip("0123456789", in: &rest) > 0 && rest.isEmpty
  }

  /// Takes a run of some characters off the front, and tells its length.
  @discardableResult
  private static func skip(
    _ characters: StaticString, in rest: inout Substring.UTF8View, atMost limit: Int = .max
  ) -> Int {
    let length = characters.withUTF8Buffer { bytes in
      rest.prefix(min(limit, rest.count)).prefix { bytes.contains($0) }.count
    }
    rest = rest.dropFirst(length)
    return length
  }

  /// The digits that tell a number's value, without the point, the exponent and zeros at either end.
  private static func significantDigits(_ text: String) -> [UInt8] {
    let zero = UInt8(ascii: "0")
    let mantissa = text.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }
    let digits = mantissa.filter { zero...UInt8(ascii: "9") ~= $0 }.drop { $0 == zero }
    return digits.reversed().drop { $0 == zero }.reversed()
  }
}
