import CardKit
import CardWriting
import Foundation
import Testing

struct ChatkitWriterTests {
  private static let converter = MessageConverter(to: ChatkitWriter())

  private static func object(_ written: WrittenMessage) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(written.text.utf8)) as? [String: Any])
  }

  private static func parts(_ written: WrittenMessage) throws -> [[String: Any]] {
    try #require(try object(written)["parts"] as? [[String: Any]])
  }

  /// A card whose content has so many bytes.
  private static func card(ofLength length: Int) -> Message {
    let empty: Metadata = ["type": "msg_with_button", "title": "", "body": "", "button_text": "", "button_action": ""]
    var metadata = empty
    metadata["body"] = String(repeating: "x", count: length - empty.json.utf8.count)
    return Message(metadata)
  }

  @Test func `a card is an inline part behind its text`() throws {
    var message = Message([
      "type": "msg_with_button", "title": "Hi!", "body": "Pick *one*.", "button_text": "Hello", "button_action": "hi",
    ])
    message.id = "42"
    message.sender = Participant(id: "alice")
    message.room = "ac43"
    message.time = MessageTime(milliseconds: 1_585_140_779_000)
    let written = Self.converter.convert(message)
    #expect(
      written.text == #"""
        {"id":42,"user_id":"alice","room_id":"ac43","parts":[\#
        {"type":"text/plain","content":"Hi!\n\nPick one.\n\n(Hello)"},\#
        {"type":"application/vnd.cardrender.metadata+json","content":"{\"type\":\"msg_with_button\",\"title\":\"Hi!\",\#
        \"body\":\"Pick *one*.\",\"button_text\":\"Hello\",\"button_action\":\"hi\"}"}],\#
        "created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z"}

        """#)
    #expect(written.losses == [] && written.diagnostics == [])
  }

  @Test func `5 KB of content are taken, and one byte more is not`() throws {
    let most = Self.converter.convert(Self.card(ofLength: 5_120))
    #expect(most.isValid)
    #expect(most.diagnostics.map(\.severity) == [.warning])
    let content = try Self.parts(most).compactMap { $0["content"] as? String }
    #expect(content.map(\.utf8.count).reduce(0, +) == 5_120)
    let more = Self.converter.convert(Self.card(ofLength: 5_121))
    #expect(more.text.isEmpty)
    #expect(more.diagnostics.map(\.code) == [.messageTooLarge])
    #expect(more.diagnostics.first?.severity == .error)
    #expect(more.diagnostics.first?.limit == 5_120 && more.diagnostics.first?.actual == 5_121)
    #expect(more.diagnostics.first?.hint?.contains("by 1 UTF-8 byte,") == true)
  }

  @Test(arguments: [2_000, 2_600, 4_990, 4_996, 4_997, 4_998, 4_999, 5_000])
  func `the text for other clients takes what the card leaves of 5,000 bytes`(length: Int) throws {
    let written = Self.converter.convert(Self.card(ofLength: length))
    #expect(written.diagnostics == [])
    let content = try Self.parts(written).compactMap { $0["content"] as? String }
    #expect(content.map(\.utf8.count).reduce(0, +) <= 5_000)
    #expect(content.last?.utf8.count == length)
    #expect(written.losses.contains { $0.code == .lossTruncated } == (length > 2_600 - 70))
  }

  @Test func `a sender's own text is never cut`() {
    var message = Self.card(ofLength: 4_000)
    message.text = String(repeating: "é", count: 560)
    #expect(Self.converter.convert(message).isValid)
    message.text = String(repeating: "é", count: 561)
    #expect(Self.converter.convert(message).diagnostics.map(\.code) == [.messageTooLarge])
  }

  @Test func `files are parts of their own`() throws {
    var message = Message(metadata: RawMetadata(), text: "see")
    message.attachments = [
      Attachment(mediaType: "image/png", address: "https://example.com/a.png"),
      Attachment(
        name: "offer.pdf", mediaType: "application/pdf", size: 5021, address: "https://example.com/f1",
        expiration: MessageTime(milliseconds: 1_585_144_379_000)), Attachment(name: "nowhere"),
    ]
    let written = Self.converter.convert(message)
    #expect(
      written.text == #"""
        {"parts":[{"type":"text/plain","content":"see"},{"type":"image/png","url":"https://example.com/a.png"},\#
        {"type":"application/pdf","attachment":{"download_url":"https://example.com/f1",\#
        "expiration":"2020-03-25T13:52:59Z","name":"offer.pdf","size":5021}}]}

        """#)
    #expect(written.losses.map(\.code) == [.lossAttachment])
  }

  @Test func `what Chatkit has no place for is told, field by field`() {
    var message = Message(metadata: RawMetadata(), text: "*hi*")
    message.id = "m-1"
    message.aliases = ["x"]
    message.sender = Participant(id: "ann", name: "Ann")
    message.time = MessageTime(milliseconds: 1_585_140_779_250)
    message.kind = .notice
    message.language = "ko"
    message.reply = ReplyReference(id: "m-0")
    message.reactions = [Reaction("👍", count: 1)]
    message.isEdited = true
    message.textStyle = .styling
    message.parts = [.choice(Choice(label: "a", effect: .action("b")))]
    message.remainder = "<x/>"
    let losses = Self.converter.convert(message).losses.map(\.code)
    #expect(
      Set(losses) == [
        .lossID, .lossSender, .lossTime, .lossKind, .lossLanguage, .lossReply, .lossReactions, .lossChange, .lossStyle,
        .lossPart, .lossUnknown,
      ])
  }
}
