import CardKit
import CardWriting
import Testing

/// What of a message beside its card comes back from a system that has a place for it.
struct MessageTripTests {
  /// A message of which every system has a place for the ids.
  private static var message: Message {
    var message = Message(["type": "notice", "body": "Lunch"], text: "Lunch is *here*")
    message.id = "9007199254740993"
    message.room = "77"
    message.sender = Participant(id: "1002")
    message.time = MessageTime(milliseconds: 1_650_460_813_000)
    return message
  }

  @Test(arguments: RoundTrip.systems)
  func `id, sender, time and text come back from every system`(system: ChatSystem) throws {
    let back = try #require(try RoundTrip.message(Self.message, through: system))
    #expect(back.id == Self.message.id)
    #expect(back.sender?.id == "1002")
    #expect(back.time == Self.message.time)
    #expect(back.text == Self.message.text)
    #expect(back.textStyle == .plain)
    #expect(back.kind == .chat)
    #expect(back.remainder == nil)
  }

  @Test(arguments: [
    ("room@muc.example", "ann", ["own"]), ("room@muc.example", "ann", ["own", "origin"]),
    ("ann@example.org", "ann@example.org", ["origin"]), ("room@muc.example", "ann", []),
  ])
  func `the other names of a message come back from XMPP`(room: String, sender: String, aliases: [String]) throws {
    var message = Self.message
    (message.room, message.sender, message.aliases) = (room, Participant(id: sender), aliases)
    let written = try RoundTrip.converter(to: .xmpp).convert(message)
    let back = try #require(RoundTrip.messages(written.text, of: .xmpp).first)
    #expect(back.id == message.id && back.aliases == aliases)
    #expect(!written.losses.contains { $0.code == .lossID })
    message.aliases = ["a", "b", "c"]
    #expect(try RoundTrip.converter(to: .xmpp).convert(message).losses.contains { $0.code == .lossID })
  }

  @Test(arguments: [("a *b* c", 1), ("> a", 1), ("2 * 3 * 4 > 5", 0), ("plain", 0), ("# a - b", 0)])
  func `marks of Message Styling are a loss where they do something`(text: String, losses: Int) throws {
    var message = Message(metadata: RawMetadata(), text: text)
    message.textStyle = .styling
    let written = try RoundTrip.converter(to: .rtm).convert(message)
    #expect(written.losses.map(\.code) == Array(repeating: .lossStyle, count: losses))
    #expect(try RoundTrip.message(message, through: .xmpp)?.textStyle == .styling)
  }

  @Test(arguments: [ChatSystem.talkPlus, .xmpp])
  func `replies come back`(system: ChatSystem) throws {
    var message = Self.message
    message.reply = ReplyReference(id: "12", sender: Participant(id: "1003"), text: "When?\nNow")
    let back = try #require(try RoundTrip.message(message, through: system))
    #expect(back.reply?.id == "12")
    #expect(back.reply?.sender?.id == "1003")
    #expect(back.reply?.text == "When?\nNow")
    #expect(back.text == message.text)
  }

  @Test func `reactions come back from TalkPlus`() throws {
    var message = Self.message
    for reactions in [
      [Reaction("a", count: 2, senders: ["u", "v"])], [Reaction("a", count: 2), Reaction("b", count: 1)],
    ] {
      message.reactions = reactions
      #expect(try RoundTrip.message(message, through: .talkPlus)?.reactions == reactions)
    }
  }

  @Test func `reactions come back from XMPP as what their senders do`() throws {
    var message = Self.message
    message.reactions = [Reaction("a", count: 2, senders: ["u", "v"]), Reaction("b", count: 1, senders: ["v"])]
    let text = try RoundTrip.converter(to: .xmpp).convert(message).text
    let given = RoundTrip.items(text, of: .xmpp).items.compactMap { item -> [String]? in
      guard case .change(let change) = item, case .reactions(let words) = change.effect else { return nil }
      return [change.target, change.room ?? "", change.sender?.id ?? ""] + words
    }
    #expect(given == [["9007199254740993", "77", "u", "a"], ["9007199254740993", "77", "v", "a", "b"]])
  }

  @Test(arguments: RoundTrip.systems)
  func `a file comes back with its address, and without a card with its name and size`(system: ChatSystem) throws {
    var message = Self.message
    message.metadata = RawMetadata()
    message.text = nil
    message.attachments = [
      Attachment(name: "a.pdf", mediaType: "application/pdf", size: 7, address: "https://example.com/a.pdf")
    ]
    let back = try #require(try RoundTrip.message(message, through: system))
    #expect(back.attachments.count == 1)
    let file = try #require(back.attachments.first)
    #expect(file.address == "https://example.com/a.pdf")
    #expect(file.name == "a.pdf" && file.mediaType == "application/pdf" && file.size == 7)
    #expect(back.text == nil)
  }

  @Test(arguments: [ChatSystem.talkPlus, .xmpp])
  func `texts in several languages come back`(system: ChatSystem) throws {
    var message = Self.message
    message.translations = [Translation("점심", in: "ko"), Translation("Mittag", in: "de")]
    #expect(try RoundTrip.message(message, through: system)?.translations == message.translations)
  }

  @Test(arguments: [ChatSystem.talkPlus, .rtm])
  func `notices come back as notices`(system: ChatSystem) throws {
    var message = Self.message
    message.metadata = RawMetadata()
    message.kind = .notice
    #expect(try RoundTrip.message(message, through: system)?.kind == .notice)
  }

  @Test func `a hidden message comes back hidden from TalkPlus`() throws {
    var message = Self.message
    message.kind = .hidden
    #expect(try RoundTrip.message(message, through: .talkPlus)?.kind == .hidden)
  }

  /// Addresses of people, rooms and dialogues as the reader of XMPP names them.
  @Test(arguments: [
    ("ann@example.org", "ann@example.org", "chat"), ("ann@example.org", "ann@example.org, bob@example.org", "chat"),
    ("Ann the 1st/2", "room@muc.example", "groupchat"), ("nick", "room@muc.example/nick", "chat"),
  ])
  func `XMPP's own addresses come back`(sender: String, room: String, type: String) throws {
    var message = Self.message
    message.sender = Participant(id: sender)
    message.room = room
    let text = try RoundTrip.converter(to: .xmpp).convert(message).text
    #expect(text.contains(#" type="\#(type)""#))
    let back = try #require(RoundTrip.messages(text, of: .xmpp).first)
    #expect(back.sender?.id == sender)
    #expect(back.room == room)
  }

  @Test(arguments: [("group:77", "1002"), ("room:5", "1002"), ("user:1003", "1003")])
  func `RTM's groups and rooms come back`(room: String, sender: String) throws {
    var message = Self.message
    message.room = room
    message.sender = Participant(id: sender)
    let written = try RoundTrip.converter(to: .rtm).convert(message)
    let back = try #require(RoundTrip.messages(written.text, of: .rtm).first)
    if room.hasPrefix("user:") {
      #expect(back.room == nil)
      #expect(written.losses.map(\.code) == [.lossID])
    } else {
      #expect(back.room == room)
    }
  }

  @Test func `a change of the topic and a pressed button come back from XMPP`() throws {
    var topic = Message(metadata: RawMetadata(), text: "Cake")
    topic.kind = .notice
    topic.event = .topic
    topic.room = "room@muc.example"
    topic.sender = Participant(id: "ann")
    let back = try #require(try RoundTrip.message(topic, through: .xmpp))
    #expect(back.event == .topic && back.text == "Cake" && back.kind == .notice)
    var selection = Message(metadata: RawMetadata(), text: "yes")
    selection.kind = .notice
    selection.event = .selection(id: "yes")
    #expect(try RoundTrip.message(selection, through: .xmpp)?.event == .selection(id: "yes"))
  }

  @Test func `what a sender does stays that`() throws {
    var message = Self.message
    message.text = "/me waves"
    for system in RoundTrip.systems {
      #expect(try RoundTrip.message(message, through: system)?.text == "/me waves")
    }
  }

  @Test func `buttons, previews and forms come back from XMPP`() throws {
    var message = Message(metadata: RawMetadata(), text: "Cake?")
    message.subject = "Friday"
    message.thread = "t1"
    message.parts = [
      .choice(Choice(label: "Yes", effect: .response("yes please"))),
      .choice(Choice(label: "No", effect: .action("no"))),
      .preview(LinkPreview(address: "https://example.com", title: "T", description: "D", siteName: "S")),
      .form(
        DataForm(
          title: "F", instructions: ["i"],
          fields: [
            DataForm.Field(
              type: "list-single", name: "v", label: "L", values: ["a"],
              options: [DataForm.Option(label: "A", value: "a"), DataForm.Option(value: "b")], isRequired: true)
          ])),
    ]
    let back = try #require(try RoundTrip.message(message, through: .xmpp))
    #expect(back.text == "Cake?")
    #expect(back.subject == "Friday" && back.thread == "t1")
    #expect(back.parts == message.parts)
  }
}
