/// What a theme says of a role; what it leaves out comes from elsewhere.
public struct ThemeStyle: Hashable, Sendable {
  public var foreground: ThemeColor?
  public var background: ThemeColor?

  /// Attributes that are on, or expressly off.
  public var attributes: [TextAttribute: Bool]

  public init(
    foreground: ThemeColor? = nil, background: ThemeColor? = nil, attributes: [TextAttribute: Bool] = [:]
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// This style over another, which says what this one leaves out.
  func over(_ base: ThemeStyle) -> ThemeStyle {
    ThemeStyle(
      foreground: foreground ?? base.foreground, background: background ?? base.background,
      attributes: base.attributes.merging(attributes) { $1 })
  }

  /// The parameters of Select Graphic Rendition, empty where nothing is to be said.
  func parameters(for styling: TerminalStyling) -> String {
    let on = TextAttribute.allCases.filter { styling.allowsAttributes && attributes[$0] == true }
    let colors = [
      foreground?.color(at: styling.depth).parameters(isBackground: false),
      background?.color(at: styling.depth).parameters(isBackground: true),
    ]
    return (on.map(\.parameter) + colors.compactMap(\.self).filter { !$0.isEmpty }).joined(separator: ";")
  }
}
