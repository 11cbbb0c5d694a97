import FoundationEssentials

/// Scalars as text, and back: the forms that `MetadataEncoder` writes and `MetadataDecoder` reads.
enum ScalarText {
  /// Reads a whole number in decimal digits.
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

  static func decimal(_ text: String) throws -> Decimal {
    guard isNumber(text), let value = Decimal(string: text), !value.isNaN else {
      throw ValueFault(expected: "a decimal number")
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

  /// JSON's number grammar, with a leading plus sign as well.
  ///
  /// Keeps `inf`, `0x10` and `12abc` out.
  private static func isNumber(_ text: String) -> Bool {
    var digits = 0
    var rest = Substring(text)
    func skipDigits() -> Int {
      let run = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[run.endIndex...]
      return run.count
    }
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    digits += skipDigits()
    if rest.first == "." {
      rest.removeFirst()
      digits += skipDigits()
    }
    guard digits > 0 else { return false }
    guard let mark = rest.first else { return true }
    guard mark == "e" || mark == "E" else { return false }
    rest.removeFirst()
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    return skipDigits() > 0 && rest.isEmpty
  }
}
