/// A theme as the parameters of Select Graphic Rendition that an output gets for each look.
struct StyleSheet: Sendable {
  private struct Look: Hashable {
    var role: ThemeRole
    var isStrong = false
    var isEmphasized = false
  }

  private let parameters: [Look: String]
  private let hasColors: Bool
  private let allowsAttributes: Bool

  init(_ theme: TerminalTheme, for styling: TerminalStyling) {
    hasColors = styling.depth > .none
    allowsAttributes = styling.allowsAttributes
    guard styling != .plain else {
      parameters = [:]
      return
    }
    var parameters: [Look: String] = [:]
    let strong = theme.style(of: .strong)
    let emphasis = theme.style(of: .emphasis)
    for role in ThemeRole.allCases {
      let plain = theme.style(of: role)
      let emphasized = emphasis.over(plain)
      parameters[Look(role: role)] = plain.parameters(for: styling)
      parameters[Look(role: role, isStrong: true)] = strong.over(plain).parameters(for: styling)
      parameters[Look(role: role, isEmphasized: true)] = emphasized.parameters(for: styling)
      parameters[Look(role: role, isStrong: true, isEmphasized: true)] =
        strong.over(emphasized).parameters(for: styling)
    }
    self.parameters = parameters
  }

  /// The parameters of a style, empty where nothing is to be said.
  subscript(style: TextStyle) -> String {
    guard let role = ThemeRole(style.role) else { return parameters(of: style.role) }
    let look = Look(role: role, isStrong: style.isStrong, isEmphasized: style.isEmphasized)
    let found = parameters[look] ?? ""
    guard style.isStruck, allowsAttributes else { return found }
    return found.isEmpty ? TextAttribute.strikethrough.parameter : "\(found);\(TextAttribute.strikethrough.parameter)"
  }

  private func parameters(of role: TextRole) -> String {
    guard case .picture(let part) = role, hasColors else { return "" }
    return part.parameters.map(String.init).joined(separator: ";")
  }

  subscript(role: ThemeRole) -> String {
    parameters[Look(role: role)] ?? ""
  }
}
