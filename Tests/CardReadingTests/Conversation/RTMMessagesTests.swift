import CardCore
import CardMetadata
import CardReading
import Testing

struct RTMMessagesTests {
  private let envelope = #"""
    {"selfId":1001,"contact":{"kind":2,"xid":77,"xname":"team","nickname":"","imageUrl":"","showInfo":""},
     "contacts":[{"kind":1,"xid":1002,"xname":"li","nickname":"Li Lei"},{"kind":0,"xid":1003,"xname":"","nickname":""},
                 {"kind":1,"xid":1004,"xname":"han","nickname":""}],
     "messages":[{"sender":1002,"mid":9007199254740993,"mtime":1650460813000,"message":"你好","isChat":true},
                 {"sender":1003,"mid":12,"mtime":1650460820000,"message":"Li Lei 修改了本群信息","isChat":false}],
     "sessions":[{"contact":{"kind":1,"xid":1002,"xname":"li","nickname":"Li Lei"},
                  "lastMessage":{"timestamp":1650460813000,"mid":5,"message":"hi","unread":true}}]}
    """#

  private func history(_ members: String) -> Reading {
    Reading(
      #"{"gid":77,"num":1,"lastid":9,"begin":0,"end":0,"msgs":[{"id":9,"from":1002,"mid":5,"mtime":1650460813000,\#(members)}]}"#
    )
  }

  @Test func `the app's own models are read`() {
    let reading = Reading(envelope)
    #expect(reading.system == .rtm && reading.diagnostics.isEmpty)
    #expect(reading.viewers == ["1001"])
    #expect(reading.messages.map(\.text) == ["你好", "Li Lei 修改了本群信息"])
    #expect(reading.messages.map(\.kind) == [.chat, .notice])
    #expect(reading.messages.map(\.room) == ["group:77", "group:77"])
    #expect(reading.rooms.contains(Room(id: "group:77", name: "team")))
    #expect(reading.sessions.map(\.lastText) == ["hi"] && reading.sessions.map(\.isUnread) == [true])
    #expect(reading.sessions.map(\.room) == [Room(id: "user:1002", name: "Li Lei")])
  }

  @Test func `a name is the nickname, else the registered one, else the number`() {
    let reading = Reading(envelope)
    #expect(reading.names == ["1002": "Li Lei", "1003": "ID: 1003", "1004": "han"])
    #expect(reading.messages.first?.sender == Participant(id: "1002", name: "ID: 1002"))
  }

  @Test(arguments: ["9007199254740993", "9223372036854775807", "18446744073709551615", "12"])
  func `ids are read by their digits`(id: String) {
    let reading = Reading(#"{"sender":\#(id),"mid":\#(id),"mtime":1650460813000,"message":"x","isChat":true}"#)
    #expect(reading.messages.map(\.id) == [id] && reading.messages.map(\.sender?.id) == [id])
    #expect(reading.messages.map(\.orderNumber) == [Int64(id)])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `rows of the tables have names of their own`() {
    let reading = Reading(
      #"""
      [{"kind":2,"xid":77,"senderUid":1002,"mid":9007199254740993,"message":"你好","mtime":1650460813000,"isCmd":0},
       {"kind":2,"xid":77,"senderUid":1002,"mid":12,"message":"改了","mtime":1650460820000,"isCmd":1},
       {"kind":1,"xid":1002,"xname":"li","nickname":"Li Lei","imgUrl":"","imgPath":"","info":""},
       {"kind":2,"xid":77,"ts":1650460820000,"desc":0}]
      """#)
    #expect(reading.system == .rtm)
    #expect(
      reading.messages.map(\.kind) == [.chat, .notice] && reading.messages.map(\.room) == ["group:77", "group:77"])
    #expect(reading.messages.map(\.id) == ["9007199254740993", "12"])
    #expect(reading.names == ["1002": "Li Lei"])
    #expect(reading.diagnostics.map(\.severity) == [.note])
  }

  @Test func `a push that is kept under the viewer's own number is its sender's`() {
    let row = #"{"kind":1,"xid":1001,"senderUid":1002,"mid":1,"message":"x","mtime":1650460813000,"isCmd":0}"#
    #expect(Reading(row, options: ConversationOptions(viewer: "1001")).messages.map(\.room) == ["user:1002"])
    #expect(Reading(row).messages.map(\.room) == ["user:1001"])
  }

  @Test func `in a history of two, the direction says who sent it`() {
    let reading = Reading(
      #"""
      {"selfId":1001,"contact":{"kind":1,"xid":1002,"xname":"li","nickname":""},"msgs":[
       {"id":1,"direction":1,"mtype":30,"mid":1,"msg":"mine","attrs":"","mtime":1650460813000},
       {"id":2,"direction":2,"mtype":30,"mid":2,"msg":"theirs","attrs":"","mtime":1650460814000}]}
      """#)
    #expect(reading.messages.map(\.sender?.id) == ["1001", "1002"])
    #expect(reading.messages.map(\.room) == ["user:1002", "user:1002"])
  }

  @Test func `pushes and objects of the SDK are read`() {
    let push = Reading(#"{"from":1002,"gid":77,"mtype":30,"mid":5,"msg":"hi","attrs":"","mtime":1650460813000}"#)
    let object = Reading(
      #"{"fromUid":1002,"gid":77,"messageType":30,"messageId":5,"stringMessage":"hi","attrs":"","modifiedTime":1650460813000}"#
    )
    for reading in [push, object] {
      #expect(reading.system == .rtm && reading.diagnostics.isEmpty)
      #expect(reading.messages.map(\.text) == ["hi"] && reading.messages.map(\.id) == ["5"])
      #expect(reading.messages.map(\.room) == ["group:77"] && reading.messages.map(\.sender?.id) == ["1002"])
      #expect(reading.messages.map(\.time) == [MessageTime(milliseconds: 1_650_460_813_000)])
    }
    let direct = Reading(#"{"from":1002,"to":1001,"mtype":30,"mid":5,"msg":"hi","attrs":"","mtime":1650460813}"#)
    #expect(direct.messages.map(\.room) == ["user:1002"])
    #expect(direct.messages.map(\.time) == [MessageTime(milliseconds: 1_650_460_813_000)])
  }

  @Test(arguments: [
    (30, MessageKind.chat), (1, .chat), (2, .notice), (7, .notice), (32, .notice), (40, .notice), (50, .notice),
    (51, .notice), (127, .notice), (128, .notice),
  ])
  func `whatever is no chat is a notice`(type: Int, kind: MessageKind) {
    #expect(history(#""mtype":\#(type),"msg":"raw","attrs":"""#).messages.map(\.kind) == [kind])
  }

  @Test func `a translation is shown, and both texts are kept`() {
    let reading = history(
      #""mtype":30,"msg":{"source":"zh","sourceText":"出发","target":"en","targetText":"Go"},"attrs":"""#)
    #expect(reading.messages.map(\.text) == ["Go"] && reading.messages.map(\.language) == ["en"])
    #expect(reading.messages.first?.translations == [Translation("出发", in: "zh"), Translation("Go", in: "en")])
    let untranslated = history(#""mtype":30,"msg":{"source":"zh","sourceText":"出发","target":"","targetText":""}"#)
    #expect(untranslated.messages.map(\.text) == ["出发"])
  }

  @Test(arguments: [31, 40, 41, 42, 50])
  func `files are attachments where the message says so`(type: Int) {
    let message = history(#""mtype":\#(type),"msg":"{\"url\":\"https://e.com/a/b.png\",\"size\":12}","attrs":"""#)
      .messages.first
    #expect(message?.attachments.map(\.address) == ["https://e.com/a/b.png"])
    #expect(message?.attachments.first?.name == "b.png" && message?.attachments.first?.size == 12)
    #expect(message?.kind == .chat && message?.text == nil)
    let object = Reading(
      #"{"fromUid":1,"gid":7,"messageType":\#(type),"messageId":5,"fileInfo":{"url":"https://e.com/b.png","fileSize":9},"modifiedTime":1650460813000}"#
    )
    #expect(object.messages.first?.attachments.map(\.size) == [9])
  }

  @Test(arguments: [51, 66, 127])
  func `a card comes in the message of an application's type`(type: Int) {
    let card = #"{\"type\":\"msg_with_button\",\"title\":\"Hi!\"}"#
    for members in [
      #""msg":"\#(card)","attrs":"""#, #""msg":"","attrs":"\#(card)""#, #""msg":{"type":"a","title":"Hi!"}"#,
    ] {
      let message = history(#""mtype":\#(type),\#(members)"#).messages.first
      #expect(message?.metadata.entries.map(\.key) == ["type", "title"])
      #expect(message?.kind == .chat && message?.text == nil)
    }
  }

  @Test func `a card comes in the attributes of a chat, and never in its text`() {
    let card = #"{\"type\":\"a\"}"#
    let attributes = history(#""mtype":30,"msg":"look","attrs":"\#(card)""#).messages.first
    #expect(attributes?.metadata.entries.map(\.key) == ["type"] && attributes?.text == "look")
    let text = history(#""mtype":30,"msg":"\#(card)","attrs":"""#).messages.first
    #expect(text?.metadata.entries.isEmpty == true && text?.text == #"{"type":"a"}"#)
    #expect(history(#""mtype":30,"msg":"x","attrs":"{\"volume\":3}""#).messages.first?.metadata.entries.isEmpty == true)
  }

  @Test func `deleted and withdrawn messages are marks, and a withdrawal may name another`() {
    #expect(history(#""mtype":30,"msg":"x","deleted":true"#).messages.map(\.isDeleted) == [true])
    #expect(history(#""mtype":1,"msg":"""#).messages.map(\.isDeleted) == [true])
    let named = history(#""mtype":1,"msg":"4""#)
    #expect(named.changes.map(\.target) == ["4"] && named.changes.map(\.sender?.id) == ["1002"])
    #expect(named.changes.map(\.authority) == [.author])
  }

  @Test func `bytes of an application are a file of which nothing is known`() {
    let reading = Reading(
      #"{"fromUid":1,"gid":7,"messageType":66,"messageId":5,"binaryMessage":"AAEC","modifiedTime":1650460813000}"#)
    #expect(reading.messages.map(\.kind) == [.chat] && reading.messages.map(\.attachments.count) == [1])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `a translation without a text is said at its place`() {
    let reading = history(#""mtype":30,"msg":{"from":"zh"},"attrs":"""#)
    #expect(reading.codes == [.conversationBadValue] && reading.diagnostics.first?.path == "msg")
    #expect(reading.diagnostics.first?.message.hasPrefix(#""msg" is an object; expected "#) == true)
  }

  @Test func `an empty text is hidden`() {
    #expect(history(#""mtype":30,"msg":"""#).messages.map(\.kind) == [.hidden])
  }

  @Test func `a contact behind its messages is said`() {
    let reading = Reading(
      #"{"messages":[{"sender":1,"mid":1,"mtime":1,"message":"x","isChat":true}],"contact":{"kind":2,"xid":7,"xname":"t"}}"#
    )
    #expect(reading.messages.map(\.room) == [nil] && reading.codes == [.conversationBadValue])
    #expect(reading.rooms == [Room(id: "group:7", name: "t")])
  }
}
