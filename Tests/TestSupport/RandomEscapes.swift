/// A text as a JSON string in which each code point is escaped or not at random, with the place of every byte of the text.
package struct RandomEscapes {
  /// The string, quotes included.
  package private(set) var string: [UInt8] = [UInt8(ascii: "\"")]

  /// For each byte of the text, the range in `string` of the escape, or of the byte, that it was made of.
  package private(set) var ranges: [Range<Int>] = []

  package init(_ text: String, using generator: inout some RandomNumberGenerator) {
    for scalar in text.unicodeScalars {
      if let escape = Self.forms(of: scalar).randomElement(using: &generator) ?? nil {
        append(escape, width: String(scalar).utf8.count)
      } else {
        String(scalar).utf8.forEach { append([$0], width: 1) }
      }
    }
    string.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ bytes: some Collection<UInt8>, width: Int) {
    let range = string.count..<(string.count + bytes.count)
    string += bytes
    ranges += Array(repeating: range, count: width)
  }

  private mutating func append(_ escape: String, width: Int) { append(Array(escape.utf8), width: width) }

  /// The escapes of a code point; `nil` is the code point itself.
  private static func forms(of scalar: Unicode.Scalar) -> [String?] {
    let lower = String(scalar).utf16.map { "\\u" + hexadecimal($0) }.joined()
    let upper = String(scalar).utf16.map { "\\u" + hexadecimal($0).uppercased() }.joined()
    let short = shortForms[scalar].map { ["\\" + $0] } ?? []
    let needsEscape = scalar == "\"" || scalar == "\\" || scalar.value < 0x20
    return [lower, upper] + short + (needsEscape ? [] : [nil, nil, nil])
  }

  private static let shortForms: [Unicode.Scalar: String] = [
    "\"": "\"", "\\": "\\", "/": "/", "\u{8}": "b", "\t": "t", "\n": "n", "\u{C}": "f", "\r": "r",
  ]

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// Where the bytes at `range` of the text stand in the string.
  package func range(of range: Range<Int>) -> Range<Int> {
    ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound
  }
}
