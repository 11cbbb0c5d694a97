import CardCore
import CardMetadata
import CardReading
import Testing
import TestSupport

/// Wrong values in every field, and shapes that are nobody's.
struct HostileConversationTests {
  private static let values = [
    "null", "true", "0", "-1", "1e400", "1.5", "9223372036854775808", "123456789012345678901234567890", #""""#, #""x""#,
    #""\u0000\u001b[31m""#, #""\ud83d""#, "[]", "[[]]", "[null,1,{}]", "{}", #"{"a":{"b":[]}}"#,
    #"{"id":[],"text":{}}"#,
  ]

  private static let messages = [
    #"{"id":"1","channelId":"c","userId":"u","username":"U","type":"text","text":"hi","data":{"type":"a"},"fileUrl":"https://x","mentions":[],"parentMessage":{"id":"0"},"parentMessageId":"0","reactions":{"a":1},"translations":{"ko":"x"},"createdAt":1583921400,"updatedAt":1583921401}"#,
    #"{"event":"message","appId":"a","channel":{"id":"c","name":"n","members":[{"id":"u","username":"U"}]},"message":{"id":"1","userId":"u","text":"hi","createdAt":1}}"#,
    #"{"event":"reaction_added","appId":"a","channel":{"id":"c"},"message":{"id":"1"},"reaction":"x","user":{"id":"u"}}"#,
    #"{"id":42,"user_id":"a","room_id":"r","text":"x","attachment":{"resource_link":"l","type":"t","name":"n"},"parts":[{"type":"text/plain","content":"x"}],"created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z","deleted_at":"2020-03-25T12:52:59Z"}"#,
    #"{"id":42,"sender_id":"a","room_id":"r","parts":[{"part_type":"attachment","payload":{"type":"t","name":"n","size":1,"download_url":"u"}}],"created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z"}"#,
    #"{"id":"r","created_by_id":"a","name":"n","private":true,"created_at":"2020-03-25T12:52:59Z","updated_at":"2020-03-25T12:52:59Z"}"#,
    #"{"kind":2,"xid":77,"senderUid":1,"mid":1,"message":"x","mtime":1650460813000,"isCmd":0}"#,
    #"{"id":9,"from":1,"gid":7,"mtype":40,"mid":5,"deleted":false,"msg":"{\"url\":\"u\"}","attrs":"{\"type\":\"a\"}","mtime":1650460813000}"#,
    #"{"fromUid":1,"toId":2,"messageType":30,"messageId":5,"stringMessage":"x","binaryMessage":"x","attrs":"","modifiedTime":1,"fileInfo":{"url":"u"},"translatedInfo":{"sourceText":"x"}}"#,
    #"{"contact":{"kind":1,"xid":1,"xname":"x","nickname":"n"},"lastMessage":{"timestamp":1,"mid":1,"message":"x","unread":true}}"#,
    #"{"selfId":1,"contact":{"kind":1,"xid":1,"xname":"x","nickname":"n"},"contacts":[{"kind":1,"xid":1}],"messages":[{"sender":1,"mid":1,"mtime":1,"message":"x","isChat":true}]}"#,
    #"{"signature":"x","body":"{\"event\":\"message\",\"message\":{\"id\":\"1\",\"text\":\"x\"}}"}"#,
  ]

  /// The same message with another value in each of its members' places, the inner ones too.
  private static func spoiled(_ message: String) -> [String] {
    let bytes = Array(message.utf8)
    var places: [Range<Int>] = []
    var pieces = JSONPieces()
    for event in pieces.read(bytes) + pieces.finish() {
      guard case .element(let piece) = event else { continue }
      places += piece.valueRanges.map { $0.lowerBound + piece.offset..<$0.upperBound + piece.offset }
    }
    return places.flatMap { place in
      values.map { value in
        String(decoding: bytes[..<place.lowerBound] + Array(value.utf8) + bytes[place.upperBound...], as: UTF8.self)
      }
    }
  }

  @Test(arguments: messages, [nil, ChatSystem.talkPlus, .chatkit, .rtm])
  func `a wrong value in any place is read without a crash, and nothing is dropped without a word`(
    message: String, system: ChatSystem?
  ) {
    for text in Self.spoiled(message) {
      let reading = Reading(text, from: system)
      #expect(!reading.readings.isEmpty, "\(text)")
      #expect(
        reading.diagnostics.allSatisfy { $0.range.map { 0...text.utf8.count ~= $0.upperBound } ?? true }, "\(text)")
    }
  }

  @Test(arguments: ["[1,true,null,\"x\"]", #"{"messages":[17,"x",null]}"#])
  func `what is no message among messages is said`(text: String) {
    let reading = Reading(text, from: .talkPlus)
    #expect(reading.messages.isEmpty && !reading.codes.isEmpty)
    #expect(reading.codes.allSatisfy { $0 == .conversationNotAMessage })
  }

  @Test(arguments: [
    #"{"id":"1","channelId":"c","text":"x","createdAt":"yesterday"}"#,
    #"{"id":"1","channelId":"c","text":"x","createdAt":99999999999999999}"#,
    #"{"id":"1","channelId":"c","text":"x","reactions":{"a":"b"}}"#,
    #"{"id":"1","channelId":"c","text":"x","reactions":[]}"#,
    #"{"id":"1","channelId":["c"],"text":"x","userId":{"a":1}}"#,
    #"{"id":"1","channelId":"c","text":"x","translations":{"ko":1}}"#,
  ])
  func `a bad field is said at its place, and the message is shown without it`(text: String) {
    let reading = Reading(text)
    #expect(reading.messages.map(\.text) == ["x"])
    #expect(reading.codes.contains(.conversationBadValue))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning && $0.range != nil && $0.hint != nil })
  }

  @Test func `ids that stand twice are all read`() {
    let message = #"{"id":"1","id":"2","channelId":"c","text":"x"}"#
    let reading = Reading(message + message)
    #expect(reading.messages.map(\.id) == ["1", "1"])
    #expect(reading.codes == [.jsonDuplicateKey, .jsonDuplicateKey])
  }

  @Test func `a torn line in the middle of a log is said, and the others are read`() {
    let line = #"{"id":"1","channelId":"c","text":"x"}"#
    let reading = Reading("\(line)\n{\"id\":\"2\",\"te\n\(line)\n{\"id\":")
    #expect(reading.messages.count == 2)
    #expect(reading.codes == [.jsonSyntax, .jsonSyntax])
  }

  @Test(arguments: [
    #"{"channelId":"c","id":"1","data":"#, #"{"mid":1,"mtime":1,"msg":"#,
    #"{"id":1,"room_id":"r","user_id":"u","parts":"#,
  ])
  func `deep nesting is said`(beginning: String) {
    let text = beginning + String(repeating: "[", count: 500)
    #expect(Reading(text).codes.contains(.jsonDepth))
  }

  @Test func `a message of many members takes no more than its length`() {
    let members = (0..<9_000).map { #""k\#($0)":{"a":1}"# }.joined(separator: ",")
    let text = #"{"id":"1","channelId":"c","text":"x",\#(members)}"#
    #expect(Reading(text).messages.first?.remainder?.utf8.count ?? 0 > 100_000)
  }

  @Test(arguments: [
    ("", ChatSystem?.none), ("[]", nil), (#"{"messages":[]}"#, nil), (#"{"a":"b"}"#, nil),
    (#"{"messages":[],"hasNext":false}"#, .talkPlus),
    (#"{"selfId":1,"messages":[]}"#, .rtm),
  ])
  func `the system is told by content alone`(text: String, system: ChatSystem?) {
    #expect(Reading(text).system == system)
  }

  @Test(arguments: [true, false], [true, false])
  func `XML in UTF-16 is told by content`(isBigEndian: Bool, hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "<message from='a@b.c' to='d@e.f'><body>좋아요</body></message>"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let reading = Reading(bytes)
    #expect(reading.system == .xmpp && reading.messages.map(\.text) == ["좋아요"])
    var decoder = ReaderCatalog.standard.decoder()
    let pieces = bytes.flatMap { decoder.read([$0]) } + decoder.finish()
    #expect(Reading(pieces).messages.map(\.text) == ["좋아요"])
  }

  @Test func `blanks are waited through, and not for ever`() {
    var decoder = ReaderCatalog.standard.decoder()
    #expect(decoder.read(Array(repeating: 0x20, count: 60_000)).isEmpty && decoder.system == nil)
    _ = decoder.read(Array("\n<presence/>".utf8))
    #expect(decoder.system == .xmpp)
    let blank = Reading(Array(repeating: 0, count: 70_000) + Array("<presence/>".utf8))
    #expect(blank.system == .xmpp)
    var patient = ReaderCatalog.standard.decoder()
    let zeros = (0..<10).flatMap { _ in patient.read(Array(repeating: 0, count: 10_000)) }
    #expect(patient.system == nil && Reading(zeros).codes.contains(.jsonSyntax))
  }

  @Test func `where the input is cut makes no difference to what is read`() {
    let input = Array(Self.messages.joined(separator: "\n").utf8)
    var decoder = ReaderCatalog.standard.decoder()
    var readings: [ConversationReading] = []
    for byte in input { readings += decoder.read([byte]) }
    readings += decoder.finish()
    #expect(readings.map { "\($0)" } == Reading(input).readings.map { "\($0)" })
  }
}

extension JSONPiece {
  /// Where each value of the piece stands that is no key, in the piece.
  fileprivate var valueRanges: [Range<Int>] {
    func values(_ index: Int) -> [Range<Int>] {
      let own = [tokens.range(of: index)]
      switch tokens[index].kind {
      case .object: return own + tokens.members(of: index).flatMap { values($0.value) }
      case .array: return own + tokens.elements(of: index).flatMap { values($0) }
      case .string, .number, .true, .false, .null: return own
      }
    }
    return values(0).dropFirst().map { $0 }
  }
}
