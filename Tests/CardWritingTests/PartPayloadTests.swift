import CardKit
import CardWriting
import Testing

/// The parts of XMPP's messages in systems that have no place for parts.
struct PartPayloadTests {
  private static func offer(_ choices: [Choice]) -> Message {
    var message = Message(metadata: RawMetadata(), text: "1. Soup & *pie*\n# for <all>")
    message.subject = "Lunch"
    message.parts = choices.map { .choice($0) }
    return message
  }

  @Test(arguments: [ChatSystem.talkPlus, .chatkit, .rtm])
  func `buttons become a card with the text as it was`(system: ChatSystem) throws {
    let one = Self.offer([Choice(label: "Yes", effect: .action("yes"))])
    let card = RoundTrip.card(of: try #require(try RoundTrip.message(one, through: system)))
    let body = [Block].plain("1. Soup & *pie*\n# for <all>")
    #expect(card == Card(title: "Lunch", body: body, actions: [Action("Yes", .submit("yes"))]))
    let two = Self.offer([
      Choice(label: "Yes", effect: .action("yes")), Choice(label: "No", effect: .response("no, thanks")),
    ])
    let both = RoundTrip.card(of: try #require(try RoundTrip.message(two, through: system)))
    #expect(both.actions == [Action("Yes", .submit("yes")), Action("No", .submit("no, thanks"))])
    #expect(both.body == body)
    #expect(try RoundTrip.converter(to: system).convert(two).losses.contains { $0.code == .lossPart })
  }

  @Test func `a preview of an address becomes a card, unless the address must not be opened`() throws {
    var message = Message(metadata: RawMetadata(), text: "see https://example.com")
    message.parts = [.preview(LinkPreview(address: "https://example.com", title: "T", description: "a *b*"))]
    let back = try #require(try RoundTrip.message(message, through: .talkPlus))
    let card = RoundTrip.card(of: back)
    #expect(card.title == "T" && card.body == [Block].plain("a *b*"))
    #expect(back.text == "see https://example.com")
    message.parts = [.preview(LinkPreview(address: "javascript:alert(1)", title: "T"))]
    let written = try RoundTrip.converter(to: .talkPlus).convert(message)
    #expect(written.isValid && written.losses.map(\.code) == [.lossPart])
  }

  @Test(arguments: [
    [Choice(label: "", effect: .action("a")), Choice(label: "b", effect: .action("b"))],
    [Choice(label: "a", effect: .action("javascript:alert(1)"))],
  ])
  func `buttons that no card may have are a loss, and the message is written`(choices: [Choice]) throws {
    let written = try RoundTrip.converter(to: .talkPlus).convert(Self.offer(choices))
    #expect(written.isValid && !written.text.contains("msg_with"))
    #expect(written.losses.contains { $0.code == .lossPart })
  }

  @Test func `more buttons than a card has are a loss`() throws {
    let many = Self.offer((0..<11).map { Choice(label: "\($0)", effect: .action("a\($0)")) })
    let written = try RoundTrip.converter(to: .chatkit).convert(many)
    #expect(written.isValid)
    #expect(written.losses.filter { $0.code == .lossPart }.count == 2)
  }
}
