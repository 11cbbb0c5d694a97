/// A theme as the escapes (Select Graphic Rendition) that an output gets for each look.
struct StyleSheet: Sendable {
  /// The escapes by role, four for each: plain, strong, emphasized, and both.
  ///
  /// Empty where nothing is ever said.
  private let openings: [String]
  private let hasColors: Bool
  private let strikes: Bool
  private static let looks = 4

  init(_ theme: TerminalTheme, for styling: TerminalStyling) {
    hasColors = styling.depth > .none
    strikes = styling.allowsAttributes
    guard styling != .plain else {
      openings = []
      return
    }
    let strong = theme.style(of: .strong)
    let emphasis = theme.style(of: .emphasis)
    openings = ThemeRole.allCases.flatMap { role in
      let plain = theme.style(of: role)
      let emphasized = emphasis.over(plain)
      return [plain, strong.over(plain), emphasized, strong.over(emphasized)].map {
        Self.opening($0.parameters(for: styling))
      }
    }
  }

  /// What is written before text of a style, empty where that is nothing.
  func opening(of style: TextStyle) -> String {
    guard let role = ThemeRole(style.role) else { return Self.opening(parameters(of: style.role)) }
    guard !openings.isEmpty else { return "" }
    let look = (style.isStrong ? 1 : 0) + (style.isEmphasized ? 2 : 0)
    let opening = openings[role.order * Self.looks + look]
    return style.isStruck && strikes ? Self.struck(opening) : opening
  }

  /// What is written before text of a role alone, such as the frame.
  func opening(of role: ThemeRole) -> String {
    openings.isEmpty ? "" : openings[role.order * Self.looks]
  }

  /// The same escape for text that is struck through, which is too rare to be made ready.
  private static func struck(_ opening: String) -> String {
    let struck = TextAttribute.strikethrough.parameter
    return opening.isEmpty ? Self.opening(struck) : opening.dropLast() + ";" + struck + "m"
  }

  private func parameters(of role: TextRole) -> String {
    guard case .picture(let part) = role, hasColors else { return "" }
    return part.parameters.map(String.init).joined(separator: ";")
  }

  private static func opening(_ parameters: String) -> String {
    parameters.isEmpty ? "" : "\u{1B}[" + parameters + "m"
  }
}

extension ThemeRole {
  /// The place among all cases.
  fileprivate var order: Int {
    switch self {
    case .text: 0
    case .muted: 1
    case .accent: 2
    case .title: 3
    case .heading: 4
    case .label: 5
    case .code: 6
    case .link: 7
    case .address: 8
    case .button: 9
    case .bar: 10
    case .mark: 11
    case .quote: 12
    case .border: 13
    case .sender: 14
    case .own: 15
    case .time: 16
    case .notice: 17
    case .unread: 18
    case .emphasis: 19
    case .strong: 20
    }
  }
}
