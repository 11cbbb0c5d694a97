public import CardCore

/// What a format shows beside words in their order.
public struct RenderingAbilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pictures are seen, and not only told of.
  public static let pictures = RenderingAbilities(rawValue: 1 << 0)

  /// Buttons can be pressed.
  public static let buttons = RenderingAbilities(rawValue: 1 << 1)

  /// Links can be opened by their words.
  public static let links = RenderingAbilities(rawValue: 1 << 2)

  /// Strong and emphasised text, code and headings look different from other text.
  public static let styles = RenderingAbilities(rawValue: 1 << 3)

  /// The part that a meter measures is drawn.
  public static let bars = RenderingAbilities(rawValue: 1 << 4)

  /// Pictures that came along with their message are seen.
  public static let embeddedPictures = RenderingAbilities(rawValue: 1 << 5)
}

extension RenderingAbilities {
  /// Those of a box.
  ///
  /// Of pictures that are drawn, the drawing itself tells what is lost.
  init(drawsPictures: Bool, opensLinks: Bool, hasStyles: Bool) {
    self = .bars
    if drawsPictures { formUnion([.pictures, .embeddedPictures]) }
    if opensLinks { insert(.links) }
    if hasStyles { insert(.styles) }
  }
}

extension Card {
  /// What is lost of the card in a format of these abilities: each kind of loss once, with how often it happens.
  ///
  /// Everything else, such as lists and facts, a renderer is to show in any case.
  public func losses(showing abilities: RenderingAbilities) -> [Rendering.Loss] {
    LossFinder.losses(of: self, where: abilities).losses
  }
}
