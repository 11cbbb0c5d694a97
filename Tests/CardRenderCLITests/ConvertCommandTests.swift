import CardKit
import Testing

@testable import CardRenderCLI

struct ConvertCommandTests {
  private static let card = #"{"type":"notice","body":"Lunch"}"#
  private static let written = #"{"type":"text","text":"","data":{"type":"notice","body":"Lunch"}}"# + "\n"

  /// A conversation of a room, as Chatkit's wire has it.
  private static let conversation = """
    {"id":1,"user_id":"ann","room_id":"r","parts":[{"type":"text/plain","content":"<hi> & bye"}],\
    "created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z"}
    {"id":2,"user_id":"bob","room_id":"r","parts":[{"type":"text/plain","content":"hello"}],\
    "created_at":"2020-03-25T12:53:59Z","updated_at":"2020-03-25T12:53:59Z"}

    """

  @Test func `a card on standard input becomes a message`() {
    let console = TestConsole(input: Self.card)
    #expect(console.run("convert", "--to", "talkplus") == .success)
    #expect(console.output == Self.written)
    #expect(console.errors.isEmpty)
  }

  @Test func `a conversation is written message by message`() {
    let console = TestConsole(input: Self.conversation)
    #expect(console.run("convert", "--to", "xmpp") == .success)
    #expect(
      console.output == """
        <message xmlns="jabber:client" from="r/ann" id="1" type="groupchat"><body>&lt;hi&gt; &amp; bye</body>\
        <unstyled xmlns="urn:xmpp:styling:0"/><delay xmlns="urn:xmpp:delay" stamp="2020-03-25T12:52:59Z"/>\
        <origin-id xmlns="urn:xmpp:sid:0" id="1"/></message>
        <message xmlns="jabber:client" from="r/bob" id="2" type="groupchat"><body>hello</body>\
        <unstyled xmlns="urn:xmpp:styling:0"/><delay xmlns="urn:xmpp:delay" stamp="2020-03-25T12:53:59Z"/>\
        <origin-id xmlns="urn:xmpp:sid:0" id="2"/></message>

        """)
  }

  @Test(arguments: ChatSystem.allCases)
  func `what is written does not depend on where the input is cut, and is read back by its content`(
    system: ChatSystem
  ) {
    let whole = TestConsole(input: Self.conversation)
    let pieces = TestConsole(input: Self.conversation)
    pieces.pieceLength = 1
    for console in [whole, pieces] { #expect(console.run("convert", "--to", system.rawValue) == .success) }
    #expect(whole.output == pieces.output)
    let back = TestConsole(input: whole.output)
    #expect(back.run("convert", "--to", "chatkit") == .success)
    #expect(back.output.contains(#""content":"<hi> & bye""#))
    #expect(system == .rtm || back.output == Self.conversation)
  }

  @Test func `an invalid message is not written, and the others are`() {
    let bad = #"{"type":"msg_with_button","title":7}"#
    let console = TestConsole(files: ["a.jsonl": [Self.card, bad, Self.card].joined(separator: "\n")])
    #expect(console.run("convert", "--to", "talkplus", "a.jsonl") == .invalid)
    #expect(console.output == Self.written + Self.written)
    #expect(console.errors.contains("error[metadata.value-not-a-string]: the value of \"title\" is the number 7"))
    #expect(console.errors.contains(" --> a.jsonl:2:35\n"))
    #expect(console.errors.split(separator: "error[payload.missing-field]").count == 4)
  }

  @Test func `a torn line ends nothing but itself`() {
    let console = TestConsole(input: Self.card + "\n" + #"{"type":"#)
    #expect(console.run("convert", "--to", "talkplus") == .invalid)
    #expect(console.output == Self.written)
    #expect(console.errors.hasPrefix("<stdin>:2:"))
    #expect(console.errors.contains("error[json.syntax]"))
  }

  @Test func `rules that are named beat the system's own`() {
    let six = #"{"type":"notice","body":"b","a":"1","c":"2","d":"3","e":"4"}"#
    let status = { (arguments: [String]) in
      CommandLineTool(console: TestConsole(input: six)).run(["convert"] + arguments)
    }
    #expect(status(["--to", "talkplus"]) == .invalid)
    #expect(status(["--to", "talkplus", "--rules", "talkplus-10"]) == .success)
    #expect(status(["--to", "chatkit"]) == .success)
    #expect(status(["--to", "chatkit", "--rules", "talkplus"]) == .invalid)
    #expect(status(["--to", "rtm", "--unit", "utf8"]) == .success)
  }

  @Test func `losses are counted by kind, and told one by one where they are asked for`() {
    let counted = TestConsole(input: Self.conversation)
    #expect(counted.run("convert", "--to", "rtm") == .success)
    #expect(
      counted.errors == """
        note[loss.id]: 2 times, first <stdin>:1:1: RTM has no place for a room like this message's
        note[loss.sender]: 2 times, first <stdin>:1:1: RTM has no place for a sender like this message's

        """)
    let told = TestConsole(input: Self.conversation)
    #expect(told.run("convert", "--to", "rtm", "--losses") == .success)
    #expect(told.output == counted.output)
    #expect(
      told.errors == """
        <stdin>:1:1: note[loss.sender] sender: RTM has no place for a sender like this message's
        <stdin>:1:1: note[loss.id] room: RTM has no place for a room like this message's
        <stdin>:2:1: note[loss.sender] sender: RTM has no place for a sender like this message's
        <stdin>:2:1: note[loss.id] room: RTM has no place for a room like this message's

        """)
  }

  @Test func `where losses are errors, a message with one is not written`() {
    let console = TestConsole(input: Self.conversation, files: ["a.json": Self.card])
    #expect(console.run("convert", "--to", "rtm", "--strict", "-", "a.json") == .invalid)
    #expect(console.output == #"{"mtype":30,"msg":"Lunch","attrs":"{\"type\":\"notice\",\"body\":\"Lunch\"}"}"# + "\n")
    #expect(console.errors.contains("<stdin>:1:1: error[loss.sender]"))
  }

  @Test func `the output goes to a file as a whole`() {
    let console = TestConsole(files: ["a.json": Self.card])
    #expect(console.run("convert", "--to", "talkplus", "-o", "b.jsonl", "a.json") == .success)
    #expect(console.output.isEmpty)
    #expect(console.replaced == ["b.jsonl": Self.written])
  }

  @Test func `a file that cannot be read keeps no other from being converted`() {
    let console = TestConsole(files: ["a.json": Self.card])
    #expect(console.run("convert", "--to", "talkplus", "none.json", "a.json") == .io)
    #expect(console.output == Self.written)
    #expect(console.errors == "cardrender: none.json: No such file or directory\n")
  }

  @Test func `a reader that is gone is a quiet end`() {
    let console = TestConsole(input: Self.card)
    console.outputFailure = IOFailure(path: "standard output", reason: "Broken pipe", isBrokenPipe: true)
    #expect(console.run("convert", "--to", "talkplus") == .success)
    #expect(console.errors.isEmpty)
  }

  @Test func `without a system to write for, nothing is read`() {
    let console = TestConsole(input: Self.card)
    #expect(console.run("convert") == .usage)
    #expect(console.errors.contains("add --to SYSTEM, one of talkplus, chatkit, rtm, xmpp"))
  }
}
