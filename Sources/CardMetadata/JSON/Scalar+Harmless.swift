import CardCore

extension Unicode.Scalar {
  /// Whether a terminal shows this code point wherever it stands, or uses it only to shape its neighbours.
  ///
  /// Writers of machine formats put an escape or a stand-in in the place of any other.
  package var isHarmless: Bool { isHarmless(behind: nil) }

  /// Whether a terminal shows this code point behind another one, or uses it only to shape its neighbours.
  package func isHarmless(behind previous: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFF9...0xFFFB: false
    case 0x20...0x7E: true
    case 0x200C, 0x200D: true
    // Many of them in a row can carry a text of their own.
    case 0xE0100...0xE01EF: previous?.properties.isIdeographic ?? false
    default:
      properties.isVariationSelector
        || !(isDefaultIgnorable || isNoncharacter)
    }
  }
}
