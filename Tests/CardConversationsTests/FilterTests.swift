import Testing

@testable import CardConversations

@Suite("What is asked for of a conversation")
struct FilterTests {
  private let messages = (1...5).map {
    say("message \($0)", id: "\($0)", by: $0.isMultiple(of: 2) ? "max" : "ann", at: Int64($0))
  }

  private func time(_ seconds: Int64) -> MessageTime { MessageTime(milliseconds: seconds * 1000) }

  @Test func `from a time on, and before a time`() {
    #expect(timeline(messages) { $0.since = time(4) }.texts == ["message 4", "message 5"])
    #expect(timeline(messages) { $0.until = time(2) }.texts == ["message 1"])
    #expect(timeline(messages) { ($0.since, $0.until) = (time(2), time(4)) }.texts == ["message 2", "message 3"])
  }

  @Test func `a message without a time goes with the one before it`() {
    let untimed = [say("first")] + messages.prefix(2) + [say("after 2")] + messages.dropFirst(2)
    #expect(timeline(untimed) { ($0.since, $0.until) = (time(2), time(3)) }.texts == ["message 2", "after 2"])
    #expect(timeline(untimed) { $0.until = time(1) }.texts == ["first"])
  }

  @Test func `of one sender, and with a text in any case`() {
    #expect(timeline(messages) { $0.sender = "max" }.texts == ["message 2", "message 4"])
    #expect(timeline(messages) { $0.search = "SAGE 3" }.texts == ["message 3"])
    #expect(timeline(messages) { $0.search = "nothing" }.isEmpty)
  }

  @Test func `a text is looked for in cards, files and forms, and not in what was deleted`() {
    let many = [
      say("a", id: "1", at: 1) { $0.metadata = RawMetadata([.init("title", .string("Coffee"))]) },
      say("b", id: "2", at: 2) { $0.attachments = [Attachment(name: "coffee.pdf")] },
      say("c", id: "3", at: 3) { $0.parts = [.form(DataForm(title: "Coffee?"))] },
      say("coffee", id: "4", at: 4) { $0.isDeleted = true }, say("tea", id: "5", at: 5),
    ]
    #expect(timeline(many) { $0.search = "coffee" }.texts == ["a", "b", "c"])
  }

  @Test func `nobody finds what is hidden in a form, and everybody what is shown of it`() {
    let fields = [
      DataForm.Field(type: "text-private", label: "Password", values: ["hunter2"]),
      DataForm.Field(type: "hidden", name: "FORM_TYPE", values: ["urn:hunter"]),
      DataForm.Field(
        type: "list-single", name: "cake", values: ["a"], options: [DataForm.Option(label: "Apple pie", value: "a")]),
    ]
    let messages = [say("Log in", id: "1", at: 1) { $0.parts = [.form(DataForm(fields: fields))] }]
    #expect(timeline(messages) { $0.search = "hunter" }.isEmpty)
    #expect(timeline(messages) { $0.search = "password" }.texts == ["Log in"])
    #expect(timeline(messages) { $0.search = "apple" }.texts == ["Log in"])
  }

  @Test func `a styled text is looked for as it is shown`() {
    let message = say("How *are* you?", id: "1", at: 1) { $0.textStyle = .styling }
    #expect(timeline([message], of: .xmpp) { $0.search = "how are you" }.texts == ["How are you?"])
    #expect(timeline([message], of: .xmpp) { $0.search = "*are*" }.texts == ["How are you?"])
  }

  @Test func `the text is looked for as it was corrected`() {
    let correction = MessageChange(.correction(say("tea")), of: "1", by: Participant(id: "ann"))
    let items: [ConversationItem] = [.message(say("coffee", id: "1", at: 1)), .change(correction)]
    #expect(timeline(items) { $0.search = "tea" }.entries.texts == ["tea"])
    #expect(timeline(items) { $0.search = "coffee" }.entries.isEmpty)
  }

  @Test(arguments: [1, 3, 5, 9])
  func `the last messages, with their day`(count: Int) {
    let entries = timeline(messages) { $0.tail = count }
    #expect(entries.texts == (1...5).suffix(count).map { "message \($0)" })
    #expect(entries.kinds.first == "D")
  }

  @Test func `the last messages of many are those of a few`() {
    let many = (1...1000).map { say("\($0)", id: "\($0)", at: Int64($0)) }
    #expect(timeline(many) { $0.tail = 2 }.texts == ["999", "1000"])
  }

  @Test func `the last messages of each room, of those that were asked for`() {
    let rooms = messages.map { message in
      var copy = message
      copy.room = Int(message.id ?? "").map { $0 < 3 ? "x" : "y" }
      return copy
    }
    #expect(timeline(rooms) { $0.tail = 1 }.texts == ["message 2", "message 5"])
    #expect(timeline(rooms) { ($0.tail, $0.sender) = (1, "max") }.texts == ["message 2", "message 4"])
  }

  @Test func `an answer among the last has its question, which is not`() {
    let reply = say("yes", id: "9", by: "max", at: 9) { $0.reply = ReplyReference(id: "1") }
    let entries = timeline(messages + [reply]) { $0.tail = 1 }
    #expect(entries.bubbles.map(\.quote?.excerpt) == ["message 1"])
  }

  @Test func `one room alone`() throws {
    var collector = ConversationCollector(room: "y")
    for room in ["x", "y", "y"] { try collector.take(.message(say(room, in: room)), of: nil, at: MessagePlace()) }
    #expect(collector.index.messageCount == 2)
  }
}
