import CardConversations
import Testing

@Suite("Changes of messages")
struct ChangeTests {
  private func change(
    _ effect: MessageChange.Effect, of target: String = "1", by sender: String? = "ann", at seconds: Int64? = nil,
    in room: String? = nil
  ) -> ConversationItem {
    .change(
      MessageChange(
        effect, of: target, in: room, by: sender.map { Participant(id: $0) },
        at: seconds.map { MessageTime(milliseconds: $0 * 1000) }))
  }

  private let original = ConversationItem.message(say("Halo", id: "1", at: 10))

  @Test func `the author's correction replaces what was said, wherever it stands`() throws {
    for items in [[original, change(.correction(say("Hello")))], [change(.correction(say("Hello"))), original]] {
      let bubble = try #require(timeline(items).entries.bubbles.first)
      #expect(bubble.text == "Hello")
      #expect(bubble.isEdited)
      #expect(bubble.time?.machine == "1970-01-01T00:00:10Z")
    }
  }

  @Test func `of two corrections the newer one counts`() {
    let items = [
      original, change(.correction(say("second")), at: 30), change(.correction(say("first")), at: 20),
    ]
    #expect(timeline(items).entries.texts == ["second"])
  }

  @Test func `somebody else's correction or retraction is ignored and told`() {
    for effect in [MessageChange.Effect.correction(say("Bye", by: "eve")), .retraction] {
      let (entries, diagnostics) = timeline([original, change(effect, by: "eve")], of: .xmpp)
      #expect(entries.texts == ["Halo"])
      #expect(entries.bubbles.allSatisfy { !$0.isEdited && !$0.isDeleted })
      #expect(diagnostics.map(\.code) == [.conversationNotTheAuthor])
      let words = diagnostics.first?.message ?? ""
      #expect(words.contains(#""eve""#) && words.contains(#""ann""#))
    }
  }

  @Test func `somebody else's correction does not hide the author's`() {
    let items = [
      original, change(.correction(say("mine")), at: 20), change(.correction(say("theirs")), by: "eve", at: 30),
    ]
    #expect(timeline(items).entries.texts == ["mine"])
  }

  @Test func `of two messages with one id each author changes their own`() {
    let items = [
      original, .message(say("secret", id: "1", by: "max", at: 20)), change(.retraction, by: "max"),
      change(.correction(say("Hello"))), change(.retraction, by: "eve"),
    ]
    for items in [items, items.reversed()] {
      let (entries, diagnostics) = timeline(items, of: .xmpp)
      #expect(entries.texts == ["Hello", ""] && entries.bubbles.map(\.isDeleted) == [false, true])
      #expect(diagnostics.map(\.code) == [.conversationNotTheAuthor])
    }
  }

  @Test func `many authors who choose one id take no time that grows with their square`() {
    let items = (0..<5_000).flatMap { number in
      [
        ConversationItem.message(say("\(number)", id: "1", by: "u\(number)", at: Int64(number))),
        change(.correction(say("new \(number)")), by: "u\(number)"), change(.retraction, by: "v\(number)"),
      ]
    }
    let clock = ContinuousClock()
    var result: (entries: [TimelineEntry], diagnostics: [Diagnostic]) = ([], [])
    let time = clock.measure { result = timeline(items) }
    #expect(result.entries.texts == (0..<5_000).map { "new \($0)" })
    #expect(result.diagnostics.count == 5_000)
    #expect(time < .seconds(60))
  }

  @Test func `nobody is not the author of somebody's message`() {
    let (entries, diagnostics) = timeline([original, change(.retraction, by: nil)], of: .xmpp)
    #expect(entries.texts == ["Halo"])
    #expect(diagnostics.map(\.code) == [.conversationNotTheAuthor])
  }

  @Test func `what the system or the room takes back is gone`() throws {
    var moderation = MessageChange(.retraction, of: "1", by: Participant(id: "admin"))
    moderation.isByRoom = true
    for change in [moderation, MessageChange(.retraction, of: "1", authority: .system)] {
      let bubble = try #require(timeline([original, .change(change)]).entries.bubbles.first)
      #expect(bubble.isDeleted && bubble.body.isEmpty)
    }
  }

  @Test func `a message that was taken back is a mark without its text`() throws {
    let message = say("secret", id: "1", at: 10) {
      $0.attachments = [Attachment(name: "secret.pdf")]
      $0.reactions = [Reaction("secret", count: 1)]
      $0.reply = ReplyReference(id: "0", text: "secret")
    }
    let entries = timeline([.message(message), change(.retraction)]).entries
    let bubble = try #require(entries.bubbles.first)
    #expect(bubble.isDeleted)
    #expect(!"\(entries)".contains("secret"))
  }

  @Test func `reactions of one sender replace those that this sender gave before`() throws {
    let message = say("Hi", id: "1", at: 10) { $0.reactions = [Reaction("👍", count: 2, senders: ["max", "eve"])] }
    let items = [
      ConversationItem.message(message), change(.reactions(["👋", "🐢", "👋"]), by: "max"),
      change(.reactions(["🐢"]), by: "max"), change(.reactionAdded("👍"), by: "bob"),
      change(.reactionAdded("❤️"), by: "bob"), change(.reactionRemoved("❤️"), by: "bob"),
    ]
    let reactions = try #require(timeline(items).entries.bubbles.first).reactions
    #expect(reactions.map(\.word.string) == ["👍", "🐢"])
    #expect(reactions.map(\.count) == [2, 1])
    #expect(reactions.map { $0.names.map(\.string) } == [["eve", "bob"], ["max"]])
  }

  @Test func `a source that only counts reactions keeps its counts`() throws {
    let message = say("Hi", id: "1", at: 10) { $0.reactions = [Reaction("happy", count: 41)] }
    let items = [ConversationItem.message(message), change(.reactionAdded("happy"), by: "max")]
    #expect(timeline(items).entries.bubbles.first?.reactions.first?.count == 42)
  }

  @Test func `a change means a message by any of its names, in its room`() {
    let message = say("Halo", id: "1", at: 10, in: "x") { $0.aliases = ["stanza-1"] }
    let items = [
      ConversationItem.message(message), .message(say("other", id: "1", at: 20, in: "y")),
      change(.correction(say("Hello")), of: "stanza-1", in: "x"),
    ]
    #expect(timeline(items).entries.texts == ["Hello", "other"])
  }

  @Test func `changes of messages that are not there are told`() {
    let (entries, diagnostics) = timeline([original, change(.retraction, of: "2"), change(.reactions(["👋"]), of: "3")])
    #expect(entries.texts == ["Halo"])
    #expect(diagnostics.map(\.code) == [.conversationUnknownMessage])
    #expect(diagnostics.first?.actual == 2)
  }

  @Test func `many reactions of many senders take no time that grows with their square`() {
    let many = (0..<20_000).map { change(.reactionAdded("\($0)"), by: "u\($0)") }
    let back = (0..<20_000).map { change(.reactionRemoved("\($0)"), by: "ann") }
    let bubble = timeline([original] + many + back).entries.bubbles.first
    #expect(bubble?.reactions.count == 50)
    #expect(bubble?.remarks == ["… and 19950 more reactions"])
  }
}
