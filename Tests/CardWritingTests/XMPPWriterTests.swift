import CardKit
import CardWriting
import Testing

struct XMPPWriterTests {
  private static let converter = MessageConverter(to: XMPPWriter())

  private static func stanzas(_ message: Message) throws -> (stanzas: [Stanza], written: WrittenMessage) {
    let written = converter.convert(message)
    return (try #require(Stanza.all(of: written.text)), written)
  }

  private static func stanza(_ message: Message) throws -> Stanza {
    let stanzas = try stanzas(message).stanzas
    #expect(stanzas.count == 1)
    return try #require(stanzas.first)
  }

  /// The card of the reference, from a room.
  private static var greeting: Message {
    var message = Message([
      "type": "msg_with_button", "title": "Hi!", "body": "This is a *simple* bubble.", "button_text": "Say Hello",
      "button_action": "SayHello",
    ])
    message.id = "m1"
    message.room = "support-7"
    message.sender = Participant(id: "bot-1", name: "Helper")
    message.time = MessageTime(milliseconds: 1_714_555_800_000)
    message.language = "en"
    return message
  }

  @Test func `a card with a button is a subject, a body that repeats the button, an action and a payload`() throws {
    let stanza = try Self.stanza(Self.greeting)
    #expect(stanza.name == "message" && stanza.namespace == "jabber:client")
    #expect(stanza.attributes["from"] == "support-7/bot-1")
    #expect(stanza.attributes["type"] == "groupchat")
    #expect(stanza.attributes["id"] == "m1")
    #expect(stanza.attributes["xml:lang"] ?? stanza.attributes["lang"] == "en")
    #expect(stanza.first("subject")?.text == "Hi!")
    #expect(stanza.first("body")?.text == "This is a simple bubble.\n(Say Hello)")
    #expect(stanza.ownBody == "")
    #expect(stanza.first("unstyled", "urn:xmpp:styling:0") != nil)
    let action = try #require(stanza.first("action", "urn:xmpp:tmp:quick-response"))
    #expect(action.attributes == ["id": "SayHello", "label": "Say Hello"])
    let payload = try #require(stanza.first("payload", "urn:xmpp:json-msg:0"))
    #expect(payload.attributes["datatype"] == CardPart.mediaType)
    #expect(payload.first("json", "urn:xmpp:json:0")?.text == Self.greeting.metadata.texts.json)
    #expect(stanza.first("delay", "urn:xmpp:delay")?.attributes == ["stamp": "2024-05-01T09:30:00Z"])
    #expect(stanza.first("origin-id", "urn:xmpp:sid:0")?.attributes == ["id": "m1"])
  }

  @Test func `a name beside the address is told between two people, and is a loss in a room`() throws {
    var message = Self.greeting
    #expect(Self.converter.convert(message).losses.contains { $0.code == .lossSender })
    message.room = nil
    message.sender = Participant(id: "bot@example.com", name: "Helper")
    let (stanzas, written) = try Self.stanzas(message)
    #expect(stanzas.first?.first("nick", "http://jabber.org/protocol/nick")?.text == "Helper")
    #expect(!written.losses.contains { $0.code == .lossSender })
  }

  @Test func `the sender's own words are the body, and what is added is marked as standing for something`() throws {
    var message = Self.greeting
    message.text = "👋 hello"
    message.reply = ReplyReference(id: "m0", sender: Participant(id: "ann"), text: "anyone?\nhere")
    let stanza = try Self.stanza(message)
    #expect(stanza.first("body")?.text == "> anyone?\n> here\n👋 hello\n(Say Hello)")
    #expect(stanza.ownBody == "👋 hello")
    #expect(stanza.first("reply", "urn:xmpp:reply:0")?.attributes == ["to": "support-7/ann", "id": "m0"])
  }

  @Test func `a button that opens an address stands in the body and as link metadata`() throws {
    let stanza = try Self.stanza(
      Message([
        "type": "msg_with_link", "title": "", "body": "", "url": "https://example.com/?a=1&b=2", "link_text": "Open",
      ]))
    #expect(stanza.first("body")?.text == "Open: https://example.com/?a=1&b=2")
    let description = try #require(stanza.first("Description", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"))
    #expect(description.first("title", "https://ogp.me/ns#")?.text == "Open")
    #expect(description.attributes.values.contains("https://example.com/?a=1&b=2"))
  }

  @Test func `a card of a title alone has a body, since a subject alone changes the topic of a room`() throws {
    let stanza = try Self.stanza(
      Message(["type": "msg_with_button", "title": "Hi!", "body": "", "button_text": "", "button_action": ""]))
    #expect(stanza.first("body")?.text == "Hi!")
  }

  @Test func `between two people the sender is the stanza's, and the message is no room's`() throws {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.sender = Participant(id: "ann@example.org")
    message.room = "bob@example.org"
    let stanza = try Self.stanza(message)
    #expect(stanza.attributes["from"] == "ann@example.org")
    #expect(stanza.attributes["to"] == "bob@example.org")
    #expect(stanza.attributes["type"] == "chat")
  }

  @Test(arguments: ["a b@c", "a@b@c", "", "a/b", "a\u{0}", "<a>", String(repeating: "a", count: 1024)])
  func `an id that is no address is a loss`(id: String) throws {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.sender = Participant(id: id)
    let (stanzas, written) = try Self.stanzas(message)
    #expect(stanzas.first?.attributes["from"] == nil)
    #expect(written.losses.map(\.code) == [.lossSender])
  }

  @Test func `reactions are a stanza of everybody who gave some`() throws {
    var message = Self.greeting
    message.reactions = [
      Reaction("👍", count: 2, senders: ["ann", "bob"]), Reaction("🎉", count: 1, senders: ["bob"]),
      Reaction("?", count: 3),
    ]
    let (stanzas, written) = try Self.stanzas(message)
    let given = stanzas.dropFirst().map { stanza in
      let reactions = stanza.first("reactions", "urn:xmpp:reactions:0")
      return [stanza.attributes["from"], reactions?.attributes["id"]] + (reactions?.all("reaction").map(\.text) ?? [])
    }
    #expect(given == [["support-7/ann", "m1", "👍"], ["support-7/bob", "m1", "👍", "🎉"]])
    #expect(written.losses.contains { $0.code == .lossReactions })
  }

  @Test func `files are shared by address, with what is known of them`() throws {
    var message = Message(metadata: RawMetadata(), text: "see")
    message.attachments = [
      Attachment(
        name: "a<b.png", mediaType: "image/png", size: 7, address: "https://example.com/a", description: "a map")
    ]
    let stanza = try Self.stanza(message)
    #expect(stanza.first("body")?.text == "see\nhttps://example.com/a")
    #expect(stanza.ownBody == "see")
    let sharing = try #require(stanza.first("file-sharing", "urn:xmpp:sfs:0"))
    let file = try #require(sharing.first("file", "urn:xmpp:file:metadata:0"))
    #expect(file.children.map(\.name) == ["media-type", "name", "size", "desc"])
    #expect(file.children.map(\.text) == ["image/png", "a<b.png", "7", "a map"])
    let source = try #require(sharing.first("sources")?.first("url-data", "http://jabber.org/protocol/url-data"))
    #expect(source.attributes == ["target": "https://example.com/a"])
  }

  @Test func `what XML has no place for has stand-ins in the text, and none in the card`() throws {
    let message = Message(
      ["type": "msg_with_button", "title": "t", "body": "a\u{1}b", "button_text": "", "button_action": ""],
      text: "x\u{0}y\u{FFFF}")
    let (stanzas, written) = try Self.stanzas(message)
    #expect(stanzas.first?.first("body")?.text == "x\u{FFFD}y\u{FFFD}")
    #expect(stanzas.first?.first("payload")?.first("json")?.text.contains(#"a\u0001b"#) == true)
    #expect(written.losses.map(\.code) == [.lossCharacters])
  }

  @Test func `a correction and a retraction name their message`() throws {
    let author = Participant(id: "ann")
    let correction = MessageChange(
      .correction(Message(metadata: RawMetadata(), text: "better")), of: "m1", in: "room@muc.example", by: author)
    let corrected = try #require(Stanza.all(of: Self.converter.convert(correction).text)?.first)
    #expect(corrected.first("replace", "urn:xmpp:message-correct:0")?.attributes == ["id": "m1"])
    #expect(corrected.first("body")?.text == "better")
    #expect(corrected.attributes["from"] == "room@muc.example/ann")
    let retraction = MessageChange(.retraction, of: "m1", in: "room@muc.example", by: author)
    let retracted = try #require(Stanza.all(of: Self.converter.convert(retraction).text)?.first)
    #expect(retracted.first("retract", "urn:xmpp:message-retract:1")?.attributes == ["id": "m1"])
  }

  @Test func `buttons, previews and forms of a message stay what they are`() throws {
    var message = Message(metadata: RawMetadata(), text: "Cake?")
    message.parts = [
      .choice(Choice(label: "Yes", effect: .response("yes please"))),
      .choice(Choice(label: "No", effect: .action("no"))),
      .preview(LinkPreview(address: "https://example.com", title: "T", description: "D", siteName: "S")),
      .form(
        DataForm(title: "F", instructions: ["i"], fields: [DataForm.Field(type: "boolean", name: "v", label: "L")])),
    ]
    let stanza = try Self.stanza(message)
    #expect(stanza.first("body")?.text == "Cake?\n(Yes) (No)")
    #expect(stanza.first("response")?.attributes == ["value": "yes please", "label": "Yes"])
    #expect(stanza.first("action")?.attributes == ["id": "no", "label": "No"])
    #expect(stanza.first("Description")?.children.map(\.name) == ["title", "description", "site_name"])
    #expect(
      stanza.first("x", "jabber:x:data")?.first("field")?.attributes == ["type": "boolean", "var": "v", "label": "L"])
  }

  @Test func `a password is not handed on, and that is told`() throws {
    var message = Message(metadata: RawMetadata(), text: "Log in")
    let asked = DataForm.Field(type: "text-private", name: "pw")
    var answered = asked
    answered.values = ["hunter2"]
    message.parts = [.form(DataForm(type: "submit", fields: [answered]))]
    let (stanzas, written) = try Self.stanzas(message)
    let field = try #require(stanzas.first?.first("x", "jabber:x:data")?.first("field"))
    #expect(field.attributes == ["type": "text-private", "var": "pw"] && field.children.isEmpty)
    #expect(written.losses.map(\.code) == [.lossPart])
    message.parts = [.form(DataForm(fields: [asked]))]
    #expect(try Self.stanzas(message).1.losses.isEmpty)
  }

  @Test func `what other clients see less of is told`() throws {
    let poll = Message([
      "type": "poll", "question": "Lunch?", "options": #"[{"id":"a","text":"Soup","votes":3},{"id":"b","text":"Pie"}]"#,
    ])
    let written = Self.converter.convert(poll)
    #expect(written.isValid)
    #expect(written.losses.contains { $0.code == .lossStyle && $0.message.contains("bars") })
  }

  @Test func `a stanza that a server may refuse is warned of`() throws {
    let text = String(repeating: "x", count: 9_000)
    #expect(Self.converter.convert(Message(metadata: RawMetadata(), text: text)).diagnostics == [])
    let found = Self.converter.convert(Message(metadata: RawMetadata(), text: text + text)).diagnostics
    #expect(found.map(\.code) == [.messageTooLarge])
    #expect(found.map(\.severity) == [.warning])
  }
}
