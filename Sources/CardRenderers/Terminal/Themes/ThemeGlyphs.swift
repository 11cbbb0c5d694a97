/// The characters that a theme wants instead of the usual ones; each takes one cell.
public struct ThemeGlyphs: Hashable, Sendable {
  /// The frame, or `nil` for the usual one.
  public var frame: CardFrame?

  /// The characters that the theme names.
  public var characters: [Name: Character]

  /// What a character stands for.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case bullet
    case quote
    case arrow
    case rule

    /// Before a line of code that goes on from the one above.
    case continuation

    /// The two parts of a bar.
    case full
    case empty
  }

  public init(frame: CardFrame? = nil, characters: [Name: Character] = [:]) {
    self.frame = frame
    self.characters = characters
  }

  /// The glyphs of a layout with those of the theme in their places.
  func over(_ glyphs: LayoutGlyphs) -> LayoutGlyphs {
    var glyphs = glyphs
    for (name, character) in characters {
      let text = String(character)
      switch name {
      case .bullet: glyphs.bullet = text
      case .quote: glyphs.quote = text
      case .arrow: glyphs.arrow = text
      case .rule: glyphs.rule = text
      case .continuation: glyphs.continuation = text
      case .full: glyphs.barFull = text
      case .empty: glyphs.barEmpty = text
      }
    }
    return glyphs
  }
}
