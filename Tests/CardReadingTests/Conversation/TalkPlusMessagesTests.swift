import CardCore
import CardMetadata
import CardReading
import Testing

struct TalkPlusMessagesTests {
  private func page(_ members: String) -> Reading {
    Reading(#"{"messages":[{"id":"1","channelId":"c","userId":"u",\#(members)}],"hasNext":false}"#)
  }

  @Test func `a page, an array of pages, pages one after another, lines and a single message give the same messages`() {
    let message = #"{"id":"1","channelId":"c","userId":"u","type":"text","text":"hi","createdAt":1583921400}"#
    let page = #"{"messages":[\#(message)],"hasNext":false}"#
    for text in [page, "[\(page)]", message, "[\(message)]", "\(message)\n", #"{"message":\#(message)}"#] {
      let reading = Reading(text)
      #expect(reading.system == .talkPlus)
      #expect(reading.messages.map(\.id) == ["1"])
      #expect(reading.messages.map(\.text) == ["hi"])
      #expect(reading.messages.map(\.room) == ["c"])
      #expect(reading.messages.map(\.sender?.id) == ["u"])
      #expect(reading.diagnostics.isEmpty)
    }
    #expect(Reading(page + page + "\n" + page).messages.count == 3)
  }

  // MARK: Traps

  @Test func `1: reactions are counts or lists of users`() {
    let counts = page(#""text":"x","reactions":{"happy":2,"sad":0}"#).messages
    #expect(counts.first?.reactions == [Reaction("happy", count: 2)])
    let lists = page(#""text":"x","reactions":{"happy":["u1","u2"],"sad":[]}"#).messages
    #expect(lists.first?.reactions == [Reaction("happy", count: 2, senders: ["u1", "u2"])])
  }

  @Test(arguments: [
    ("1583921400", 1_583_921_400_000), ("1699606164578", 1_699_606_164_578), ("\"1583921400\"", 1_583_921_400_000),
    ("99999999999", 99_999_999_999_000), ("100000000000", 100_000_000_000), ("0", 0),
    ("\"2020-03-11T10:10:00Z\"", 1_583_921_400_000),
  ])
  func `2: times are seconds or milliseconds`(written: String, milliseconds: Int64) {
    let reading = page(#""text":"x","createdAt":\#(written)"#)
    #expect(reading.messages.first?.time == MessageTime(milliseconds: milliseconds))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: ["{}", "null", "\"\""])
  func `3: what is absent is an empty object or null`(absent: String) {
    let reading = page(
      #""text":"x","data":{},"parentMessage":{},"parentMessageId":"","fileUrl":\#(absent),"translations":{},"username":\#(absent)"#
    )
    let message = reading.messages.first
    #expect(message?.reply == nil && message?.attachments.isEmpty == true && message?.metadata.entries.isEmpty == true)
    #expect(message?.sender == Participant(id: "u"))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("hidden", MessageKind.hidden), ("text", .chat), ("custom", .chat), ("bot", .chat), ("bot_hidden", .hidden),
  ])
  func `4: a card comes in a message of any type`(type: String, kind: MessageKind) {
    for key in ["data", "metaData"] {
      let reading = page(#""type":"\#(type)","text":"","\#(key)":{"type":"msg_with_button","title":"Hi!"}"#)
      #expect(reading.messages.first?.metadata.entries.map(\.key) == ["type", "title"])
      #expect(reading.messages.first?.kind == kind)
      #expect(reading.messages.first?.metadataPath == FieldPath([.key(key)]))
    }
  }

  @Test func `5: mentions of any shape are no fault`() {
    #expect(page(#""text":"x","mentions":["u1",{"id":"u2"},7]"#).diagnostics.isEmpty)
  }

  // MARK: Fields

  @Test(arguments: [
    (#""text":17"#, "text", "17", "a string"), (#""text":"x","fileUrl":["f"]"#, "fileUrl", "a list", "a string"),
    (#""text":"x","username":{"a":1}"#, "username", "an object", "a string"),
    (#""text":"x","createdAt":"soon""#, "createdAt", "\"soon\"", "a time: seconds or"),
    (#""text":"x","reactions":{"happy":-1}"#, "reactions.happy", "-1", "a number of users"),
    (#""text":"x","translations":{"ko":7}"#, "translations.ko", "7", "a string"),
  ])
  func `a field of another kind is said, with what stands there, and the message is shown without it`(
    members: String, path: String, shown: String, expected: String
  ) {
    let reading = page(members)
    #expect(reading.messages.map(\.id) == ["1"] && reading.codes == [.conversationBadValue])
    let name = path.split(separator: ".").last ?? ""
    #expect(reading.diagnostics.first?.message.hasPrefix("\"\(name)\" is \(shown); expected \(expected)") == true)
    #expect(reading.diagnostics.first?.path.description == path)
  }

  @Test(arguments: [("[1, 2]", "[1, 2]"), (#""{\"type\":\"notice\"}""#, #"{"type":"notice"}"#), ("7", "7")])
  func `metadata that is no object is said, and shown as a pair`(value: String, shown: String) {
    for text in ["", "x"] {
      let reading = page(#""text":"\#(text)","data":\#(value)"#)
      #expect(reading.codes == [.metadataNotAnObject])
      #expect(reading.messages.map(\.id) == ["1"] && reading.messages.map { $0.text ?? "" } == [text])
      #expect(reading.messages.first?.metadata.entries.map(\.key) == ["data"])
      #expect(reading.messages.first?.metadata.entries.map(\.value) == [.string(shown)])
    }
  }

  @Test(arguments: ["admin", "admin_hidden"])
  func `what the server says is a notice`(type: String) {
    #expect(page(#""type":"\#(type)","text":"joined""#).messages.map(\.kind) == [.notice])
  }

  @Test func `a hidden message without a card is hidden`() {
    #expect(page(#""type":"hidden","text":"","data":{},"createdAt":1"#).messages.map(\.kind) == [.hidden])
  }

  @Test func `a file is shown once, by what its data says`() {
    let data = #"{"fileKind":"image","fileName":"a.png","fileMime":"image/png","fileSize":"5021"}"#
    let message = page(#""text":"a.png","fileUrl":"https://example.com/a.png","data":\#(data)"#).messages.first
    #expect(message?.attachments.count == 1)
    #expect(message?.attachments.first?.name == "a.png")
    #expect(message?.attachments.first?.mediaType == "image/png")
    #expect(message?.attachments.first?.size == 5021)
    #expect(message?.attachments.first?.address == "https://example.com/a.png")
    #expect(message?.metadata.entries.isEmpty == true)
    #expect(message?.remainder == data)
  }

  @Test(arguments: [
    ("b.png", "b.png", String?.none), ("https://example.com/a/b.png", nil, nil),
    ("look at b.png", nil, "look at b.png"),
    ("ng", nil, "ng"),
  ])
  func `a text that only names the file is not shown beside it`(text: String, name: String?, shown: String?) {
    let message = page(#""text":"\#(text)","fileUrl":"https://example.com/a/b.png","createdAt":1"#).messages.first
    #expect(message?.attachments.first?.name == name && message?.text == shown)
  }

  @Test func `a card that has a file's keys too stays a card`() {
    let message = page(#""text":"","data":{"type":"file","fileName":"a.png"}"#).messages.first
    #expect(message?.metadata.entries.map(\.key) == ["type", "fileName"])
  }

  @Test func `a reply brings the message that it answers`() {
    let parent = #"{"id":"0","userId":"v","username":"Vera","text":"cake?","createdAt":1}"#
    let reply = ReplyReference(id: "0", sender: Participant(id: "v", name: "Vera"), text: "cake?")
    #expect(page(#""text":"yes","parentMessage":\#(parent)"#).messages.first?.reply == reply)
    #expect(
      page(#""text":"yes","parentMessageId":"0","parentMessage":{}"#).messages.first?.reply == ReplyReference(id: "0"))
  }

  @Test func `translations are kept in their order`() {
    let message = page(#""text":"hello","translations":{"ko":"안녕","ja":"こんにちは"}"#).messages.first
    #expect(message?.translations == [Translation("안녕", in: "ko"), Translation("こんにちは", in: "ja")])
  }

  @Test func `a message that was changed later says so`() {
    #expect(page(#""text":"x","createdAt":10,"updatedAt":20"#).messages.first?.isEdited == true)
    #expect(page(#""text":"x","createdAt":10,"updatedAt":10"#).messages.first?.isEdited == false)
  }

  @Test func `unknown members are kept for those who look`() {
    #expect(page(#""text":"x","bot":{"id":1},"createdAt":1"#).messages.first?.remainder == #"{"bot":{"id":1}}"#)
  }

  @Test(arguments: ["", "get"])
  func `the names of the SDK's getters are read`(prefix: String) {
    func name(_ name: String) -> String {
      prefix.isEmpty ? name : "get" + name.prefix(1).uppercased() + name.dropFirst()
    }
    let reading = Reading(
      """
      {"\(name("messageId"))":"1","\(name("channelId"))":"c","\(name("userId"))":"u","\(name("username"))":"U",
       "\(name("text"))":"hi","\(name("type"))":"text","\(name("fileUrl"))":"https://example.com/f",
       "\(name("parentMessageId"))":"0","\(name("data"))":{"type":"a"},"\(name("translatedText"))":{"ko":"안녕"},
       "\(name("reactions"))":{"happy":["v"]},"\(name("createdAt"))":1699606164578}
      """)
    let message = reading.messages.first
    #expect(reading.system == .talkPlus && reading.diagnostics.isEmpty)
    #expect(message?.id == "1" && message?.room == "c" && message?.sender == Participant(id: "u", name: "U"))
    #expect(message?.text == "hi" && message?.attachments.count == 1 && message?.reply?.id == "0")
    #expect(message?.metadata.entries.map(\.key) == ["type"])
    #expect(message?.translations.count == 1 && message?.reactions.count == 1)
    #expect(message?.time == MessageTime(milliseconds: 1_699_606_164_578))
  }

  @Test func `bare metadata is a message without anything around it`() {
    let reading = Reading(#"{"type":"msg_with_button","title":"Hi!"}"#)
    #expect(reading.messages.map { $0.metadata.entries.map(\.key) } == [["type", "title"]])
    #expect(reading.messages.first?.sender == nil && reading.messages.first?.time == nil)
  }

  @Test func `places inside the metadata count from the beginning of the input`() throws {
    let page =
      #"{"messages":[{"id":"1","channelId":"c","data":{"type":"a"}},{"id":"2","channelId":"c","data":{"type":"b"}}]}"#
    let second = try #require(Reading(page).messages.last?.metadata.entries.first?.valueRange)
    #expect(String(decoding: Array(page.utf8)[second], as: UTF8.self) == #""b""#)
  }

  @Test(arguments: [
    ([3, 2, 2, 1], [3, 2, 1, 0]), ([2, 2, 1], [2, 1, 0]), ([1, 2, 2, 3], [0, 1, 2, 3]), ([2, 2], [1, 0]),
  ])
  func `messages of one second are in the order of their page, which begins with the newest or with the oldest`(
    seconds: [Int], places: [Int]
  ) {
    let elements = seconds.map { #"{"id":"x","channelId":"c","text":"x","createdAt":\#($0)}"# }.joined(separator: ",")
    let messages = Reading(#"{"messages":[\#(elements)]}"#).messages
    let keys = messages.map { ($0.time?.milliseconds ?? 0, $0.orderNumber ?? 0) }
    #expect(keys.map { key in keys.count { $0 < key } } == places)
  }

  // MARK: Webhooks

  private let channel =
    #""channel":{"id":"c","name":"Support","members":[{"id":"u","username":"Mina"}],"privateData":null}"#

  private func event(_ name: String, _ members: String) -> Reading {
    Reading(#"{"event":"\#(name)","appId":"a",\#(channel),\#(members)}"#)
  }

  @Test func `a message's event gives the message, its channel and the names of its members`() {
    let reading = event("message", #""message":{"id":"1","userId":"u","text":"hi","createdAt":1}"#)
    #expect(reading.system == .talkPlus)
    #expect(reading.messages.map(\.text) == ["hi"] && reading.messages.map(\.room) == ["c"])
    #expect(reading.rooms == [Room(id: "c", name: "Support")])
    #expect(reading.names == ["u": "Mina"])
  }

  @Test func `an event that nobody knows is about the message that it brings`() {
    let messages = event("message_pinned", #""message":{"id":"1","type":"text","text":"Hi"}"#).messages
    #expect(messages.map(\.id) == ["1"] && messages.map(\.kind) == [.chat] && messages.map(\.text) == ["Hi"])
  }

  @Test func `a new channel's notice has the time of the channel`() {
    let channel = #"{"id":"c","name":"Support","privateData":null,"createdAt":1583921400000}"#
    let reading = Reading(#"{"event":"channel_added","appId":"a","channel":\#(channel)}"#)
    #expect(reading.messages.map(\.time) == [MessageTime(milliseconds: 1_583_921_400_000)])
    #expect(Reading(#"{"event":"channel_changed","appId":"a","channel":\#(channel)}"#).messages.map(\.time) == [nil])
  }

  @Test func `a deleted message is retracted by the system`() {
    let change = event("message_deleted", #""message":{"id":"1"}"#).changes.first
    #expect(change?.target == "1" && change?.room == "c" && change?.authority == .system)
    if case .retraction? = change?.effect {} else { Issue.record("it is no retraction") }
  }

  @Test func `reactions come and go one by one`() {
    let added = event("reaction_added", #""message":{"id":"1"},"reaction":"happy","user":{"id":"u"}"#).changes.first
    if case .reactionAdded("happy")? = added?.effect {} else { Issue.record("it adds none") }
    #expect(added?.sender?.id == "u" && added?.target == "1")
    let removed = event("reaction_deleted", #""messageId":"1","reaction":{"type":"happy"},"userId":"u""#).changes.first
    if case .reactionRemoved("happy")? = removed?.effect {} else { Issue.record("it removes none") }
  }

  @Test(arguments: [
    ("member_added", #""members":[{"id":"u","username":"Mina"},{"id":"v"}]"#, "Mina, v joined"),
    ("member_left", #""user":{"id":"u","username":"Mina"}"#, "Mina left"),
    ("member_muted", #""member":{"id":"u","username":"Mina"}"#, "Mina was muted"),
    ("channel_changed", #""x":1"#, "The channel Support was changed"),
    ("thread_started", #""x":1"#, "thread_started"),
  ])
  func `what happens to members and channels is a notice`(name: String, members: String, text: String) {
    let messages = event(name, members).messages
    #expect(messages.map(\.kind) == [.notice] && messages.map(\.text) == [text] && messages.map(\.room) == ["c"])
  }

  @Test(arguments: ["message", "message_deleted", "reaction_added", "message_updated"])
  func `an event that does not say what it happened to is said`(name: String) {
    let reading = event(name, #""x":1"#)
    #expect(reading.messages.isEmpty && reading.changes.isEmpty)
    #expect(reading.codes == [.conversationNotAMessage])
  }
}
