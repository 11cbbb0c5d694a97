import CardKit

/// What an output may look like, from the options, the environment and the terminal.
///
/// `NO_COLOR` (not empty) beats `CLICOLOR_FORCE` and `FORCE_COLOR` (not empty, not `0`), which beat `CLICOLOR=0` and
/// `FORCE_COLOR=0`, which beat whether the output is a terminal that is not `dumb`.
struct OutputStyle {
  let environment: [String: String]
  let color: Invocation.ColorChoice
  var links = Invocation.LinkChoice.auto

  /// The colours and attributes that the output may have.
  func styling(for terminal: Terminal?) -> TerminalStyling {
    switch color {
    case .always: return .color(max(terminalDepth, .sixteen))
    case .sixteen: return .color(.sixteen)
    case .indexed: return .color(.indexed)
    case .trueColor: return .color(.trueColor)
    case .never: return .plain
    case .auto: break
    }
    let withoutColor: TerminalStyling = takesEscapes(terminal) ? .monochrome : .plain
    if isSet("NO_COLOR") { return withoutColor }
    if let depth = forcedDepth { return depth == .none ? withoutColor : .color(depth) }
    guard takesEscapes(terminal), environment["CLICOLOR"] != "0" else { return withoutColor }
    return .color(terminalDepth)
  }

  /// Whether the output is a terminal whose cursor can be moved.
  func takesEscapes(_ terminal: Terminal?) -> Bool {
    terminal != nil && term != "dumb"
  }

  /// The theme for the background that the terminal says it has.
  ///
  /// `COLORFGBG` is `fg;bg` or `fg;other;bg` in numbers of the sixteen colours. A terminal is never asked: its answer would
  /// be read by whoever comes next.
  var theme: BuiltInTheme {
    let parts = (environment["COLORFGBG"] ?? "").split(separator: ";", omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, let background = Int(parts[parts.count - 1]), 0...15 ~= background else {
      return .standard
    }
    return background < 7 || background == 8 ? .dark : .light
  }

  /// The names in `TERM` of terminals that show 24 bits and open links.
  private static let fullTerms: Set<String> = ["alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm"]

  private var term: String { environment["TERM"] ?? "" }

  /// The terminal's own name: `kitty` of `xterm-kitty`, `foot` of `foot-extra`.
  private var termName: String {
    let parts = term.split(separator: "-")
    return String((parts.first == "xterm" && parts.count > 1 ? parts[1] : parts.first) ?? "")
  }

  private var isMultiplexer: Bool { term.hasPrefix("screen") || term.hasPrefix("tmux") }

  private func isSet(_ name: String) -> Bool {
    environment[name].map { !$0.isEmpty } ?? false
  }
}

// MARK: Depth

extension OutputStyle {
  /// The depth that the environment asks for whatever the output is, or `nil` where it asks for none.
  ///
  /// `FORCE_COLOR` is a level: 0 is no colour, 1 is 16 colours, 2 is 256, 3 is 24 bits; another word is what the terminal
  /// has. `CLICOLOR_FORCE` is that, or 0 for nothing.
  private var forcedDepth: ColorDepth? {
    let level = environment["FORCE_COLOR"] ?? ""
    let isForced = isSet("CLICOLOR_FORCE") && environment["CLICOLOR_FORCE"] != "0"
    switch level {
    case "1": return .sixteen
    case "2": return .indexed
    case "3": return .trueColor
    case "", "0", "false": return isForced ? max(terminalDepth, .sixteen) : level.isEmpty ? nil : ColorDepth.none
    default: return max(terminalDepth, .sixteen)
    }
  }

  /// The colours that the terminal says it has.
  private var terminalDepth: ColorDepth {
    if term == "dumb" { return .none }
    let isFull =
      ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct")
      || Self.fullTerms.contains(termName) || isSet("WT_SESSION")
    // tmux and screen pass 24 bits on only where they are set up to.
    if isFull { return isMultiplexer ? .indexed : .trueColor }
    return term.hasSuffix("256color") ? .indexed : .sixteen
  }
}

// MARK: Links

extension OutputStyle {
  private static let linkPrograms: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty"]

  /// The first VTE that opens links without a crash: 0.50.
  private static let firstLinkingVTE = 5000

  /// Whether links are sent as such: where the terminal is known to open them, or as the option says.
  ///
  /// Not inside tmux and screen, which pass on what they do not know or drop it.
  func opensLinks(_ terminal: Terminal?) -> Bool {
    switch links {
    case .always: true
    case .never: false
    case .auto: color != .never && takesEscapes(terminal) && !isInMultiplexer && isKnownToOpenLinks
    }
  }

  private var isInMultiplexer: Bool { isMultiplexer || isSet("TMUX") || isSet("STY") }

  private var isKnownToOpenLinks: Bool {
    if isSet("WT_SESSION") || isSet("KITTY_WINDOW_ID") { return true }
    if Self.linkPrograms.contains(environment["TERM_PROGRAM"] ?? "") { return true }
    if let version = Int(environment["VTE_VERSION"] ?? ""), version >= Self.firstLinkingVTE { return true }
    return Self.fullTerms.contains(termName)
  }
}
