import CardKit
import Testing

@testable import CardRenderCLI

struct OutputStyleTests {
  private static let terminal = Terminal(columns: 60)

  @Test(
    arguments: [
      ([:], true, TerminalStyling.color(.sixteen)),
      ([:], false, .plain),
      (["NO_COLOR": "1"], true, .monochrome),
      (["NO_COLOR": "1"], false, .plain),
      (["NO_COLOR": ""], true, .color(.sixteen)),
      (["NO_COLOR": "0", "TERM": "xterm-256color"], true, .monochrome),
      (["NO_COLOR": "1", "FORCE_COLOR": "3"], true, .monochrome),
      (["NO_COLOR": "1", "TERM": "dumb"], true, .plain),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .monochrome),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, .plain),
      (["CLICOLOR_FORCE": "1"], false, .color(.sixteen)),
      (["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], false, .color(.trueColor)),
      (["CLICOLOR_FORCE": "0"], false, .plain),
      (["CLICOLOR_FORCE": ""], false, .plain),
      (["FORCE_COLOR": "1"], false, .color(.sixteen)),
      (["FORCE_COLOR": "2"], false, .color(.indexed)),
      (["FORCE_COLOR": "3"], false, .color(.trueColor)),
      (["FORCE_COLOR": "1", "COLORTERM": "truecolor"], true, .color(.sixteen)),
      (["FORCE_COLOR": "true", "TERM": "xterm-256color"], false, .color(.indexed)),
      (["FORCE_COLOR": "0", "COLORTERM": "truecolor"], true, .monochrome),
      (["FORCE_COLOR": "0"], false, .plain),
      (["FORCE_COLOR": ""], false, .plain),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], false, .color(.sixteen)),
      (["FORCE_COLOR": "2", "CLICOLOR": "0"], true, .color(.indexed)),
      (["CLICOLOR": "0"], true, .monochrome),
      (["TERM": "dumb"], true, .plain),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, .color(.sixteen)),
      (["TERM": "dumb", "COLORTERM": "truecolor"], true, .plain),
      (["TERM": "xterm"], true, .color(.sixteen)),
      (["TERM": "xterm-256color"], true, .color(.indexed)),
      (["TERM": "xterm-256color"], false, .plain),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], true, .color(.trueColor)),
      (["TERM": "xterm", "COLORTERM": "24bit"], true, .color(.trueColor)),
      (["TERM": "xterm", "COLORTERM": "yes"], true, .color(.sixteen)),
      (["TERM": "xterm-direct"], true, .color(.trueColor)),
      (["TERM": "screen", "COLORTERM": "truecolor"], true, .color(.indexed)),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor"], true, .color(.indexed)),
      (["TERM": "screen"], true, .color(.sixteen)),
      (["TERM": "screen-256color"], true, .color(.indexed)),
      (["TERM": "xterm-kitty"], true, .color(.trueColor)),
      (["TERM": "foot-extra"], true, .color(.trueColor)),
      (["TERM": "alacritty"], true, .color(.trueColor)),
      (["TERM": "xterm-256color", "WT_SESSION": "x"], true, .color(.trueColor)),
      (["TERM": "linux"], true, .color(.sixteen)),
    ] as [([String: String], Bool, TerminalStyling)])
  func `the environment decides where colour belongs`(
    environment: [String: String], isTerminal: Bool, expected: TerminalStyling
  ) {
    let style = OutputStyle(environment: environment, color: .auto)
    #expect(style.styling(for: isTerminal ? Self.terminal : nil) == expected)
  }

  @Test func `the option beats the environment`() {
    #expect(OutputStyle(environment: ["NO_COLOR": "1"], color: .always).styling(for: nil) == .color(.sixteen))
    let full = ["NO_COLOR": "1", "TERM": "xterm-kitty"]
    #expect(OutputStyle(environment: full, color: .always).styling(for: nil) == .color(.trueColor))
    #expect(OutputStyle(environment: full, color: .sixteen).styling(for: nil) == .color(.sixteen))
    #expect(OutputStyle(environment: full, color: .indexed).styling(for: nil) == .color(.indexed))
    #expect(OutputStyle(environment: [:], color: .trueColor).styling(for: nil) == .color(.trueColor))
    #expect(OutputStyle(environment: ["CLICOLOR_FORCE": "1"], color: .never).styling(for: Self.terminal) == .plain)
  }

  @Test(
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["VTE_VERSION": "5000"], true),
      (["VTE_VERSION": "7006"], true), (["VTE_VERSION": "4999"], false), (["VTE_VERSION": "new"], false),
      (["WT_SESSION": "x"], true), (["KITTY_WINDOW_ID": "1"], true), (["TERM_PROGRAM": "iTerm.app"], true),
      (["TERM_PROGRAM": "WezTerm"], true), (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "ghostty"], true),
      (["TERM_PROGRAM": "Apple_Terminal"], false), (["TERM": "xterm-kitty"], true), (["TERM": "foot"], true),
      (["TERM": "alacritty"], true), (["TERM": "xterm-ghostty"], true),
      (["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/x"], false), (["WT_SESSION": "x", "STY": "1"], false),
      (["VTE_VERSION": "7006", "TERM": "tmux-256color"], false), (["WT_SESSION": "x", "TERM": "screen"], false),
      (["WT_SESSION": "x", "TERM": "dumb"], false), (["WT_SESSION": "x", "NO_COLOR": "1"], true),
    ] as [([String: String], Bool)])
  func `links are sent to terminals that are known to open them`(environment: [String: String], opens: Bool) {
    #expect(OutputStyle(environment: environment, color: .auto).opensLinks(Self.terminal) == opens)
    #expect(!OutputStyle(environment: environment, color: .auto).opensLinks(nil))
    #expect(!OutputStyle(environment: environment, color: .never).opensLinks(Self.terminal))
    #expect(OutputStyle(environment: environment, color: .auto, links: .always).opensLinks(nil))
    #expect(!OutputStyle(environment: environment, color: .auto, links: .never).opensLinks(Self.terminal))
  }

  @Test(
    arguments: [
      (nil, BuiltInTheme.standard), ("", .standard), ("15;0", .dark), ("0;15", .light), ("12;8", .dark),
      ("0;7", .light), ("0;default;15", .light), ("15;default;0", .dark), ("15;default", .standard), ("15", .standard),
      ("0;16", .standard), ("0;-1", .standard), ("1;2;3;4", .standard),
    ] as [(String?, BuiltInTheme)])
  func `the theme suits the background that the terminal says it has`(value: String?, theme: BuiltInTheme) {
    #expect(OutputStyle(environment: value.map { ["COLORFGBG": $0] } ?? [:], color: .auto).theme == theme)
  }

}
