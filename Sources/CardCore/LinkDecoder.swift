/// Writes an encoded address in the form that people read.
struct LinkDecoder {
  private let bytes: [UInt8]
  private var output = String.UnicodeScalarView()
  private var position: Int

  /// The address with its letters and digits beyond ASCII from a UTF-8 offset on, where they cannot mislead.
  ///
  /// What was encoded by the sender and what was encoded for him look the same.
  static func readable(_ encoded: String, from start: Int) -> String {
    var decoder = LinkDecoder(encoded, from: start)
    while decoder.position < decoder.bytes.count { decoder.next() }
    return String(decoder.output)
  }

  private init(_ encoded: String, from start: Int) {
    bytes = Array(encoded.utf8)
    position = start
    output.append(contentsOf: String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars)
  }

  private mutating func next() {
    if let (scalar, length) = scalar(), isReadable(scalar) {
      output.append(scalar)
      position += length
    } else {
      output.append(Unicode.Scalar(bytes[position]))
      position += 1
    }
  }

  private func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetterOrDigit || (scalar.isMark && output.last?.carriesMarks == true)
  }

  /// The code point beyond ASCII that is encoded from here on, and how much of the text it takes.
  private func scalar() -> (Unicode.Scalar, length: Int)? {
    guard let lead = byte(at: position), lead >= 0xC2 else { return nil }
    let count = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let encoded = (0..<count).compactMap { byte(at: position + 3 * $0) }
    guard encoded.count == count, let text = String(validating: encoded, as: UTF8.self) else { return nil }
    return text.unicodeScalars.first.map { ($0, 3 * count) }
  }

  /// The byte that a percent sign and two digits stand for.
  private func byte(at index: Int) -> UInt8? {
    guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "%") else { return nil }
    return UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
  }
}

extension Unicode.Scalar {
  /// Whether this is a letter or a digit, which do not shape an address.
  var isLetterOrDigit: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }

  var isMark: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
  }

  /// Whether a mark on this can be shown: on a slash it would hide the slash.
  var carriesMarks: Bool { isLetterOrDigit || isMark }
}
