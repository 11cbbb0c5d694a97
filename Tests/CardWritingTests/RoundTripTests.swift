import CardKit
import CardWriting
import TestSupport
import Testing

struct RoundTripTests {
  @Test(arguments: RoundTrip.systems)
  func `every sample that a system takes is read back as the same card`(system: ChatSystem) throws {
    #expect(RoundTrip.samples.count > 40)
    var taken = 0
    for (name, message) in RoundTrip.samples {
      guard let back = try RoundTrip.message(message, through: system) else { continue }
      RoundTrip.expectSameCard(message, back, "\(name)")
      taken += 1
    }
    #expect(taken > 25)
  }

  @Test(arguments: RoundTrip.systems)
  func `every type's example is taken by every system, and read back as the same card`(system: ChatSystem) throws {
    for message in try RoundTrip.examples() {
      let back = try #require(try RoundTrip.message(message, through: system))
      RoundTrip.expectSameCard(message, back)
    }
  }

  @Test(arguments: RoundTrip.systems)
  func `a card goes through two systems in a row unchanged`(first: ChatSystem) throws {
    for second in RoundTrip.systems {
      for message in try RoundTrip.examples() {
        let middle = try #require(try RoundTrip.message(message, through: first))
        let back = try #require(try RoundTrip.message(middle, through: second))
        RoundTrip.expectSameCard(message, back, "\(first) to \(second)")
        #expect(back.parts.isEmpty || second == .xmpp)
      }
    }
  }

  @Test(arguments: RoundTrip.systems)
  func `what XMPP shows of a card in parts and subject is the card's, and no loss when it is written again`(
    system: ChatSystem
  ) throws {
    for message in try RoundTrip.examples() {
      let read = try #require(try RoundTrip.message(message, through: .xmpp))
      let again = try RoundTrip.converter(to: system).convert(read)
      #expect(again.losses.filter { $0.code == .lossPart } == [])
      let first = try RoundTrip.converter(to: system).convert(message)
      #expect(system != .xmpp || again.text == first.text)
    }
  }

  @Test(arguments: RoundTrip.systems)
  func `a card in a room is no change of the room's topic`(system: ChatSystem) throws {
    for message in try RoundTrip.examples() {
      var message = message
      message.room = "77"
      message.sender = Participant(id: "1002")
      let back = try #require(try RoundTrip.message(message, through: system))
      RoundTrip.expectSameCard(message, back)
      #expect(back.event == nil && back.kind == .chat)
      #expect(back.sender?.id == "1002")
      #expect(back.room.map { $0 == "77" || $0 == "group:77" } == true)
      // What is made for clients without cards is told from what the sender wrote.
      #expect(system != .xmpp || back.text == nil)
    }
  }

  private static let noncharacters = String(
    String.UnicodeScalarView([0xFFFE, 0xFFFF, 0x10FFFF, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }))

  /// The beginnings of the texts, each made once, and what the formats themselves are written in.
  private static let hostileTexts =
    HostileCase.all.map { String($0.short.unicodeScalars.prefix(50)) } + [
      "]]>", "&amp;&#0;", "<!-- -->", "</body></message>", "\"}],\"x\":[{\"", "\\u0000\\\"", "\u{0}\u{1}\u{1B}[2J",
      "\r\n\r",
      noncharacters, "\u{85}\u{2028}\u{202E}", " \t x \n", "/me runs", "> a\n> b", "*a* _b_",
      "a/b@c d", "\u{301}a", "👨‍👩‍👧‍👦", "\u{E000}\u{F8FF}",
    ]

  @Test(arguments: RoundTrip.systems)
  func `hostile texts in any field of a card are read back as they are`(system: ChatSystem) throws {
    for text in Self.hostileTexts {
      for field in 0..<4 {
        var fields = ["title", "body", "Say", "say"]
        fields[field] = text
        let message = Message([
          "type": "msg_with_button", "title": fields[0], "body": fields[1], "button_text": fields[2],
          "button_action": fields[3],
        ])
        guard let back = try RoundTrip.message(message, through: system) else { continue }
        RoundTrip.expectSameCard(message, back, "\(DisplayText.quoted(text)) in field \(field)")
      }
    }
  }

  @Test(arguments: RoundTrip.systems)
  func `hostile texts in any place of a message leave its card whole`(system: ChatSystem) throws {
    for (index, text) in Self.hostileTexts.enumerated() where !text.isEmpty {
      // Each place has its turn with texts of every kind.
      for place in 0..<10 where (index + place).isMultiple(of: 3) {
        var message = Message(["type": "notice", "body": "Lunch"])
        Self.put(text, at: place, of: &message)
        let written = try RoundTrip.converter(to: system).convert(message)
        guard written.isValid else { continue }
        let messages = RoundTrip.messages(written.text, of: system)
        #expect(messages.count == 1, "\(DisplayText.quoted(text)) at \(place): \(written.text)")
        guard let back = messages.first else { continue }
        RoundTrip.expectSameCard(message, back, "\(DisplayText.quoted(text)) at \(place)")
      }
    }
  }

  private static func put(_ text: String, at place: Int, of message: inout Message) {
    switch place {
    case 0: message.text = text
    case 1: message.id = text
    case 2: message.room = text
    case 3: message.sender = Participant(id: text, name: text)
    case 4: message.reply = ReplyReference(id: text, sender: Participant(id: text), text: text)
    case 5: message.reactions = [Reaction(text, count: 1, senders: [text])]
    case 6: message.attachments = [Attachment(name: text, mediaType: text, size: 1, description: text)]
    case 7: message.translations = [Translation(text, in: text)]
    case 8: (message.subject, message.thread, message.language) = (text, text, text)
    default:
      message.parts = [
        .choice(Choice(label: text, effect: .response(text))), .preview(LinkPreview(address: text, title: text)),
        .form(DataForm(title: text, fields: [DataForm.Field(type: text, name: text, values: [text])])),
      ]
    }
  }
}
