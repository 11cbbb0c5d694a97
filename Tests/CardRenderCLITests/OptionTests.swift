import Testing

@testable import CardRenderCLI

struct OptionTests {
  private static let card =
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Go"}"#

  @Test(arguments: [
    ["f", "--text", "--width=20"], ["--text", "f", "-w", "20"], ["-w20", "--text", "--", "f"],
    ["--tex", "-w", "20", "f"],
    ["render", "f", "--format", "text", "-w", "20"], ["-f", "text", "-w", "20", "f"],
    ["--html", "--text", "-w", "20", "f"],
  ])
  func `options are read by GNU conventions, in any order`(arguments: [String]) {
    let console = TestConsole(files: ["f": Self.card])
    #expect(CommandLineTool(console: console).run(arguments) == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
  }

  @Test(arguments: [
    (["--htlm", "f"], #"there is no option "--htlm""#, "did you mean --html?"),
    (["-x", "f"], #"there is no option "-x""#, "see cardrender --help"),
    (["f", "--width"], #"the option "--width" needs a value"#, "see cardrender --help"),
    (["f", "-o"], #"the option "-o" needs a value"#, "see cardrender --help"),
    (["--html=yes", "f"], #"the option "--html" takes no value"#, "see cardrender --help"),
    (["--width", "0", "f"], #"--width is "0"; expected a number of 1 to 1000"#, "see cardrender --help"),
    (["--width", "wide", "f"], #"--width is "wide"; expected a number of 1 to 1000"#, "see cardrender --help"),
    (["--max-width", "0", "f"], #"--max-width is "0"; expected a number of 1 to 1000"#, "see cardrender --help"),
    (
      ["--markdown=slak", "f"],
      #"--markdown is "slak"; expected one of commonmark, github, slack, discord, telegram, whatsapp, plain"#,
      "did you mean slack?"
    ),
    (
      ["--align", "middle", "f"], #"--align is "middle"; expected one of left, center, right"#, "see cardrender --help"
    ),
    (
      ["--frame", "round", "f"], #"--frame is "round"; expected one of rounded, square, heavy, double, ascii, none"#,
      "did you mean rounded?"
    ),
    (["--widths", "old", "f"], #"--widths is "old"; expected one of modern, legacy"#, "see cardrender --help"),
    (["--ambiguous", "3", "f"], #"--ambiguous is "3"; expected a number of 1 to 2"#, "see cardrender --help"),
    (["--body", "plan", "f"], #"--body is "plan"; expected one of markdown, plain"#, "did you mean plain?"),
    (
      ["--rules", "x", "f"],
      #"--rules is "x"; expected one of talkplus, talkplus-10, sendbird, chatkit, chatkit-tutorial, or a file"#,
      "see cardrender --help"
    ),
    (["--near", "0", "f"], #"--near is "0"; expected a percentage of 1 to 100, such as 90%"#, "see cardrender --help"),
    (
      ["--near", "101%", "f"], #"--near is "101%"; expected a percentage of 1 to 100, such as 90%"#,
      "see cardrender --help"
    ),
    (
      ["--unit", "utf-8", "f"], #"--unit is "utf-8"; expected one of codepoint, utf16, utf8, grapheme"#,
      "did you mean utf8?"
    ),
    (
      ["--format", "pdf", "f"], #"--format is "pdf"; expected one of ansi, html, markdown, text"#,
      "see cardrender --help"
    ),
    (
      ["--allow-scheme", "JavaScript", "f"], #"--allow-scheme is "JavaScript", which cannot be allowed"#,
      "name a scheme of an app, such as myapp; schemes that run code or read files are never allowed"
    ),
    (["validate", "--width", "3", "f"], "validate takes no option --width", "see cardrender help validate"),
    (["types", "--html"], "types takes no option --html", "see cardrender help types"),
    (["types", "pol"], #"there is no type "pol""#, "did you mean poll?"),
    (["types", "poll", "zzz"], #"there is no type "zzz""#, "cardrender types lists the types"),
    (["formats", "f"], #"formats takes no operand, and "f" is one"#, "see cardrender --help"),
    (["help", "validat"], #"there is no command "validat""#, "did you mean validate?"),
    (["explain", "json.sintax"], #"there is no code "json.sintax""#, "did you mean json.syntax?"),
  ])
  func `a command line that cannot be understood says what to do`(arguments: [String], message: String, hint: String) {
    let console = TestConsole(files: ["f": Self.card])
    #expect(CommandLineTool(console: console).run(arguments) == .usage)
    #expect(console.errors == "cardrender: \(message)\n  \(hint)\n")
    #expect(console.output.isEmpty)
  }

  @Test func `an ambiguous abbreviation lists what it may stand for`() {
    let console = TestConsole()
    #expect(console.run("--f") == .usage)
    #expect(console.errors.contains("--format") && console.errors.contains("--fragment"))
  }

  @Test func `a word that is no command is a file, and behind a double dash every word is one`() {
    let console = TestConsole(files: ["types": Self.card])
    #expect(console.run("--text", "--", "types") == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
  }

  @Test func `a file that is nearly a command's name gets a hint`() {
    let console = TestConsole()
    #expect(console.run("valdate", "x") == .io)
    #expect(console.errors.contains("did you mean the command validate?"))
  }

  @Test func `the version is printed`() {
    let console = TestConsole()
    #expect(console.run("--version") == .success)
    #expect(console.output == "cardrender \(CommandLineTool.version)\n")
  }
}
