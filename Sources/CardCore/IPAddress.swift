/// Numbers in the place of a host, as browsers read them (URL Standard, section 3.5).
enum IPAddress {
  /// Whether a host in lower case ends in a number, so that all of it is an address of version 4 or none at all.
  static func endsInNumber(_ parts: [ArraySlice<Unicode.Scalar>]) -> Bool {
    guard let last = named(parts).last, !last.isEmpty else { return false }
    return last.allSatisfy(isDigit) || number(last) != nil
  }

  /// The four bytes that the parts of a host stand for, which may be fewer, and octal or hexadecimal: `127.1`, `0x7f.1`.
  static func version4(_ parts: [ArraySlice<Unicode.Scalar>]) -> String? {
    let numbers = named(parts).compactMap(number)
    guard numbers.count == named(parts).count, 1...4 ~= numbers.count, let last = numbers.last else { return nil }
    let first = numbers.dropLast()
    guard first.allSatisfy({ $0 < 256 }), last < 1 << (8 * (5 - numbers.count)) else { return nil }
    let rest = (0..<(5 - numbers.count)).reversed().map { last >> (8 * $0) & 255 }
    return (first + rest).map(String.init).joined(separator: ".")
  }

  /// Whether this is an address of version 6, without its brackets (RFC 4291, section 2.2).
  static func isVersion6(_ text: Substring) -> Bool {
    guard let gap = text.firstRange(of: "::") else { return pieces(text, isLast: true) == 8 }
    guard let before = pieces(text[..<gap.lowerBound], isLast: false),
      let behind = pieces(text[gap.upperBound...], isLast: true)
    else { return false }
    return before + behind < 8
  }

  // MARK: Version 4

  /// The parts without the empty one that a dot at the end makes.
  private static func named(_ parts: [ArraySlice<Unicode.Scalar>]) -> ArraySlice<ArraySlice<Unicode.Scalar>> {
    parts.last?.isEmpty == true ? parts.dropLast() : parts[...]
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func number(_ part: ArraySlice<Unicode.Scalar>) -> UInt64? {
    let text = String(String.UnicodeScalarView(part))
    guard let first = part.first, isDigit(first) else { return nil }
    if text.hasPrefix("0x") { return text.count == 2 ? 0 : unsigned(text.dropFirst(2), radix: 16) }
    return unsigned(text[...], radix: first == "0" && text.count > 1 ? 8 : 10)
  }

  private static func unsigned(_ digits: Substring, radix: Int) -> UInt64? {
    // `UInt64` takes a sign too.
    digits.allSatisfy(\.isHexDigit) ? UInt64(digits, radix: radix) : nil
  }

  // MARK: Version 6

  /// How many pieces of 16 bits there are; the last two may be an address of version 4.
  private static func pieces(_ text: Substring, isLast: Bool) -> Int? {
    if text.isEmpty { return 0 }
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    if isLast, let last = parts.last, last.contains(".") {
      guard isDotted(last) else { return nil }
      parts.removeLast()
      count = 2
    }
    guard parts.allSatisfy({ 1...4 ~= $0.utf8.count && $0.utf8.allSatisfy(isHexadecimal) }) else { return nil }
    return count + parts.count
  }

  private static func isDotted(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0).map(String.init) == String($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    case UInt8(ascii: "A")...UInt8(ascii: "F"): true
    default: false
    }
  }
}
