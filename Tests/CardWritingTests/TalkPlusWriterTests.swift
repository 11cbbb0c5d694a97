import CardKit
import CardWriting
import Testing

struct TalkPlusWriterTests {
  private static let converter = MessageConverter(to: TalkPlusWriter())

  @Test func `a message is an object of the REST pages`() {
    var message = Message(
      ["type": "notice", "body": "Lunch"], text: "Lunch!")
    message.id = "65f0a1"
    message.room = "support-7"
    message.sender = Participant(id: "bot-1", name: "Helper")
    message.time = MessageTime(milliseconds: 1_699_606_164_578)
    message.kind = .hidden
    message.reply = ReplyReference(id: "65f0a0", sender: Participant(id: "u1"), text: "when?")
    message.reactions = [Reaction("happy", count: 2, senders: ["u1", "u2"])]
    message.attachments = [Attachment(address: "https://example.com/a.png")]
    let written = Self.converter.convert(message)
    #expect(
      written.text == #"""
        {"id":"65f0a1","channelId":"support-7","userId":"bot-1","username":"Helper","type":"hidden","text":"Lunch!",\#
        "data":{"type":"notice","body":"Lunch"},"fileUrl":"https://example.com/a.png","parentMessageId":"65f0a0",\#
        "parentMessage":{"id":"65f0a0","userId":"u1","text":"when?"},"reactions":{"happy":["u1","u2"]},\#
        "createdAt":1699606164578}

        """#)
    #expect(written.losses == [] && written.diagnostics == [])
  }

  @Test func `a card that breaks several rules is refused with all of them`() {
    let message = Message([
      "type": "msg_with_button", "title": String(repeating: "x", count: 1025), "body": "", "button_text": "",
      "button_action": "javascript:alert(1)", String(repeating: "k", count: 129): "",
    ])
    let written = Self.converter.convert(message)
    #expect(written.text.isEmpty)
    #expect(
      Set(written.diagnostics.filter { $0.severity == .error }.map(\.code)) == [
        .metadataTooManyPairs, .metadataValueTooLong, .metadataKeyTooLong, .actionUnsafeLink,
      ])
  }

  @Test func `other rules take what the usual ones refuse`() {
    let message = Message(["type": "notice", "body": "b", "a": "1", "c": "2", "d": "3", "e": "4"])
    #expect(!Self.converter.convert(message).isValid)
    #expect(MessageConverter(to: TalkPlusWriter(), rules: .talkPlus10).convert(message).isValid)
    #expect(MessageConverter(to: TalkPlusWriter(rules: .talkPlus10)).convert(message).isValid)
  }

  @Test(arguments: [(8_192, true), (8_193, false)])
  func `a text has up to 8,192 characters`(length: Int, isValid: Bool) {
    let written = Self.converter.convert(
      Message(metadata: RawMetadata(), text: String(repeating: "👍", count: length)))
    #expect(written.isValid == isValid)
    #expect(written.text.isEmpty != isValid)
    // Two UTF-16 units each.
    #expect(written.diagnostics.map(\.code) == [isValid ? .metadataUnitDependent : .messageTextTooLong])
  }

  @Test(arguments: [
    ("i", "n", 0), (String(repeating: "é", count: 68), String(repeating: "é", count: 128), 0),
    (String(repeating: "é", count: 69), String(repeating: "é", count: 129), 2),
  ])
  func `a user has an id of up to 68 characters and a name of up to 128`(id: String, name: String, faults: Int) {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.sender = Participant(id: id, name: name)
    let written = Self.converter.convert(message)
    #expect(written.diagnostics.map(\.code) == Array(repeating: .messageNameTooLong, count: faults))
    #expect(written.text.isEmpty == (faults > 0))
  }

  /// From 100,000,000,000 on readers take a number for milliseconds.
  @Test(arguments: [
    (100_000_000_000, "100000000000", 0), (99_999_999_000, "99999999", 0), (99_999_999_250, "99999999", 1),
    (0, "0", 0), (-1_500, "-2", 1), (-200_000_000_000, "-200000000000", 0),
  ])
  func `a time is read back as it was, or its milliseconds are a loss`(
    milliseconds: Int64, digits: String, losses: Int
  ) {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.time = MessageTime(milliseconds: milliseconds)
    let written = Self.converter.convert(message)
    #expect(written.text.hasSuffix(#""createdAt":\#(digits)}"# + "\n"))
    #expect(written.losses.map(\.code) == Array(repeating: .lossTime, count: losses))
  }

  @Test func `reactions that are only counted are numbers`() {
    var message = Message(metadata: RawMetadata(), text: "hi")
    message.reactions = [Reaction("a", count: 2, senders: ["u"]), Reaction("b", count: 1, senders: ["v"])]
    let written = Self.converter.convert(message)
    #expect(written.text.contains(#""reactions":{"a":2,"b":1}"#))
    #expect(written.losses.map(\.code) == [.lossReactions])
  }

  @Test func `a message that was deleted is not sent again`() {
    var message = Message(metadata: RawMetadata(), text: "secret")
    message.isDeleted = true
    for writer in WriterCatalog.standard.writers {
      let written = MessageConverter(to: writer).convert(message)
      #expect(written.text.isEmpty && written.isValid)
      #expect(written.losses.map(\.code) == [.lossChange])
    }
  }
}
