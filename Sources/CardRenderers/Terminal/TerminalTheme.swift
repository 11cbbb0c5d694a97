/// How each role looks in a terminal.
///
/// The colours are safe on dark and on light backgrounds.
struct TerminalTheme: Sendable {
  var attributes: @Sendable (TextRole) -> TerminalAttributes
  var frame: TerminalAttributes

  static let standard = TerminalTheme(
    attributes: { role in
      switch role {
      case .text: TerminalAttributes()
      case .title, .heading, .label: TerminalAttributes([bold])
      case .code: TerminalAttributes(colors: [foreground + magenta])
      case .link: TerminalAttributes([underline], colors: [foreground + blue])
      case .address, .mark: TerminalAttributes([dim])
      case .picture(let part): TerminalAttributes(colors: part.parameters)
      case .bar: TerminalAttributes(colors: [foreground + blue])
      case .button: TerminalAttributes([bold, reverse], colors: [foreground + blue])
      }
    },
    frame: TerminalAttributes([dim]))

  private static let bold = 1
  private static let dim = 2
  private static let underline = 4
  private static let reverse = 7
  private static let foreground = 30
  private static let blue = 4
  private static let magenta = 5
}
