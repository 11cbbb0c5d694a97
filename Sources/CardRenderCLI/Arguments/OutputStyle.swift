import CardKit

/// What an output may look like, from the options, the environment and the terminal.
///
/// `NO_COLOR` (not empty) beats `CLICOLOR_FORCE` and `FORCE_COLOR` (not empty, not `0`), which beat `CLICOLOR=0`, which
/// beats whether the output is a terminal that is not `dumb`.
struct OutputStyle {
  let environment: [String: String]
  let color: Invocation.ColorChoice

  /// The escapes that the output may be sent.
  func styling(for terminal: Terminal?) -> TerminalStyling {
    switch color {
    case .always: return .color
    case .never: return .plain
    case .auto: break
    }
    if isSet("NO_COLOR") { return takesEscapes(terminal) ? .monochrome : .plain }
    if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") { return .color }
    guard takesEscapes(terminal) else { return .plain }
    return environment["CLICOLOR"] == "0" ? .monochrome : .color
  }

  /// Whether the output is a terminal whose cursor can be moved.
  func takesEscapes(_ terminal: Terminal?) -> Bool {
    terminal != nil && environment["TERM"] != "dumb"
  }

  private func isSet(_ name: String) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }

  private func isForced(_ name: String) -> Bool {
    isSet(name) && environment[name] != "0"
  }
}
