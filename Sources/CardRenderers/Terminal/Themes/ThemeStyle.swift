/// What a theme says of a role; what it leaves out comes from elsewhere.
public struct ThemeStyle: Hashable, Sendable {
  public var foreground: ThemeColor?
  public var background: ThemeColor?

  /// Attributes that are on, or expressly off.
  public var attributes: AttributeChoices

  public init(
    foreground: ThemeColor? = nil, background: ThemeColor? = nil, attributes: AttributeChoices = [:]
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// This style over another, which says what this one leaves out.
  func over(_ base: ThemeStyle) -> ThemeStyle {
    ThemeStyle(
      foreground: foreground ?? base.foreground, background: background ?? base.background,
      attributes: attributes.over(base.attributes))
  }

  /// The parameters of Select Graphic Rendition, empty where nothing is to be said.
  func parameters(for styling: TerminalStyling) -> String {
    var parameters = ""
    func append(_ parameter: String) {
      guard !parameter.isEmpty else { return }
      if !parameters.isEmpty { parameters += ";" }
      parameters += parameter
    }
    if styling.allowsAttributes {
      for attribute in TextAttribute.allCases where attributes[attribute] == true { append(attribute.parameter) }
    }
    if let foreground { append(foreground.color(at: styling.depth).parameters(isBackground: false)) }
    if let background { append(background.color(at: styling.depth).parameters(isBackground: true)) }
    return parameters
  }
}
