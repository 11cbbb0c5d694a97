import TestSupport

/// Random texts of the code points that a filter finds hard.
enum TroublesomeText {
  private static let pool: [Unicode.Scalar] = [
    "a", "1", "#", " ", "\n", "\r", "\t", "\u{1B}", "\u{9B}", "\u{85}", "\u{AD}", "\u{301}", "\u{323}", "\u{20E3}",
    "\u{34F}",
    "\u{61C}", "\u{627}", "\u{64E}", "\u{915}", "\u{94D}", "\u{93F}", "\u{1820}", "\u{180B}", "\u{180E}", "\u{180F}",
    "\u{1100}", "\u{1161}", "\u{1160}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2067}",
    "\u{2069}",
    "\u{2764}", "\u{845B}", "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}", "\u{FFFF}", "\u{1F3F4}", "\u{1F469}",
    "\u{1F3FD}", "\u{1F1FA}", "\u{E0067}", "\u{E0062}", "\u{E0065}", "\u{E006E}", "\u{E007F}", "\u{E0100}", "\u{2060}",
  ]

  /// Up to twelve code points, most from the pool and some from anywhere.
  static func random(using random: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let anywhere = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
      let isFromPool = Int.random(in: 0..<8, using: &random) > 0
      text.append(isFromPool ? pool[Int.random(in: 0..<pool.count, using: &random)] : anywhere ?? "x")
    }
    return String(text)
  }

  /// The text without the variation selectors that stand behind an ideograph, where they are no hidden data.
  static func withoutIdeographicVariants(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isVariant = 0xE0100...0xE01EF ~= scalar.value && result.last?.properties.isIdeographic == true
      if !isVariant { result.append(scalar) }
    }
    return String(result)
  }
}
