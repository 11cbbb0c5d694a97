import Testing

@testable import CardRenderCLI

struct PreviewCommandTests {
  private static let card =
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Go"}"#
  private static let invalid = #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go"}"#
  private static let box = """
    ╭──────────────────╮
    │ Hi!              │
    │                  │
    │ [ Go ]           │
    ╰──────────────────╯

    """

  @Test func `cards stand under one another, each between its name and its verdict`() {
    let console = TestConsole(files: ["a.json": Self.card, "b.jsonl": "\(Self.card)\n\(Self.invalid)\n"])
    #expect(console.run("preview", "a.json", "b.jsonl", "-w", "20") == .invalid)
    #expect(
      console.output == """
        a.json
        \(Self.box)valid

        b.jsonl, message 1 of 2
        \(Self.box)valid

        b.jsonl, message 2 of 2
        \(Self.box)1 error: payload.missing-field

        """)
    #expect(console.errors.isEmpty)
  }

  @Test func `a folder shows the message of each folder in it, or what else is JSON, in sorted order`() {
    let console = TestConsole(files: [
      "S/b/message.json": Self.card, "S/b/expect.json": "{}", "S/a/z.jsonl": Self.card, "S/a/c.json": Self.card,
      "S/a/notes.txt": "no", "S/.git/message.json": Self.card, "S/a/deep/x/message.json": Self.card,
    ])
    #expect(console.run("preview", "S/", "-w", "20") == .success)
    let names = console.output.split(separator: "\n").filter { $0.hasPrefix("S/") }
    #expect(names == ["S/a/c.json", "S/a/z.jsonl", "S/a/deep/x/message.json", "S/b/message.json"])
  }

  @Test func `files of conversations without cards are left out and counted`() {
    let stanza = #"<message from="ann@example.org"><body>Hi</body></message>"#
    let console = TestConsole(files: ["S/a.json": Self.card, "S/chat.json": stanza, "S/log.jsonl": stanza])
    #expect(console.run("preview", "S", "-w", "20") == .success)
    #expect(console.output == "S/a.json\n\(Self.box)valid\n")
    #expect(console.errors == "cardrender: 2 files of conversations not shown; see cardrender conversation\n")
  }

  @Test func `what cannot be read is told behind the cards that can`() {
    let console = TestConsole(files: ["b": Self.card, "empty/readme.txt": ""])
    #expect(console.run("preview", "a", "b", "empty", "-w", "20") == .io)
    #expect(console.output == "b\n\(Self.box)valid\n")
    #expect(
      console.errors == """
        cardrender: a: No such file or directory
        cardrender: empty: Holds no message.json, and no other file in .json or .jsonl

        """)
  }

  @Test func `a file's name cannot act on the terminal`() {
    let name = "a\u{1B}[2J\u{9B}31m\n\u{202E}.json"
    let console = TestConsole(files: [name: Self.card])
    #expect(console.run("preview", name, "-w", "20") == .success)
    #expect(console.output == "a␛[2J�31m �.json\n\(Self.box)valid\n")
  }

  @Test(arguments: [("always", "\u{1B}[1mf\u{1B}[0m", "\u{1B}[1;31m1 error: "), ("never", "f", "1 error: ")])
  func `names and verdicts have looks where the cards have them`(color: String, name: String, verdict: String) {
    let console = TestConsole(files: ["f": Self.invalid])
    console.run("preview", "f", "--color", color)
    #expect(console.output.hasPrefix("\(name)\n") && console.output.contains("\n\(verdict)"))
  }

  @Test func `a verdict counts what was found, and names the worst codes first`() {
    let console = TestConsole(files: ["f": #"{"type":"survey","a":1,"":"x"}"#])
    #expect(console.run("preview", "f") == .invalid)
    let verdict = console.output.split(separator: "\n").last
    #expect(
      verdict == "2 errors, 1 warning: metadata.value-not-a-string, metadata.empty-key, payload.unknown-type")
  }

  // MARK: Pagers

  private func terminal(rows: Int) -> TestConsole {
    let console = TestConsole(files: ["f": Self.card])
    console.outputTerminal = Terminal(columns: 20, rows: rows)
    return console
  }

  @Test func `what is longer than the screen is shown by pages, without a move of the cursor`() throws {
    let console = terminal(rows: 7)
    #expect(console.run("preview", "f") == .success)
    #expect(console.output.isEmpty)
    let page = try #require(console.paged.first)
    #expect(page.command.contains("less -RF") && page.less == "FRX")
    #expect(page.text.contains("Hi!") && page.text.contains("\u{1B}[1m") && !page.text.contains("G" + "\u{1B}[2m│"))
    #expect(!page.text.contains("\u{1B}[20G"))
  }

  @Test(
    arguments: [
      (8, ["preview", "f"], [:]), (7, ["preview", "f", "--no-pager"], [:]), (7, ["preview", "f"], ["PAGER": "cat"]),
      (7, ["preview", "f"], ["PAGER": ""]), (7, ["preview", "f"], ["TERM": "dumb"]),
      (7, ["preview", "f"], ["PAGER": "more", "CARDRENDER_PAGER": ""]),
    ] as [(Int, [String], [String: String])])
  func `what fits, or shall not be paged, is printed`(rows: Int, arguments: [String], environment: [String: String]) {
    let console = terminal(rows: rows)
    console.environment = environment
    #expect(CommandLineTool(console: console).run(arguments) == .success)
    #expect(console.paged.isEmpty && console.output.contains("Hi!"))
  }

  @Test(arguments: [
    (["PAGER": "more", "CARDRENDER_PAGER": "most -x"], "most -x", "FRX"),
    (["PAGER": "more", "LESS": "S"], "more", "S"),
  ])
  func `the pager is the reader's own`(environment: [String: String], command: String, less: String) {
    let console = terminal(rows: 3)
    console.environment = environment
    console.run("preview", "f")
    #expect(console.paged.map(\.command) == [command] && console.paged.map(\.less) == [less])
  }

  @Test func `without a pager everything is printed`() {
    let console = terminal(rows: 3)
    console.hasPager = false
    #expect(console.run("preview", "f") == .success)
    #expect(console.output.contains("Hi!"))
  }

  @Test func `a pipe is never paged`() {
    let console = TestConsole(files: ["f": [String](repeating: Self.card, count: 100).joined(separator: "\n")])
    #expect(console.run("preview", "f") == .success)
    #expect(console.paged.isEmpty && console.output.contains("f, message 100 of 100"))
  }

  // MARK: Watching

  @Test func `a watch draws again when a file changes, comes or goes, and only then`() {
    let console = TestConsole(files: ["S/a.json": Self.card])
    console.changes = [
      { $0.files["S/a.json"] = Array(Self.invalid.utf8) },
      { _ in },
      { $0.files["S/b.json"] = Array(Self.card.utf8) },
      { $0.files["S/a.json"] = nil },
    ]
    #expect(console.run("preview", "--watch", "S", "-w", "20") == .interrupted)
    let (valid, invalid) = ("\(Self.box)valid\n", "\(Self.box)1 error: payload.missing-field\n")
    #expect(
      console.output == "S/a.json\n\(valid)" + "S/a.json\n\(invalid)" + "S/a.json\n\(invalid)\nS/b.json\n\(valid)"
        + "S/b.json\n\(valid)")
    #expect(console.errors.isEmpty)
  }

  @Test func `a watch clears the screen of a terminal in one write, and needs no pager`() {
    let console = terminal(rows: 3)
    console.changes = [{ $0.files["f"] = nil }]
    #expect(console.run("preview", "--watch", "f") == .interrupted)
    #expect(console.output.split(separator: "\u{1B}[H\u{1B}[2J", omittingEmptySubsequences: false).count == 3)
    #expect(console.paged.isEmpty)
    #expect(console.errors == "cardrender: f: No such file or directory\n")
  }

  @Test func `a watch draws again when the terminal has another size`() {
    let console = terminal(rows: 3)
    console.changes = [{ $0.outputTerminal = Terminal(columns: 30, rows: 3) }]
    #expect(console.run("preview", "--watch", "f") == .interrupted)
    #expect(console.output.contains("\u{1B}[20G") && console.output.contains("\u{1B}[30G"))
  }

  @Test(arguments: [["preview", "--watch"], ["preview", "--watch", "a", "-"]])
  func `standard input cannot be watched`(arguments: [String]) {
    let console = TestConsole()
    #expect(CommandLineTool(console: console).run(arguments) == .usage)
    #expect(console.errors.hasPrefix("cardrender: --watch looks at files, and standard input is none\n"))
  }

  @Test func `a watch whose reader is gone ends quietly`() {
    let console = TestConsole(files: ["f": Self.card])
    console.outputFailure = IOFailure(path: "standard output", reason: "Broken pipe", isBrokenPipe: true)
    console.changes = [{ $0.files["f"] = [] }]
    #expect(console.run("preview", "--watch", "f") == .success)
    #expect(console.errors.isEmpty)
  }
}
