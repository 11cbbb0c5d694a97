/// The frame around a card in a terminal.
public enum CardFrame: String, Hashable, Sendable, CaseIterable {
  case rounded
  case square
  case heavy
  case double
  case ascii

  /// No frame: the lines of the card alone.
  case bare = "none"

  /// The characters of the frame, or `nil` where there is none.
  func glyphs(isASCII: Bool) -> BoxGlyphs? {
    switch self {
    case .bare: nil
    case .rounded: isASCII ? .ascii : .rounded
    case .square: isASCII ? .ascii : .square
    case .heavy: isASCII ? .ascii : .heavy
    case .double: isASCII ? .ascii : .double
    case .ascii: .ascii
    }
  }
}
