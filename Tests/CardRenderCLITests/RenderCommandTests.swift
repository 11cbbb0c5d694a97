import CardKit
import Testing

@testable import CardRenderCLI

struct RenderCommandTests {
  private static let card =
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Go"}"#
  private static let invalid = #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go"}"#

  // MARK: Input

  @Test(arguments: [[String](), ["-"]])
  func `standard input is read where there is no file, or a dash`(operands: [String]) {
    let console = TestConsole(input: Self.card)
    #expect(CommandLineTool(console: console).run(["--text"] + operands) == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
  }

  @Test(arguments: [
    card,
    #"{"data":\#(card),"text":"","channelId":"c"}"#,
    #"{"metaData":\#(card)}"#,
    #"{"messages":[{"data":\#(card)}],"hasNext":false}"#,
    #"[{"messages":[{"data":\#(card)}],"hasNext":false}]"#,
    #"{"event":"message","message":{"data":\#(card)}}"#,
    "[\(card)]",
    "\(card)\r\n",
  ])
  func `the form of the input is told by its content`(input: String) {
    let console = TestConsole(input: input)
    #expect(console.run("--text") == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
    #expect(console.errors.isEmpty)
  }

  @Test func `a byte order mark is noted, and the card is drawn`() {
    let console = TestConsole(input: "\u{FEFF}\(Self.card)\r\n")
    #expect(console.run("--text") == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
    #expect(console.errors.hasPrefix("note[json.byte-order-mark]: the input begins with a byte order mark\n"))
  }

  @Test(arguments: ["\(card)\n\(card)\n", "\(card)\(card)", "[\(card),\(card)]", "\(card)\n\n[\(card)]"])
  func `several messages are drawn one after another`(input: String) {
    let console = TestConsole(input: input)
    #expect(console.run("--text") == .success)
    #expect(console.output == "Hi!\n\n[ Go ]\n\nHi!\n\n[ Go ]\n")
  }

  @Test func `several files are one output`() {
    let console = TestConsole(files: ["a": Self.card, "b": Self.card])
    #expect(console.run("a", "b", "--html") == .success)
    #expect(console.output.split(separator: "<!DOCTYPE html>", omittingEmptySubsequences: false).count == 2)
    #expect(console.output.split(separator: "<article").count == 3)
  }

  @Test(arguments: ["[]", #"{"messages":[]}"#])
  func `an empty array or page is valid and draws nothing`(input: String) {
    let console = TestConsole(input: input)
    #expect(console.run("--html") == .success)
    #expect(console.output.isEmpty && console.errors.isEmpty)
  }

  @Test func `nobody is left waiting at a terminal without a word`() {
    let console = TestConsole()
    console.readsFromTerminal = true
    #expect(console.run() == .usage)
    #expect(console.errors.hasPrefix("cardrender: there is no input\n"))
  }

  // MARK: Invalid messages

  @Test func `an invalid card is not drawn`() {
    let console = TestConsole(input: Self.invalid)
    #expect(console.run("--text") == .invalid)
    #expect(console.output.isEmpty)
    #expect(console.errors.contains("error[payload.missing-field]"))
  }

  @Test func `a lenient run draws what can be shown, and says what is wrong`() {
    let console = TestConsole(input: Self.invalid)
    #expect(console.run("--text", "--lenient") == .invalid)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
    #expect(console.errors.contains("error[payload.missing-field]"))
  }

  @Test func `one invalid message does not keep the others from being drawn`() {
    let console = TestConsole(input: "\(Self.invalid)\n\(Self.card)\n")
    #expect(console.run("--text") == .invalid)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
  }

  @Test func `an unknown type is drawn as its pairs, with a warning`() {
    let console = TestConsole(input: #"{"type":"survey","question":"Tea?"}"#)
    #expect(console.run("--text") == .success)
    #expect(console.output == "type:     survey\nquestion: Tea?\n")
    #expect(console.errors.contains("warning[payload.unknown-type]"))
  }

  // MARK: Exit status and output

  @Test func `a file that cannot be read does not keep the others from being drawn`() {
    let console = TestConsole(files: ["b": Self.card])
    #expect(console.run("a", "b", "--text") == .io)
    #expect(console.output == "Hi!\n\n[ Go ]\n")
    #expect(console.errors == "cardrender: a: No such file or directory\n")
  }

  @Test func `a failed file counts more than an invalid message`() {
    let console = TestConsole(files: ["b": Self.invalid])
    #expect(console.run("a", "b") == .io)
  }

  @Test func `an output file is written instead of standard output`() {
    let console = TestConsole(input: Self.card)
    #expect(console.run("--text", "-o", "card.txt") == .success)
    #expect(console.output.isEmpty)
    #expect(console.replaced == ["card.txt": "Hi!\n\n[ Go ]\n"])
  }

  @Test func `an output file is left alone where nothing is drawn`() {
    let console = TestConsole(input: Self.invalid)
    #expect(console.run("--text", "-o", "card.txt") == .invalid)
    #expect(console.replaced.isEmpty)
  }

  @Test func `an output file is emptied where there is rightly nothing to draw`() {
    let console = TestConsole(input: "[]")
    #expect(console.run("--html", "-o", "card.html") == .success)
    #expect(console.replaced == ["card.html": ""])
  }

  @Test func `a lenient run keeps the label of a button whose action must not be opened`() {
    let card = #"{"type":"msg_with_button","title":"","body":"","button_text":"Pay","button_action":"javascript:x"}"#
    let console = TestConsole(input: card)
    #expect(console.run("--text", "--lenient") == .invalid)
    #expect(console.output == "[ Pay ]\n")
  }

  @Test func `a verb with an invisible character in it does not pass for what it is not`() {
    let card =
      #"{"type":"msg_with_button","title":"","body":"","button_text":"Pay","button_action":"java\u200bscript:x"}"#
    let console = TestConsole(input: card)
    #expect(console.run("--text") == .success)
    #expect(console.output == "[ Pay ] -> java�script:x\n")
  }

  @Test func `an attached file whose address must not be opened is said`() {
    let message = #"{"id":"1","channelId":"c","text":"","fileUrl":"javascript:x","data":{}}"#
    let console = TestConsole(input: message)
    #expect(console.run("--text") == .invalid)
    #expect(console.errors.contains("error[action.unsafe-link]") && console.errors.contains("= path: fileUrl"))
  }

  @Test func `a reader that is gone ends the run quietly`() {
    let console = TestConsole(input: Self.card)
    console.outputFailure = IOFailure(path: "standard output", reason: "Broken pipe", isBrokenPipe: true)
    #expect(console.run("--text") == .success)
    #expect(console.errors.isEmpty)
  }

  @Test func `a full disk is said`() {
    let console = TestConsole(input: Self.card)
    console.outputFailure = IOFailure(path: "standard output", reason: "No space left on device")
    #expect(console.run("--text") == .io)
    #expect(console.errors == "cardrender: standard output: No space left on device\n")
  }

  // MARK: Options

  @Test func `an app's own scheme is a link where it is allowed`() {
    let link = #"{"type":"msg_with_link","title":"","body":"","url":"myapp://x","link_text":"Open"}"#
    #expect(TestConsole(input: link).run("--text") == .invalid)
    let console = TestConsole(input: link)
    #expect(console.run("--text", "--allow-scheme", "myapp") == .success)
    #expect(console.output == "[ Open ] -> myapp://x\n")
  }

  @Test func `a plain body is shown as it is`() {
    let card = #"{"type":"msg_with_link","title":"","body":"*a*\n- b","url":"https://x.example","link_text":"Open"}"#
    let console = TestConsole(input: card)
    #expect(console.run("--text", "--body", "plain") == .success)
    #expect(console.output == "*a*\n- b\n\n[ Open ] -> https://x.example\n")
  }

  @Test func `frame, width and side of a box are chosen`() {
    let console = TestConsole(input: Self.card)
    #expect(console.run("--frame", "double", "--width", "20", "--max-width", "12", "--align", "right") == .success)
    #expect(
      console.output == """
                ╔══════════╗
                ║ Hi!      ║
                ║          ║
                ║ [ Go ]   ║
                ╚══════════╝

        """)
  }

  @Test(arguments: [["--frame", "rounded"], ["--frame", "ascii"], []])
  func `a locale without Unicode gets ASCII`(options: [String]) {
    let console = TestConsole(input: Self.card.replacing("Hi!", with: "안녕!"))
    console.environment = ["LC_ALL": "C"]
    #expect(CommandLineTool(console: console).run(["--width", "12"] + options) == .success)
    #expect(console.output == "+----------+\n| ??!      |\n|          |\n| [ Go ]   |\n+----------+\n")
  }

  @Test func `the terminal's way of counting is chosen`() {
    let legacy = TestConsole(input: Self.card.replacing("Hi!", with: "👨‍👩‍👧 é"))
    #expect(legacy.run("--widths", "legacy", "--width", "12") == .success)
    #expect(legacy.output.contains("│ 👨‍👩‍👧 é │\n"))
    let ambiguous = TestConsole(input: Self.card.replacing("Hi!", with: "é"))
    #expect(ambiguous.run("--ambiguous", "2", "--width", "12") == .success)
    #expect(ambiguous.output.contains("| é       |\n"))
  }

  @Test func `rules and unit decide what is too long`() {
    let value = String(repeating: "é", count: 150)
    let card = #"{"type":"note","text":"\#(value)"}"#
    #expect(TestConsole(input: card).run() == .success)
    #expect(TestConsole(input: card).run("--rules", "sendbird") == .success)
    #expect(TestConsole(input: card).run("--rules", "sendbird", "--unit", "utf8") == .invalid)
  }

  @Test func `a renderer of one's own is asked for by its name`() {
    var engine = CardEngine()
    engine.renderers.register { _ in TitleRenderer() }
    let console = TestConsole(input: Self.card)
    let tool = CommandLineTool(engine: engine, console: console)
    #expect(tool.run(["--title"]) == .success)
    #expect(console.output == "Hi!\n")
    #expect(tool.run(["formats"]) == .success)
    #expect(console.output.contains("title     the title alone"))
  }
}

/// A renderer that nobody but this test knows.
private struct TitleRenderer: CardRenderer {
  let format = OutputFormat(name: "title", summary: "the title alone")

  func render(_ card: Card) -> Rendering {
    Rendering((card.title?.string ?? "") + "\n")
  }
}
