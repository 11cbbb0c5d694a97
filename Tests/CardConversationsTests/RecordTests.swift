import Testing

@testable import CardConversations

@Suite("Messages as bytes")
struct RecordTests {
  /// A message with something in every field.
  private var full: Message {
    var metadata = RawMetadata(
      [
        .init("type", .string("notice"), keyRange: 3..<9, valueRange: 10..<18), .init("n", .number("1e400")),
        .init("b", .boolean(true)), .init("z", .null), .init("o", .object("{}")), .init("a", .array("[1]")),
      ], range: 2..<99)
    metadata.entries[0].hasIntactKey = false
    metadata.entries[1].hasIntactValue = false
    var message = Message(metadata: metadata, at: FieldPath("data").appending(1, "x"), text: "héllo\n\u{0}")
    message.attachments = [
      Attachment(
        name: "n", mediaType: "t", size: -5, address: "a", range: 7..<8, expiration: MessageTime(milliseconds: -1),
        description: "d")
    ]
    message.textRange = 1..<2
    message.textStyle = .styling
    message.parts = [
      .preview(LinkPreview(address: "a", title: "t", description: "d", imageAddress: "i", siteName: "s")),
      .form(
        DataForm(
          type: "result", title: "t", instructions: ["i"],
          fields: [
            .init(
              type: "list-single", name: "n", label: "l", values: ["v"], options: [.init(label: "l", value: "o")],
              isRequired: true)
          ])),
      .choice(Choice(label: "l", effect: .response("r"))), .choice(Choice(label: "l", effect: .action("a"))),
    ]
    message.id = "9007199254740993"
    message.aliases = ["x", "y"]
    message.room = "room"
    message.sender = Participant(id: "ann", name: "Ann")
    message.time = MessageTime(milliseconds: .min)
    message.kind = .hidden
    message.event = .failure(of: "m")
    message.subject = "s"
    message.thread = "th"
    message.language = "ko"
    message.translations = [Translation("t", in: "de")]
    message.orderNumber = .max
    message.reply = ReplyReference(id: "r", sender: Participant(id: "max"), text: "t")
    message.reactions = [Reaction("👋", count: 3, senders: ["a", "b"])]
    message.isEdited = true
    message.isDeleted = true
    message.remainder = "<x/>"
    return message
  }

  /// Everything that a value holds, in words, save the bytes of the source.
  private func dump(of value: some Any) -> String {
    var text = ""
    Swift.dump(value, to: &text)
    return text
  }

  @Test func `a message comes back with every field`() {
    let placed = PlacedMessage(full, of: .xmpp, at: MessagePlace(source: 3, line: 70_000, column: 1))
    var writer = RecordWriter()
    writer.write(placed)
    var reader = RecordReader(writer.bytes)
    #expect(dump(of: PlacedMessage(from: &reader)) == dump(of: placed))
  }

  @Test func `no field of a message is at its default in this test`() {
    // A field that is added and not written would be lost.
    let plain = Mirror(reflecting: Message(metadata: RawMetadata()))
    for (field, empty) in zip(Mirror(reflecting: full).children, plain.children) {
      #expect(dump(of: field.value) != dump(of: empty.value), "\(field.label ?? "") is not tested")
    }
  }

  @Test(arguments: [NoticeEvent.topic, .failure(of: nil), .selection(id: "x"), .status])
  func `an event comes back`(event: NoticeEvent) {
    var writer = RecordWriter()
    writer.write(event)
    var reader = RecordReader(writer.bytes)
    #expect(NoticeEvent(from: &reader) == event)
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, .max, .min, 1 << 40])
  func `a number comes back`(number: Int64) {
    var writer = RecordWriter()
    writer.write(number)
    var reader = RecordReader(writer.bytes)
    #expect(reader.signed() == number)
  }
}
