import CardCore

extension JSONTokenizer {
  /// The end of the number at `position`.
  ///
  /// Nothing may stick to it: `1a` is one bad token, not two good ones.
  func number() throws(JSONFault) -> Int {
    guard let end = JSONNumber.end(in: bytes, from: position), end == bytes.count || !bytes[end].isNumberByte else {
      throw JSONFault(diagnostic: JSONStray(in: bytes, at: position).numberDiagnostic, position: position)
    }
    return end
  }

  /// The end of `word`, which must be the whole word at `position`.
  func word(_ word: StaticString, or expected: JSONExpectation) throws(JSONFault) -> Int {
    let end = position + word.utf8CodeUnitCount
    let isWord = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
    guard isWord, end == bytes.count || !bytes[end].isWordByte else { throw unexpected(expected) }
    return end
  }
}

extension UInt8 {
  /// Letters, digits, `_` and `$`: what a reader takes for one word.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  /// What a reader takes for part of one number, `+1.e` included.
  var isNumberByte: Bool {
    isWordByte || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }

  /// Two upper-case hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
