/// What an output must not hold, whatever a card says.
enum InertText {
  /// The code points in a text that could act on who reads it, reorder a line or hide; line ends and tabs are none.
  static func findings(in text: String) -> [String] {
    var found: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars where acts(scalar) { found.insert(scalar) }
    return found.sorted().map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; bidi embeddings, overrides and isolates.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    // Characters that cannot be seen, and hide in a text.
    case 0x200B, 0x2060, 0xFEFF, 0x180E, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }
}
