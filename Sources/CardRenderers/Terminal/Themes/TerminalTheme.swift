/// How each role looks in a terminal, and the characters around the text.
///
/// A role gets what the theme says of it, then what it says of the role's base, and so on; see ``ThemeRole/base``.
public struct TerminalTheme: Hashable, Sendable {
  public var name: String

  /// One line for the list of themes.
  public var summary: String

  /// What the theme says of roles; not all are there.
  public var styles: [ThemeRole: ThemeStyle]
  public var glyphs: ThemeGlyphs

  /// The usual theme.
  public static var standard: TerminalTheme { BuiltInTheme.standard.theme }

  public init(
    name: String, summary: String = "", styles: [ThemeRole: ThemeStyle] = [:], glyphs: ThemeGlyphs = ThemeGlyphs()
  ) {
    self.name = name
    self.summary = summary
    self.styles = styles
    self.glyphs = glyphs
  }

  /// The style of a role with all that its bases say.
  func style(of role: ThemeRole) -> ThemeStyle {
    let own = styles[role] ?? ThemeStyle()
    return role.base.map { own.over(style(of: $0)) } ?? own
  }
}
