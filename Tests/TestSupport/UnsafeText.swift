/// What shown text must not hold, written down apart from the filter that sees to it.
package enum UnsafeText {
  /// The code points in `text` that could act on a terminal, reorder a line or hide.
  package static func findings(in text: String, allowsLines: Bool = false) -> [String] {
    withoutFlagTags(text).unicodeScalars.filter { scalar in
      if allowsLines && (scalar == "\n" || scalar == "\t") { return false }
      return isControl(scalar) || isBidirectional(scalar) || isInvisible(scalar)
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || scalar.value == 0x2028 || scalar.value == 0x2029
  }

  /// Embeddings and overrides, and isolates, which would have to be balanced.
  private static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Ideographic variation selectors are hidden data too, unless a test looks at what they stand behind.
    case 0xE0000...0xE0FFF, 0x200B, 0x2060, 0xFEFF, 0x180E, 0x3164, 0x115F, 0x1160, 0xFFA0, 0x34F: true
    case 0xFFF9...0xFFFB, 0x1D173...0x1D17A: true
    default: false
    }
  }

  /// England, Scotland and Wales are flags, and the only ones of tag characters.
  private static func withoutFlagTags(_ text: String) -> String {
    ["gbeng", "gbsct", "gbwls"].reduce(text) { text, tags in
      var flag = String.UnicodeScalarView("\u{1F3F4}".unicodeScalars)
      flag.append(contentsOf: tags.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) })
      flag.append("\u{E007F}")
      return text.replacing(String(flag), with: "")
    }
  }
}
