import Testing

@testable import CardRenderCLI

struct LossTests {
  private static let button =
    #"{"type":"msg_with_button","title":"Hi!","body":"a *b*","button_text":"Go","button_action":"Start"}"#
  private static let notice = #"{"type":"notice","body":"Lunch"}"#

  @Test func `losses are told on request, with the message that has them`() {
    let console = TestConsole(files: ["f": "\(Self.notice)\n\(Self.button)\n"])
    #expect(console.run("--text", "--losses", "f") == .success)
    #expect(
      console.errors == """
        note[loss.style]: text that is strong, emphasised or code is shown without that
         --> f, message 2 of 2

        note[loss.button]: the button "Go" is shown as text
         --> f, message 2 of 2


        """)
    #expect(console.output.contains("[ Go ]"))
  }

  @Test func `nobody who does not ask is told`() {
    let console = TestConsole(files: ["f": Self.button])
    #expect(console.run("--text", "f") == .success)
    #expect(console.errors.isEmpty)
  }

  @Test func `a loss is an error where all is to be shown, and the card is drawn`() {
    let console = TestConsole(files: ["f": Self.button])
    #expect(console.run("--markdown", "--strict", "f") == .invalid)
    #expect(console.errors.hasPrefix("error[loss.button]: the button \"Go\" is shown as text\n --> f\n"))
    #expect(console.output.contains("**Go**"))
  }

  @Test func `a strict run of what is wholly shown is a success`() {
    let console = TestConsole(files: ["f": Self.notice])
    #expect(console.run("--markdown", "--strict", "f") == .success)
    #expect(console.errors.isEmpty)
  }

  @Test func `a warning is an error where all is to be right, and its card is not drawn`() {
    let unknown = #"{"type":"unheard_of","a":"b"}"#
    let console = TestConsole(files: ["f": unknown])
    #expect(console.run("--text", "f") == .success)
    #expect(console.errors.hasPrefix("warning[payload.unknown-type]"))
    let strict = TestConsole(files: ["f": unknown])
    #expect(strict.run("--text", "--strict", "f") == .invalid)
    #expect(strict.errors.hasPrefix("error[payload.unknown-type]"))
    #expect(strict.output.isEmpty)
  }

  @Test func `the objects of a stream carry losses, and their number`() {
    let body = #"{"type":"notice","body":"*a* *b* *c*"}"#
    let console = TestConsole(files: ["f": body + "\n"])
    #expect(console.run("render", "--jsonl", "--text", "f") == .success)
    let message = "text that is strong, emphasised or code is shown without that"
    #expect(
      console.output.contains(#""losses":[{"code":"loss.style","message":"\#(message)","count":3}],"diagnostics":[]"#))
  }

  @Test func `a stream in which all is to be shown counts losses as errors`() {
    let console = TestConsole(files: ["f": "\(Self.notice)\n\(Self.button)\n"])
    #expect(console.run("render", "--jsonl", "--markdown", "--strict", "f") == .invalid)
    let lines = console.output.split(separator: "\n")
    #expect(lines[0].contains(#""valid":true"#))
    #expect(lines[1].contains(#""valid":false"#) && lines[1].contains(#""diagnostics":[{"code":"loss.button""#))
  }

  @Test func `many losses of a kind are one`() {
    let body = Array(repeating: "*a*", count: 100).joined(separator: " b ")
    let console = TestConsole(files: ["f": #"{"type":"notice","body":"\#(body)"}"#])
    #expect(console.run("--text", "--losses", "f") == .success)
    #expect(console.errors.contains("is shown without that; 99 more like it\n"))
    #expect(console.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (["--markdown=slack", "f"], "*Hi!*"), (["--format", "markdown", "--dialect=slack", "f"], "*Hi!*"),
    (["--markdown", "--dialect", "whatsapp", "f"], "*Hi!*"), (["--markdown=telegram", "f"], "*Hi\\!*"),
    (["--markdown=discord", "f"], "## Hi!"), (["--markdown=plain", "f"], "Hi!"), (["--markdown", "f"], "## Hi!"),
  ])
  func `a dialect is chosen with the flag of the format or by an option`(arguments: [String], beginning: String) {
    let console = TestConsole(files: ["f": Self.button])
    #expect(CommandLineTool(console: console).run(arguments) == .success)
    #expect(console.output.hasPrefix(beginning))
  }
}
