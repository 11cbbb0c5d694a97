import CardCore
import CardMetadata
import CardReading
import Testing

struct MessageReaderTests {
  private func read(_ text: String) -> [MessageReading] {
    MessageReader().read(Array(text.utf8))
  }

  private func keys(_ reading: MessageReading) -> [String]? {
    reading.message?.metadata.entries.map(\.key)
  }

  // MARK: Forms

  @Test(arguments: [#"{"messages":[],"hasNext":false}"#, "[]", "[{\"messages\":[]}]"])
  func `an empty page or array has no messages`(text: String) {
    #expect(read(text).isEmpty)
  }

  @Test(arguments: [
    #"{"a":"1"}"#, #"{"data":{"a":"1"}}"#, #"{"metaData":{"a":"1"}}"#, #"[{"a":"1"}]"#,
    #"{"messages":[{"data":{"a":"1"}}]}"#,
    #"[{"messages":[{"data":{"a":"1"}}],"hasNext":false}]"#, #"{"message":{"data":{"a":"1"}}}"#,
    #"{"event":"message","appId":"x","channel":{"data":{"b":"2"}},"message":{"data":{"a":"1"}}}"#,
  ])
  func `metadata is found in every form of the vendor`(text: String) {
    #expect(read(text).map(keys) == [["a"]])
  }

  @Test(arguments: [
    // Pairs that happen to be called like a message's fields are pairs.
    (#"{"type":"a","data":"b"}"#, ["type", "data"]),
    (#"{"type":"a","messages":"b"}"#, ["type", "messages"]),
    (#"{"type":"a","message":"b"}"#, ["type", "message"]),
    (#"{"type":"a","text":"b"}"#, ["type", "text"]),
    (#"{"type":"a","data":1,"x":"y"}"#, ["type", "data", "x"]),
  ])
  func `bare metadata may have the keys of a message`(text: String, expected: [String]) {
    #expect(read(text).map(keys) == [expected])
  }

  @Test(arguments: [
    #"{"data":[1]}"#, #"{"data":7,"text":""}"#, #"{"id":"1","data":"{}"}"#,
    #"{"channelId":"c","createdAt":1,"data":"text"}"#,
    #"{"createdAt":1,"data":true}"#,
  ])
  func `metadata of a message that is no object is said at its place`(text: String) {
    let readings = read(text)
    #expect(readings.count == 1 && readings[0].message == nil)
    #expect(readings[0].diagnostics.map(\.code) == [.metadataNotAnObject])
    #expect(readings[0].diagnostics.map { "\($0.path)" } == ["data"])
  }

  @Test(arguments: [
    // An object or null among a card's own pairs is a faulty value, not a message's metadata.
    (#"{"type":"q","a":"","b":"","data":{"x":"y"}}"#, ["type", "a", "b", "data"]),
    (#"{"type":"q","message":{"a":"b"}}"#, ["type", "message"]),
    (#"{"type":"q","messages":["a","b"]}"#, ["type", "messages"]),
    (#"{"type":"q","body":"b","data":null}"#, ["type", "body", "data"]),
    (#"{"type":"open_channel","channelId":"42"}"#, ["type", "channelId"]),
    (#"{"type":"order","createdAt":5}"#, ["type", "createdAt"]),
  ])
  func `a value that looks like an envelope does not hide the pairs around it`(text: String, expected: [String]) {
    #expect(read(text).map(keys) == [expected])
  }

  @Test(arguments: [
    // A card's own keys beside a message's: pairs, and a number among them.
    (#"{"type":"msg_with_button","title":"T","body":"B","text":"u","createdAt":1}"#, false),
    (#"{"id":"1","text":"x","data":"hello"}"#, true),
    (#"{"event":"message","timestamp":1,"channel":{"id":"c"},"message":{"id":"1","text":"hi"}}"#, true),
  ])
  func `what stands around decides what is a message`(text: String, isMessage: Bool) throws {
    let message = try #require(read(text).first?.message)
    #expect(message.metadata.entries.isEmpty == isMessage)
    #expect((message.text != nil) == isMessage)
  }

  @Test func `each key that is no Unicode is said`() {
    let codes = read(#"{"type":"a","\ud800":"1","\ud801":"2"}"#).flatMap(\.diagnostics).map(\.code)
    #expect(codes == [.jsonEncoding, .jsonEncoding])
  }

  @Test func `everything on a page is a message, however little it has`() {
    let readings = read(
      #"{"messages":[{"id":"1","text":"hi"},{"type":"text","text":"yo","username":"u"}],"hasNext":false}"#)
    #expect(readings.map { $0.message?.text } == ["hi", "yo"])
    #expect(readings.map { $0.message?.metadata.entries.isEmpty } == [true, true])
  }

  @Test func `metadata under both names is read under the one that is not empty, and said`() throws {
    let one = try #require(read(#"{"channelId":"c","data":{},"metaData":{"a":"1"}}"#).first)
    #expect(keys(one) == ["a"] && one.diagnostics.isEmpty)
    let both = try #require(read(#"{"channelId":"c","data":{"a":"1"},"metaData":{"b":"2"}}"#).first)
    #expect(keys(both) == ["a"])
    #expect(both.diagnostics.map { "\($0.severity) \($0.path)" } == ["warning metaData"])
  }

  // MARK: What a message has beside its metadata

  @Test(
    arguments: [
      (#"{"data":{},"text":"hi"}"#, "hi", nil),
      (#"{"data":{},"text":""}"#, nil, nil),
      (#"{"data":{},"text":null,"fileUrl":"https://x.example/a"}"#, nil, "https://x.example/a"),
      (#"{"data":null,"text":"hi","channelId":"c"}"#, "hi", nil),
      (#"{"channelId":"c","text":"hi"}"#, "hi", nil),
    ] as [(String, String?, String?)])
  func `a text or a file is content, an empty one is not`(text: String, message: String?, file: String?) throws {
    let reading = try #require(read(text).first?.message)
    #expect(reading.text == message)
    #expect(reading.attachments.first?.address == file)
    #expect(reading.hasContent == (message != nil || file != nil))
  }

  @Test func `values are kept as they were written, and never evaluated`() throws {
    let message = try #require(
      read(#"{"a":1e400,"b":9007199254740993,"c":[ 1 ],"d":null,"e":"\u0041"}"#).first?.message)
    #expect(
      message.metadata.entries.map(\.value) == [
        .number("1e400"), .number("9007199254740993"), .array("[ 1 ]"), .null, .string("A"),
      ])
  }

  // MARK: Places

  @Test func `pairs know where their key and their value stand`() throws {
    let text = "\u{FEFF}[{\"a\":\"1\"},\n {\"é\" : \"한\"}]"
    let bytes = Array(text.utf8)
    let entry = try #require(read(text).last?.message?.metadata.entries.first)
    let key = try #require(entry.keyRange)
    let value = try #require(entry.valueRange)
    #expect(String(decoding: bytes[key], as: UTF8.self) == "\"é\"")
    #expect(String(decoding: bytes[value], as: UTF8.self) == "\"한\"")
  }

  @Test func `duplicate keys outside the metadata are warnings, at any depth`() {
    let text =
      #"{"messages":[{"data":{"a":"1","a":"2"},"text":"","text":"x","reactions":{"happy":1,"happy":2}}],"hasNext":1,"hasNext":0}"#
    let diagnostics = read(text).flatMap(\.diagnostics)
    #expect(diagnostics.filter { $0.severity != .warning || $0.code != .jsonDuplicateKey }.isEmpty)
    #expect(diagnostics.map { "\($0.path)" }.sorted() == ["hasNext", "reactions.happy", "text"])
  }

  @Test func `an encoding fault belongs to the message and the pair that it stands in`() {
    let readings = read(#"[{"a":"1"},{"b":"\udc00"}]"#)
    #expect(readings.map { $0.diagnostics.map { "\($0.path)" } } == [[], ["data.b"]])
  }

  // MARK: Limits

  @Test func `the limit of a length is a message's, not a page's`() {
    let reader = MessageReader(limits: ReadingLimits(maximumMessageLength: 20))
    let page = #"[{"a":"12345678901"},{"a":"123456789012345"},{"a":"1"}]"#
    let readings = reader.read(Array(page.utf8))
    #expect(readings.map { $0.diagnostics.map(\.code) } == [[], [.jsonSize], []])
    #expect(readings[1].diagnostics[0].actual == 23)
  }

  @Test func `nesting of 64 is read and 65 is not, the outermost included`() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(read(nested(64)).flatMap(\.diagnostics).map(\.code) == [.metadataNotAnObject])
    let tooDeep = read(nested(65)).flatMap(\.diagnostics)
    #expect(tooDeep.map(\.code) == [.jsonDepth])
    #expect(tooDeep[0].range == 64..<65 && tooDeep[0].limit == 64)
  }
}
