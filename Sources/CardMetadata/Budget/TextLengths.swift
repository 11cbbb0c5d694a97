/// The four lengths of one text.
public struct TextLengths: Hashable, Sendable {
  public let codePoints: Int
  public let utf16Units: Int
  public let utf8Bytes: Int
  public let graphemeClusters: Int

  /// Counts a text in all four units; linear in the text.
  public init(of text: String) {
    utf8Bytes = text.utf8.count
    // Where every byte is a character, there is nothing to count; CR LF is one grapheme cluster.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    codePoints = isPlain ? utf8Bytes : text.unicodeScalars.count
    utf16Units = isPlain ? utf8Bytes : text.utf16.count
    graphemeClusters = isPlain ? utf8Bytes : text.count
  }

  /// The length in one of the units.
  public subscript(unit: LengthUnit) -> Int {
    switch unit {
    case .codePoint: codePoints
    case .utf16: utf16Units
    case .utf8: utf8Bytes
    case .grapheme: graphemeClusters
    }
  }
}
