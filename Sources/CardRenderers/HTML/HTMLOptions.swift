/// What the caller decides about HTML.
public struct HTMLOptions: Hashable, Sendable {
  public var mode: HTMLMode

  /// The level of a card's title, 1 to 6, or `nil` for the mode's own: 1 in a mail, and else 2.
  public var headingLevel: Int?

  /// The language of the text by BCP 47, such as `ko`, or `nil` where nobody knows it.
  public var language: LanguageTag?

  /// The page around the cards and their style sheet, or `nil` for the built-in ones, which are read when HTML is made.
  public var template: HTMLTemplate?

  public init(
    mode: HTMLMode = .document, headingLevel: Int? = nil, language: LanguageTag? = nil,
    template: HTMLTemplate? = nil
  ) {
    self.mode = mode
    self.headingLevel = headingLevel.map { min(max($0, 1), 6) }
    self.language = language
    self.template = template
  }

  /// The level of a card's title.
  var titleLevel: Int { headingLevel ?? (mode == .email ? 1 : 2) }
}
