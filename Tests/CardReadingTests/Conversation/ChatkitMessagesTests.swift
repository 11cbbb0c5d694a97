import CardCore
import CardMetadata
import CardReading
import Testing

struct ChatkitMessagesTests {
  private let times = #""created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z""#

  private func message(_ parts: String) -> Message? {
    Reading(#"{"id":42,"user_id":"alice","room_id":"r","parts":[\#(parts)],\#(times)}"#).messages.first
  }

  @Test(arguments: [
    #"{"id":7,"user_id":"alice","room_id":31,"text":"hi","created_at":"2017-11-02T10:00:00Z","updated_at":"2017-11-02T10:00:00Z"}"#,
    #"{"id":7,"user_id":"alice","room_id":"31","text":"hi","created_at":"2017-11-02T10:00:00Z","updated_at":"2017-11-02T10:00:00Z"}"#,
    #"{"id":7,"user_id":"alice","room_id":"31","parts":[{"type":"text/plain","content":"hi"}],"created_at":"2017-11-02T10:00:00Z","updated_at":"2017-11-02T10:00:00Z"}"#,
    #"{"id":7,"sender_id":"alice","room_id":"31","parts":[{"part_type":"inline","payload":{"type":"text/plain","content":"hi"}}],"created_at":"2017-11-02T10:00:00Z","updated_at":"2017-11-02T10:00:00Z"}"#,
  ])
  func `the three generations and the export give the same message`(text: String) {
    for input in [text, "[\(text)]", "[\n\(text)\n]\n", text + "\n"] {
      let reading = Reading(input)
      #expect(reading.system == .chatkit && reading.diagnostics.isEmpty)
      let message = reading.messages.first
      #expect(message?.id == "7" && message?.orderNumber == 7 && message?.room == "31" && message?.text == "hi")
      #expect(message?.sender == Participant(id: "alice"))
      #expect(message?.time == MessageTime(milliseconds: 1_509_616_800_000))
      #expect(message?.isEdited == false && message?.isDeleted == false && message?.kind == .chat)
    }
  }

  @Test func `an id is its room's own`() {
    let line = { (room: String) in #"{"id":43,"sender_id":"a","room_id":"\#(room)","parts":[],\#(times)}"# }
    let messages = Reading(line("one") + line("two")).messages
    #expect(messages.map(\.room) == ["one", "two"] && messages.map(\.id) == ["43", "43"])
  }

  @Test func `texts are joined, and addresses and attachments are files`() {
    let message = message(
      #"""
      {"type":"text/plain","content":"See this"},{"type":"image/png","url":"https://example.com/a.png"},
      {"type":"text/plain","content":"and this"},
      {"type":"application/pdf","attachment":{"id":"f1","download_url":"https://example.com/f1","refresh_url":"x",
       "expiration":"2020-03-25T13:52:59Z","name":"offer.pdf","size":5021}}
      """#)
    #expect(message?.text == "See this\nand this")
    #expect(message?.attachments.map(\.address) == ["https://example.com/a.png", "https://example.com/f1"])
    #expect(message?.attachments.map(\.mediaType) == ["image/png", "application/pdf"])
    #expect(message?.attachments.last?.name == "offer.pdf" && message?.attachments.last?.size == 5021)
    #expect(message?.attachments.last?.expiration == MessageTime(milliseconds: 1_585_144_379_000))
  }

  @Test func `an attachment counts before an address, and an address before a content`() {
    let all = message(
      #"{"type":"a/b","content":"c","url":"https://u","attachment":{"download_url":"https://d","name":"n"}}"#)
    #expect(all?.attachments.map(\.address) == ["https://d"] && all?.text == nil)
    let two = message(#"{"type":"a/b","content":"c","url":"https://u"}"#)
    #expect(two?.attachments.map(\.address) == ["https://u"] && two?.text == nil)
  }

  @Test func `an attachment of the export says when its signed address stops working`() {
    let query = "X-Amz-Date=20200326T090000Z&X-Amz-Expires=604800"
    let message = message(
      #"{"part_type":"attachment","payload":{"type":"video/mp4","name":"v.mp4","size":42,"download_url":"https://example.com/v?\#(query)"}}"#
    )
    #expect(message?.attachments.first?.name == "v.mp4" && message?.attachments.first?.size == 42)
    // 26 March 2020, 9:00, and seven days.
    #expect(message?.attachments.first?.expiration == MessageTime(milliseconds: 1_585_818_000_000))
  }

  @Test func `an attachment of the second generation is shown by what there is of it`() {
    let text =
      #"{"id":1,"user_id":"a","room_id":"r","text":"","attachment":{"resource_link":"https://l","name":"p.pdf"},\#(times)}"#
    let message = Reading(text).messages.first
    #expect(message?.attachments.map(\.address) == ["https://l"] && message?.attachments.first?.name == "p.pdf")
    #expect(message?.kind == .chat)
  }

  @Test func `a part of our own type is a card`() {
    let message = message(
      #"{"type":"\#(CardPart.mediaType)","content":"{\"type\":\"msg_with_button\",\"title\":\"Hi!\"}"}"#)
    #expect(message?.metadata.entries.map(\.key) == ["type", "title"])
    #expect(message?.metadata.entries.map(\.value) == [.string("msg_with_button"), .string("Hi!")])
    #expect(message?.text == nil && message?.kind == .chat && message?.attachments.isEmpty == true)
  }

  @Test(arguments: [
    ("application/json", true), ("application/vnd.example.card+json; charset=utf-8", true), ("Application/JSON", true),
    ("text/plain", false), ("application/jsonl", false),
  ])
  func `a card of another client comes in JSON of any type, if it says what it is`(type: String, isCard: Bool) {
    let message = message(#"{"type":"\#(type)","content":"{\"type\":\"notice\",\"body\":\"Lunch\"}"}"#)
    #expect(message?.metadata.entries.map(\.key) == (isCard ? ["type", "body"] : []))
    let other = self.message(#"{"type":"\#(type)","content":"{\"body\":\"Lunch\"}"}"#)
    #expect(other?.metadata.entries.isEmpty == true && other?.hasContent == true)
  }

  @Test(arguments: [
    (#""id":1.5"#, "\"id\" is 1.5"), (#""id":1,"user_id":[1]"#, "\"user_id\" is a list"),
    (#""id":1,"room_id":true"#, "\"room_id\" is true"), (#""id":1,"text":{"a":1}"#, "\"text\" is an object"),
    (#""id":1,"parts":"x""#, "\"parts\" is \"x\""), (#""id":1,"parts":[7]"#, "\"parts\"[0] is 7"),
    (#""id":1,"created_at":"soon""#, "\"created_at\" is \"soon\""),
  ])
  func `a field of another kind is said, and the message is kept`(members: String, words: String) {
    let reading = Reading(#"{\#(members),"user_id":"a","room_id":"r",\#(times)}"#, from: .chatkit)
    #expect(reading.codes == [.conversationBadValue] && reading.messages.count == 1)
    #expect(reading.diagnostics.first?.message.hasPrefix(words + "; expected ") == true)
  }

  @Test(arguments: ["-1", "1.5", "true"])
  func `a size that is none is said`(size: String) {
    let reading = Reading(
      #"{"id":1,"user_id":"a","room_id":"r","parts":[{"type":"a/b","attachment":{"name":"f","size":\#(size)}}],\#(times)}"#
    )
    #expect(reading.codes == [.conversationBadValue] && reading.messages.first?.attachments.map(\.size) == [nil])
  }

  @Test(arguments: ["no JSON", "[]", #"{\"a\""#])
  func `a card's part without an object is said`(content: String) {
    let reading = Reading(
      #"{"id":1,"user_id":"a","room_id":"r","parts":[{"type":"\#(CardPart.mediaType)","content":"\#(content)"}],\#(times)}"#
    )
    #expect(reading.codes == [.conversationBadValue] && reading.messages.count == 1)
  }

  @Test(arguments: [#""text":"""#, #""parts":[]"#, #""parts":[{"type":"text/plain","content":""}]"#])
  func `a message that says nothing is not shown`(content: String) {
    let messages = Reading(#"{"id":1,"user_id":"a","room_id":"r",\#(content),\#(times)}"#).messages
    #expect(messages.map(\.kind) == [.hidden])
  }

  @Test func `deletions and edits show in the times`() {
    let deleted = Reading(
      #"{"id":1,"user_id":"a","room_id":"r","text":"x","created_at":"2020-03-25T12:00:00Z","updated_at":"2020-03-25T13:00:00Z","deleted_at":"2020-03-25T13:00:00Z"}"#
    )
    #expect(deleted.messages.map(\.isDeleted) == [true] && deleted.messages.map(\.isEdited) == [false])
    let edited = Reading(
      #"{"id":1,"user_id":"a","room_id":"r","text":"x","created_at":"2020-03-25T12:00:00Z","updated_at":"2020-03-25T13:00:00Z"}"#
    )
    #expect(edited.messages.map(\.isEdited) == [true])
  }

  @Test func `users and rooms give names, and a name falls back to the id`() {
    let users = Reading(#"[{"id":"alice","name":"Alice","custom_data":{},\#(times)},{"id":"bob",\#(times)}]"#)
    #expect(users.system == .chatkit && users.names == ["alice": "Alice", "bob": "bob"] && users.diagnostics.isEmpty)
    let rooms = Reading(
      #"{"id":"r","created_by_id":"alice","name":"Team","private":false,"member_ids":["alice"],\#(times)}"#)
    #expect(rooms.rooms == [Room(id: "r", name: "Team")] && rooms.system == .chatkit)
    let both = Reading(
      #"{"users":[{"id":"alice","name":"Alice",\#(times)}],"rooms":[{"id":"r","name":"Team",\#(times)}],"messages":[]}"#
    )
    #expect(both.names == ["alice": "Alice"] && both.rooms == [Room(id: "r", name: "Team")])
  }

  @Test func `events of a subscription are messages and deletions`() {
    let new = Reading(
      #"{"event_name":"new_message","data":{"id":1,"user_id":"a","room_id":"r","parts":[{"type":"text/plain","content":"x"}],\#(times)},"timestamp":"2020-03-25T12:52:59Z"}"#
    )
    #expect(new.messages.map(\.text) == ["x"] && new.diagnostics.isEmpty)
    let deleted = Reading(#"{"event_name":"message_deleted","data":{"message_id":1,"room_id":"r"}}"#)
    #expect(deleted.changes.map(\.target) == ["1"] && deleted.changes.map(\.authority) == [.system])
    #expect(Reading(#"{"event_name":"user_joined","data":{"user_id":"a"}}"#).codes == [.conversationNotAMessage])
  }
}
