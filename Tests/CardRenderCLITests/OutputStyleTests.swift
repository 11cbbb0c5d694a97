import CardKit
import Testing

@testable import CardRenderCLI

struct OutputStyleTests {
  private static let terminal = Terminal(columns: 60)

  @Test(
    arguments: [
      ([:], true, TerminalStyling.color),
      ([:], false, .plain),
      (["NO_COLOR": "1"], true, .monochrome),
      (["NO_COLOR": "1"], false, .plain),
      (["NO_COLOR": ""], true, .color),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, .monochrome),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false, .plain),
      (["CLICOLOR_FORCE": "1"], false, .color),
      (["CLICOLOR_FORCE": "0"], false, .plain),
      (["FORCE_COLOR": "1"], false, .color),
      (["CLICOLOR": "0"], true, .monochrome),
      (["TERM": "dumb"], true, .plain),
      (["TERM": "dumb", "CLICOLOR_FORCE": "1"], true, .color),
    ] as [([String: String], Bool, TerminalStyling)])
  func `the environment decides where colour belongs`(
    environment: [String: String], isTerminal: Bool, expected: TerminalStyling
  ) {
    let style = OutputStyle(environment: environment, color: .auto)
    #expect(style.styling(for: isTerminal ? Self.terminal : nil) == expected)
  }

  @Test func `the option beats the environment`() {
    #expect(OutputStyle(environment: ["NO_COLOR": "1"], color: .always).styling(for: nil) == .color)
    #expect(OutputStyle(environment: ["CLICOLOR_FORCE": "1"], color: .never).styling(for: Self.terminal) == .plain)
  }
}
