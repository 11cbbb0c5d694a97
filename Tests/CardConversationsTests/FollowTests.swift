import Testing

@testable import CardConversations

@Suite("Messages as they come")
struct FollowTests {
  /// Follows items one after another behind messages that were there.
  private func follow(_ items: [ConversationItem], behind messages: [Message] = []) throws -> ConversationShow.Output {
    var collector = ConversationCollector()
    for message in messages { try collector.take(.message(message), of: .xmpp, at: MessagePlace()) }
    guard case .sorted(var sorted) = try collector.finish() else { return ConversationShow.Output() }
    var show = ConversationShow(collector.index, settings: TimelineSettings(now: afternoon), engine: CardEngine())
    var output = ConversationShow.Output()
    while let message = try sorted.next() { output += show.take(message) }
    output += show.flush()
    for item in items { output += show.follow(item, of: .xmpp, at: MessagePlace()) }
    return output
  }

  private func change(_ effect: MessageChange.Effect, by sender: String = "ann") -> ConversationItem {
    .change(MessageChange(effect, of: "1", by: Participant(id: sender)))
  }

  @Test func `a message is shown at once, below what is there, whatever its time`() throws {
    let output = try follow([.message(say("late", id: "2", at: 5))], behind: [say("first", id: "1", at: 10)])
    #expect(output.entries.texts == ["first", "late"])
  }

  @Test func `a message that stands there already is not shown again`() throws {
    let first = say("first", id: "1", at: 10)
    #expect(try follow([.message(first)], behind: [first]).entries.texts == ["first"])
  }

  @Test func `what is done to a message that stands there is said`() throws {
    let output = try follow(
      [
        change(.correction(say("Hello"))), change(.retraction), change(.reactions(["👋"]), by: "max"),
        change(.reactions([]), by: "max"), change(.reactionAdded("👍"), by: "max"),
      ], behind: [say("Halo", id: "1", at: 10)])
    #expect(
      output.entries.notices == [
        "ann edited: Hello", "ann deleted: Halo", "max reacted 👋 to: Halo", "max reacted no more to: Halo",
        "max reacted 👍 to: Halo",
      ])
  }

  @Test func `what only the author may do is ignored of others, and told`() throws {
    let output = try follow([change(.retraction, by: "eve")], behind: [say("Halo", id: "1", at: 10)])
    #expect(output.entries.notices.isEmpty)
    #expect(output.diagnostics.map(\.diagnostic.code) == [.conversationNotTheAuthor])
  }

  @Test func `a change that comes before its message is done to it`() throws {
    let output = try follow([change(.correction(say("Hello"))), .message(say("Halo", id: "1", at: 10))])
    #expect(output.entries.texts == ["Hello"])
  }

  @Test func `an answer to a message that came has it`() throws {
    let reply = say("yes", id: "2", by: "max", at: 11) { $0.reply = ReplyReference(id: "1") }
    let output = try follow([.message(reply)], behind: [say("Cake?", id: "1", at: 10)])
    #expect(output.entries.bubbles.last?.quote?.excerpt == "Cake?")
  }

  @Test func `messages of another room stand under its name`() throws {
    let output = try follow(
      [.message(say("b", at: 11, in: "y")), .message(say("c", at: 12, in: "x"))], behind: [say("a", at: 10, in: "x")])
    #expect(output.entries.kinds == "DMRDMRDM")
  }
}
