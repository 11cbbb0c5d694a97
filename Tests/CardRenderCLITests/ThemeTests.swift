import CardKit
import Testing

@testable import CardRenderCLI

struct ThemeTests {
  private static let card =
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"v"}"#

  private static func console(_ theme: String = "{}") -> TestConsole {
    let console = TestConsole(files: ["f": card, "t.json": theme, "./dark": theme, "dark": theme])
    console.outputTerminal = Terminal(columns: 40)
    console.environment = ["TERM": "xterm-256color"]
    return console
  }

  @Test func `the help of themes names everything that a theme can have, and its example is a theme`() throws {
    let help = Help.topic(for: .themes).summary
    let words = Set(help.split { !$0.isLetter && $0 != "-" }.map(String.init))
    let names =
      ThemeRole.allCases.map(\.rawValue) + TextAttribute.allCases.map(\.rawValue)
      + ThemeGlyphs.Name.allCases.map(\.rawValue)
    #expect(names.filter { !words.contains($0) } == [])
    let start = try #require(help.firstIndex(of: "{"))
    let end = try #require(help.lastIndex(of: "}"))
    #expect(throws: Never.self) { try TerminalTheme(json: help[start...end].utf8) }
  }

  @Test(arguments: ["t.json", "./dark"])
  func `a theme file colors a card`(path: String) {
    let console = Self.console(#"{"roles":{"title":{"foreground":[201,"red"]}}}"#)
    #expect(console.run("f", "--theme", path) == .success)
    #expect(console.output.contains("\u{1B}[38;5;201mHi!\u{1B}[0m"))
    let few = Self.console(#"{"roles":{"title":{"foreground":[201,"red"]}}}"#)
    #expect(few.run("f", "--theme", path, "--color", "16") == .success)
    #expect(few.output.contains("\u{1B}[31mHi!\u{1B}[0m"))
  }

  @Test func `a built-in theme comes before a file of its name`() {
    let console = Self.console(#"{"roles":{"title":{"foreground":201}}}"#)
    #expect(console.run("f", "--theme", "dark") == .success)
    #expect(console.output.contains("\u{1B}[1;38;5;231mHi!\u{1B}[0m"))
  }

  @Test func `without a theme it is the one for the background that the terminal says`() {
    let console = Self.console()
    console.environment["COLORFGBG"] = "15;0"
    #expect(console.run("f") == .success)
    #expect(console.output.contains("\u{1B}[1;38;5;231mHi!"))
    let named = Self.console()
    named.environment["COLORFGBG"] = "15;0"
    #expect(named.run("f", "--theme", "default") == .success)
    #expect(named.output.contains("\u{1B}[1mHi!"))
  }

  @Test func `a bad theme is a usage error that shows every fault at its place, and nothing is drawn`() {
    let console = Self.console("{\n  \"roles\": {\"titel\": {}},\n  \"glyphs\": {\"full\": 0}\n}")
    #expect(console.run("f", "--theme", "t.json") == .usage)
    #expect(console.output.isEmpty)
    for place in ["t.json:2:13", "t.json:3:22"] { #expect(console.errors.contains("--> \(place)\n")) }
    #expect(console.errors.contains("error[theme.unknown-key]") && console.errors.contains("did you mean \"title\"?"))
  }

  @Test func `a theme that cannot be read is status 3, and a word that is no theme is status 2`() {
    let console = Self.console()
    #expect(console.run("f", "--theme", "./no.json") == .io)
    #expect(console.errors == "cardrender: ./no.json: No such file or directory\n")
    let other = Self.console()
    #expect(other.run("f", "--theme", "lihgt") == .usage)
    #expect(
      other.errors == """
        cardrender: --theme is "lihgt"; expected one of default, light, dark, mono, high-contrast, or a file
          did you mean light?

        """)
  }

  @Test func `links are sent as such where the terminal opens them`() {
    let card = #"{"type":"msg_with_link","title":"","body":"","url":"https://x.example/","link_text":"Go"}"#
    for (environment, arguments, opens) in [
      (["WT_SESSION": "x"], [], true), ([:], [], false), ([:], ["--links", "always"], true),
      (["WT_SESSION": "x"], ["--links", "never"], false), (["WT_SESSION": "x"], ["--color", "never"], false),
    ] {
      let console = TestConsole(input: card)
      console.outputTerminal = Terminal(columns: 40)
      console.environment = environment
      #expect(CommandLineTool(console: console).run(arguments) == .success)
      #expect(console.output.contains("\u{1B}]8;id=card-1;https://x.example/\u{1B}\\") == opens)
    }
  }
}
