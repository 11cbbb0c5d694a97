import Foundation
import Testing

@testable import CardRenderCLI

@Suite("cardrender conversation")
struct ConversationCommandTests {
  private static func message(_ id: String, _ text: String, by user: String = "u1", at time: Int, in room: String = "r")
    -> String
  {
    #"{"id":"\#(id)","channelId":"\#(room)","userId":"\#(user)","username":"","type":"text","text":"\#(text)","createdAt":\#(time)}"#
  }

  private static let one = message("1", "one", at: 1_583_921_400)
  private static let two = message("2", "two", at: 1_583_921_460)
  private static let three = message("3", "three", by: "u2", at: 1_583_921_520)
  private static let page = "{\"messages\":[\(three),\(two),\(one)],\"hasNext\":false}"

  private static let shown = """
    --- 2020-03-11 ---

    u1 2020-03-11 10:10:00
      one
    2020-03-11 10:11:00
      two

    u2 2020-03-11 10:12:00
      three

    """

  private func run(_ console: TestConsole, _ arguments: String...) -> CardRenderCLI.ExitStatus {
    CommandLineTool(console: console).run(["conversation", "--text"] + arguments)
  }

  @Test(arguments: [page, "[\(two),\(one),\(three)]", "\(one)\n\(two)\n\(three)\n", "\(page)\n\(page)"])
  func `a page, an array and lines are the same conversation`(input: String) {
    let console = TestConsole(files: ["a.json": input])
    #expect(run(console, "a.json") == .success)
    #expect(console.output == Self.shown)
  }

  @Test(arguments: [1, 7, 1000])
  func `standard input gives what the file gives, in whatever pieces it comes`(length: Int) {
    let console = TestConsole(input: Self.page)
    console.pieceLength = length
    #expect(run(console, "-") == .success)
    #expect(console.output == Self.shown)
  }

  @Test func `several files are one conversation, in any order`() {
    let console = TestConsole(files: ["a.json": Self.three, "b.json": Self.one, "c.json": Self.two])
    #expect(run(console, "a.json", "b.json", "c.json") == .success)
    #expect(console.output == Self.shown)
  }

  @Test func `every format of conversations can be asked for`() {
    for format in ["ansi", "html", "markdown", "text"] {
      let console = TestConsole(files: ["a.json": Self.page])
      #expect(console.run("conversation", "a.json", "--\(format)") == .success)
      #expect(console.output.contains("three"))
    }
  }

  @Test(arguments: ["[]", #"{"sessions":[]}"#, #"[{"kind":2,"xid":77,"xname":"team","nickname":""}]"#])
  func `an input without a message says so`(input: String) {
    let console = TestConsole(files: ["a.json": input])
    #expect(run(console, "a.json") == .success)
    #expect(console.output.isEmpty && console.errors == "cardrender: there is no message to show\n")
  }

  @Test func `what was said of an input is enough where it has no message`() {
    let console = TestConsole(files: ["a.xml": "<presence/>", "b.json": "{"])
    #expect(run(console, "a.xml") == .success && !console.errors.contains("there is no message"))
    #expect(run(console, "b.json") == .invalid && !console.errors.contains("there is no message"))
  }

  @Test(arguments: [["conversation", "-", "--text"], ["convert", "--to", "xmpp", "-"]])
  func `a database that is piped is told to be named`(arguments: [String]) {
    let console = TestConsole(input: "SQLite format 3\0\u{1}\u{2}\0<")
    #expect(CommandLineTool(console: console).run(arguments) == .invalid)
    #expect(console.errors.contains("conversation.bad-database") && console.errors.contains("name the file"))
    #expect(console.errors.firstRange(of: "error")?.lowerBound == console.errors.ranges(of: "error").last?.lowerBound)
  }

  // MARK: Following

  @Test func `after a pause messages are shown as they come, below what was sorted`() {
    let console = TestConsole(input: "\(Self.two)\n\(Self.one)\n\(Self.three)\n")
    console.pauses = [Self.two.utf8.count + Self.one.utf8.count + 2]
    #expect(run(console, "-") == .success)
    #expect(console.output == Self.shown)
    #expect(console.writes.count == 2)
    #expect(console.writes.first.map { !$0.contains("three") } == true)
  }

  @Test func `a log that is followed shows the room that was asked for, and no other`() {
    let elsewhere = Self.message("9", "elsewhere", at: 1_583_921_500, in: "other")
    let console = TestConsole(input: "\(Self.one)\n\(elsewhere)\n\(Self.two)\n")
    console.pauses = [Self.one.utf8.count + 1]
    #expect(run(console, "-", "--room", "r") == .success)
    #expect(console.output.contains("two") && !console.output.contains("elsewhere"))
  }

  @Test func `a line that comes torn is told at its own place`() {
    let console = TestConsole(input: "\(Self.one)\n\n{\"id\":\"2\",\"text\n\(Self.three)\n")
    console.pauses = [Self.one.utf8.count + 1]
    #expect(run(console, "-") == .invalid)
    #expect(console.output.contains("three"))
    #expect(console.errors.hasPrefix("<stdin>:3:1: error[json.syntax]: a string holds a line end as it is"))
  }

  @Test func `a pause inside a page is none`() {
    let console = TestConsole(input: Self.page)
    console.pauses = [Self.three.utf8.count + 14]
    #expect(run(console, "-") == .success)
    #expect(console.output == Self.shown)
  }

  @Test func `an interrupt ends a page that was followed in order`() {
    let console = TestConsole(input: "\(Self.one)\n\(Self.two)\n")
    console.pauses = [Self.one.utf8.count + 1, Self.one.utf8.count + Self.two.utf8.count + 2]
    console.interrupt = .interrupt
    #expect(console.run("conversation", "--html", "-") == .interrupted)
  }

  // MARK: What is wrong

  @Test func `everything before a torn end is shown, with status 1`() {
    let console = TestConsole(files: ["a.jsonl": "\(Self.one)\n\(Self.two)\n\(Self.three.dropLast(20))"])
    #expect(run(console, "a.jsonl") == .invalid)
    #expect(console.output == Self.shown.replacing("\nu2 2020-03-11 10:12:00\n  three\n", with: ""))
    #expect(console.errors.contains("error[json.syntax]"))
    #expect(console.errors.contains("a.jsonl:3:"))
  }

  @Test func `an invalid card is an error with --strict alone`() {
    let card =
      #"{"id":"1","channelId":"r","userId":"u","type":"text","text":"x","data":{"type":"msg_with_link","title":"t"},"createdAt":1}"#
    for (arguments, status) in [([], CardRenderCLI.ExitStatus.success), (["--strict"], .invalid)] {
      let console = TestConsole(files: ["a.json": card])
      #expect(CommandLineTool(console: console).run(["conversation", "--text", "a.json"] + arguments) == status)
      #expect(console.errors.contains("error[payload.missing-field]"))
      #expect(console.output.contains("shown as its pairs"))
    }
  }

  @Test func `metadata that is no object is shown, and an error with --strict alone`() {
    let message = Self.message("1", "", at: 1).replacing("{\"id\"", with: "{\"data\":[7],\"id\"")
    for (arguments, status) in [([], CardRenderCLI.ExitStatus.success), (["--strict"], .invalid)] {
      let console = TestConsole(files: ["a.json": message])
      #expect(CommandLineTool(console: console).run(["conversation", "--text", "a.json"] + arguments) == status)
      #expect(console.output.contains("data: [7]") && console.errors.contains("error[metadata.not-an-object]"))
    }
  }

  @Test func `a file that cannot be read is told, and the others are shown`() {
    let console = TestConsole(files: ["a.json": Self.page])
    #expect(run(console, "no.json", "a.json") == .io)
    #expect(console.output == Self.shown)
    #expect(console.errors == "cardrender: no.json: No such file or directory\n")
  }

  @Test(arguments: [
    (["--time-zone", "Nowhere"], "--time-zone is \"Nowhere\""), (["--since", "yesterday"], "--since is \"yesterday\""),
    (["--from", "irc"], "--from is \"irc\""), (["--signature", "x"], "--signature says nothing without a key"),
    (["--tail", "0"], "--tail is \"0\""), (["--room", "q"], "--room is \"q\""),
    (["--jsonl"], "takes no option --jsonl"),
  ])
  func `what cannot be asked for is wrong usage`(arguments: [String], words: String) {
    let console = TestConsole(files: ["a.json": Self.page])
    #expect(CommandLineTool(console: console).run(["conversation", "a.json"] + arguments) == .usage)
    #expect(console.errors.contains(words))
    #expect(console.output.isEmpty)
  }

  @Test func `what is not shown is counted`() {
    let hidden = Self.message("4", "", at: 1_583_921_600).replacing(#""type":"text""#, with: #""type":"hidden""#)
    let console = TestConsole(files: ["a.json": "\(Self.page)\n\(hidden)\n\(Self.one)"])
    #expect(run(console, "a.json") == .success)
    #expect(console.errors == "cardrender: 2 messages not shown: 1 hidden and without a card, 1 shown once already\n")
  }

  // MARK: What is asked for

  @Test func `options choose messages, times and places`() {
    let console = TestConsole(files: ["a.json": Self.page])
    _ = run(
      console, "a.json", "--tail", "1", "--time-zone", "Asia/Seoul", "--locale", "ko", "--now", "2020-03-11T11:00:00Z")
    #expect(console.output == "--- 2020년 3월 11일 수요일 ---\n\nu2 19:12:00\n  three\n")
  }

  @Test func `a conversation is told in the language of the locale`() {
    let answer = Self.message("9", "late", at: 1_583_921_600).replacing("{", with: #"{"parentMessageId":"gone","#)
    let console = TestConsole(files: ["a.json": answer])
    #expect(run(console, "a.json", "--locale", "ko_KR") == .success)
    #expect(console.output.contains("이전 메시지"))
  }

  @Test func `zone and language come from the environment where nothing says them`() {
    let console = TestConsole(files: ["a.json": Self.page])
    console.environment = ["TZ": ":Asia/Seoul", "LANG": "ko_KR.UTF-8"]
    _ = run(console, "a.json", "--sender", "u2")
    #expect(console.output.hasPrefix("--- 2020년 3월 11일 수요일 ---\n\nu2 2020-03-11 19:12:00\n"))
  }

  @Test func `a bare date is midnight in the zone`() {
    let console = TestConsole(files: ["a.json": Self.page])
    // Midnight of the 12th in Honolulu is ten in the morning of that day in UTC.
    _ = run(console, "a.json", "--since", "2020-03-11", "--time-zone", "Pacific/Honolulu", "--search", "TWO")
    #expect(console.output.contains("two") && !console.output.contains("one"))
  }

  @Test func `a file is replaced as a whole, if only by nothing`() {
    let console = TestConsole(files: ["a.json": Self.page])
    #expect(run(console, "a.json", "-o", "out.txt", "--sender", "nobody") == .success)
    #expect(console.replaced["out.txt"]?.contains("one") == false)
    #expect(run(console, "a.json", "-o", "out.txt") == .success)
    #expect(console.replaced["out.txt"] == Self.shown)
    #expect(console.output.isEmpty)
  }

  @Test func `rooms stand one after another under their names, or alone`() {
    let other = Self.message("9", "elsewhere", at: 1_583_921_400, in: "s")
    let console = TestConsole(files: ["a.json": "\(Self.one)\n\(other)\n\(Self.two)"])
    _ = run(console, "a.json")
    let places = ["r", "one", "two", "s", "elsewhere"].map { console.output.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    let alone = TestConsole(files: console.files.mapValues { String(decoding: $0, as: UTF8.self) })
    _ = run(alone, "a.json", "--room", "s")
    #expect(alone.output.contains("elsewhere") && !alone.output.contains("one\n"))
  }
}
