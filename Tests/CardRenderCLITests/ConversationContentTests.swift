import CardKit
import Testing

@testable import CardRenderCLI

@Suite("What is shown as a conversation without a command")
struct ConversationContentTests {
  private static let card =
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Go"}"#
  private static let first = #"{"id":"1","userId":"u1","text":"one","createdAt":1583921400}"#
  private static let second = #"{"id":"2","userId":"u2","text":"","data":\#(card),"createdAt":1583921460}"#
  private static let page = #"{"messages":[\#(second),\#(first)],"hasNext":false}"#
  private static let stanza =
    "<message xmlns='jabber:client' from='ann@example.org' type='chat'><body>Hi!</body></message>"

  private func run(_ arguments: [String], on input: String, fromFile: Bool = true) -> TestConsole {
    let console = fromFile ? TestConsole(files: ["a": input]) : TestConsole(input: input)
    console.files["card"] = Array(Self.card.utf8)
    _ = CommandLineTool(console: console).run(arguments)
    return console
  }

  @Test(arguments: [
    page, "[\(first),\(second)]", "\(first)\n\(second)\n", "\(page)\n\(page)",
    // Of a webhook's log, what happens to messages and members counts as well.
    #"{"event":"message","appId":"a","message":\#(first)}{"event":"message_deleted","appId":"a","message":{"id":"1"}}"#,
    #"{"event":"member_left","channel":{"id":"c"},"user":{"id":"u"}}{"event":"message","message":\#(first)}"#,
    // It need not be said by whom, if it is said where or when.
    #"[{"channelId":"c","text":"a"},{"createdAt":1583921400,"text":"b"}]"#,
    // What is torn or was not meant is no message.
    "\(first.dropLast(9))\n\(first)\n7\n\(second)",
    stanza, "\u{FEFF}\n \(stanza)",
    #"[{"kind":2,"xid":77,"senderUid":5,"mid":1,"message":"hello","mtime":1650460813000,"isCmd":0}]"#,
    #"{"id":7,"user_id":"a","room_id":31,"text":"hi","created_at":"2017-11-02T10:00:00Z"}"#,
  ])
  func `messages that say who, where or when are a conversation, and other systems' in any number`(input: String) {
    for isFile in [true, false] {
      let console = run(["--text", isFile ? "a" : "-"], on: input, fromFile: isFile)
      let named = run(["conversation", "--text", isFile ? "a" : "-"], on: input, fromFile: isFile)
      #expect(console.output == named.output && console.errors == named.errors)
      #expect(!named.output.isEmpty)
    }
  }

  @Test func `an input that is looked at first is drawn whole, whatever its length and however often it is named`() {
    let long = Array(repeating: Self.card, count: 3_000).joined(separator: "\n")
    for isFile in [true, false] {
      let console = run(["--text", isFile ? "a" : "-"], on: long, fromFile: isFile)
      #expect(console.output.split(separator: "Hi!").count == 3_000)
    }
    #expect(run(["--text", "card", "card", "card"], on: "").output.split(separator: "Hi!").count == 3)
  }

  @Test(arguments: [
    // One message, in whatever is around it.
    second, "[\(second)]", #"{"messages":[\#(second)],"hasNext":false}"#, #"{"message":\#(second)}"#,
    #"{"event":"message","appId":"a","message":\#(second)}"#,
    // Metadata, with nothing around it that says who, where or when.
    card, "[\(card),\(card)]", "\(card)\n\(card)\n", #"{"messages":[{"data":\#(card)},{"data":\#(card)}]}"#,
    #"{"data":\#(card)}{"id":"2","metaData":\#(card)}"#, "\(card)\n\(second)",
  ])
  func `one message and bare metadata are cards`(input: String) {
    for isFile in [true, false] {
      let console = run(["--text", isFile ? "a" : "-"], on: input, fromFile: isFile)
      #expect(console.output.hasPrefix("Hi!\n\n[ Go ]\n"))
      #expect(console.output == run(["render", "--text", "a"], on: input).output)
    }
  }

  @Test(arguments: [
    ["render"], ["--lenient"], ["--losses"], ["--received"], ["--markdown=slack"],
    ["--markdown", "--dialect", "github"], ["--email"],
  ])
  func `the word render, and options that cards alone have, draw cards`(arguments: [String]) {
    let shown = run(arguments + ["a"], on: Self.page).output
    #expect(shown.contains("one") && !shown.contains("u1"))
    #expect(shown == run(["render"] + arguments.filter { $0 != "render" } + ["a"], on: Self.page).output)
  }

  @Test func `a format that conversations have not draws cards`() {
    var engine = CardEngine()
    engine.renderers.register { _ in CountRenderer() }
    let console = TestConsole(files: ["a": Self.page])
    #expect(CommandLineTool(engine: engine, console: console).run(["--count", "a"]) == .success)
    #expect(console.output == "a card\na card\n")
  }

  @Test func `an option of conversations makes one of a single message`() {
    let console = run(["--text", "--me", "u1", "a"], on: Self.first)
    #expect(console.output == run(["conversation", "--text", "--me", "u1", "a"], on: Self.first).output)
    #expect(console.output.contains("u1"))
  }

  @Test(arguments: [
    (["--me", "u1", "--lenient", "a"], page, "conversation takes no option --lenient"),
    (["--losses", "a"], stanza, "conversation takes no option --losses"),
    (["conversation", "--markdown=slack", "a"], page, "a conversation is written in CommonMark alone"),
  ])
  func `what neither can do is wrong usage`(arguments: [String], input: String, words: String) {
    let console = run(arguments, on: input)
    #expect(console.errors.hasPrefix("cardrender: \(words)\n") && console.output.isEmpty)
  }

  @Test func `of several files, one that is a conversation is enough`() {
    for files in [["a", "card"], ["card", "a"]] {
      let console = run(["--text"] + files, on: Self.page)
      #expect(console.output.contains("u1 2020-03-11") && console.output.contains("[ Go ]"))
    }
  }

  @Test func `a file that is nearly a command's name gets a hint beside a conversation too`() {
    #expect(run(["--text", "valdate", "a"], on: Self.page).errors.contains("did you mean the command validate?"))
  }

  @Test(arguments: [["-"], ["conversation", "-"], ["convert", "--to", "xmpp", "-"]])
  func `a database in a pipe is told once, and nothing is made of its bytes`(arguments: [String]) {
    let input = "SQLite format 3\0" + String(repeating: "\u{1}{\"id\"\n", count: 9000)
    let console = run(arguments, on: input, fromFile: false)
    #expect(console.output.isEmpty)
    let lines = console.errors.split(separator: "\n").filter { $0.contains("error[") }
    #expect(lines.count == 1 && lines.first?.contains("cannot be read as a stream") == true)
  }

  // MARK: As it comes

  @Test func `a pipe is shown as it comes as soon as there are two messages`() {
    let last = #"{"id":"3","userId":"u1","text":"last","createdAt":1583921520}"#
    let console = TestConsole(input: "\(Self.first)\n\(Self.second)\n\(last)\n")
    console.pauses = [Self.first.utf8.count + Self.second.utf8.count + 2]
    #expect(console.run("--text") == .success)
    #expect(console.writes.count == 2)
    #expect(console.writes.first?.contains("[ Go ]") == true && console.writes.last?.contains("last") == true)
  }

  @Test(arguments: [1, 4096])
  func `a message as long as it may be does not hide the second`(length: Int) {
    let long = Self.first.replacing("one", with: String(repeating: "x", count: 1 << 17))
    let console = TestConsole(input: "\(long)\n\(Self.second)")
    console.pieceLength = length
    #expect(console.run("--text") == .success)
    #expect(console.output.contains("[ Go ]") && console.output.contains("u2 2020-03-11"))
  }

  /// The fast way to say so is held to the slow one: no system may take a card's keys for those of its messages.
  @Test(arguments: PayloadRegistry.standard.types.compactMap { $0.textType })
  func `what has the keys of a card alone is cards`(type: any TextPayload.Type) throws {
    let pairs = type.fields.map { #""\#($0.key)":"x""# }
    let card = #"{"type":"\#(type.type.rawValue)",\#(pairs.joined(separator: ","))}"#
    for input in [card, " \(card)\n", "[\(card)]", "[\(card) ,\n\(card)]\n"] {
      #expect(CardEngine().areCards(Array(input.utf8)))
      var content = ConversationContent()
      #expect((content.read(Array(input.utf8)) ?? content.finish()) == .cards)
    }
  }

  @Test(arguments: [
    "", "[]", first, "[\(card),\(second)]", "\(card)\n\(first)", "[\(card)", "[\(card)]]", "[\(card),]",
    #"{"type":"x"}"#, #"{"type":"notice","body":"","userId":"u"}"#, #"{"type":"notice","body":"","senderUid":"5"}"#,
  ])
  func `anything else is looked at more closely`(input: String) {
    #expect(!CardEngine().areCards(Array(input.utf8)))
  }

  @Test func `no more is looked at than is bounded`() {
    var content = ConversationContent()
    let bare = "\(Self.card)\n"
    // Sixteen messages tell, whatever follows.
    #expect(content.read(Array(String(repeating: bare, count: 15).utf8)) == nil)
    #expect(content.read(Array(bare.utf8)) == .cards)
    // So does a mebibyte without one.
    content = ConversationContent()
    let half = [UInt8](repeating: UInt8(ascii: " "), count: ConversationContent.maximumLength / 2)
    #expect(content.read(half) == nil)
    #expect(content.read(half) == .cards)
  }
}

/// A renderer that nobody but this test knows.
private struct CountRenderer: CardRenderer {
  let format = OutputFormat(name: "count", summary: "a line a card")

  func render(_ card: Card) -> Rendering { Rendering("a card\n") }
}
