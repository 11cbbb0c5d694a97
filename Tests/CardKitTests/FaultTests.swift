import CardKit
import Testing

/// Wrong inputs, each with everything that is said of it, and where.
struct FaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let input: String
    let expected: [String]
    var testDescription: String { input }
  }

  /// Each expectation is `code path ⟦text in the source⟧`.
  private static let faults = [
    Fault(input: "", expected: ["json.syntax  ⟦⟧"]),
    Fault(input: "[1]", expected: ["metadata.not-an-object data ⟦1⟧"]),
    Fault(input: #""text""#, expected: [#"metadata.not-an-object data ⟦"text"⟧"#]),
    Fault(input: "{}", expected: ["metadata.empty data ⟦{}⟧"]),
    Fault(input: #"{"data":{},"text":""}"#, expected: ["metadata.empty data ⟦{}⟧"]),
    Fault(input: #"{"data":{},"text":"hello"}"#, expected: []),
    Fault(input: #"{"data":{},"text":"","fileUrl":"https://x.example/a"}"#, expected: []),
    Fault(input: #"{"data":null,"text":"hello"}"#, expected: []),
    Fault(
      input: #"{"data":{"type":"survey"},"channelId":"c","channelId":"c"}"#,
      expected: [#"payload.unknown-type data.type ⟦"survey"⟧"#, #"json.duplicate-key channelId ⟦"channelId"⟧"#]),
    Fault(
      input: #"{"channelId":"c","data":"{\"type\":\"x\"}"}"#,
      expected: [#"metadata.not-an-object data ⟦"{\"type\":\"x\"}"⟧"#]),
    Fault(input: #"{"title":"a"}"#, expected: [#"payload.missing-type data ⟦{"title":"a"}⟧"#]),
    Fault(
      input: #"{"kind":"msg_with_link","title":"a","body":"b","url":"https://x.example","link_text":"c"}"#, expected: []
    ),
    Fault(
      input: #"{"type":"a","b":"","c":"","d":"","e":"","f":""}"#,
      expected: [
        #"metadata.too-many-pairs data ⟦{"type":"a","b":"","c":"","d":"","e":"","f":""}⟧"#,
        #"payload.unknown-type data.type ⟦"a"⟧"#,
      ]),
    Fault(
      input: #"{"type":"survey","a":1.5e3,"b":true,"c":null,"d":{"x":[]}}"#,
      expected: [
        #"payload.unknown-type data.type ⟦"survey"⟧"#, "metadata.value-not-a-string data.a ⟦1.5e3⟧",
        "metadata.value-not-a-string data.b ⟦true⟧", "metadata.value-not-a-string data.c ⟦null⟧",
        #"metadata.value-not-a-string data.d ⟦{"x":[]}⟧"#,
      ]),
    Fault(
      input: #"{"type":"survey","n":1e400,"m":9007199254740993}"#,
      expected: [
        #"payload.unknown-type data.type ⟦"survey"⟧"#, "metadata.value-not-a-string data.n ⟦1e400⟧",
        "metadata.value-not-a-string data.m ⟦9007199254740993⟧",
      ]),
    Fault(
      input: #"{"type":"survey","":"x"}"#,
      expected: [#"payload.unknown-type data.type ⟦"survey"⟧"#, #"metadata.empty-key data[""] ⟦""⟧"#]),
    Fault(
      input: #"{"type":"survey","a":"1","\u0061":"2"}"#,
      expected: [#"payload.unknown-type data.type ⟦"survey"⟧"#, #"json.duplicate-key data.a ⟦"\u0061"⟧"#]),
    Fault(
      input: #"{"type":"survey","\#u{E9}":"1","e\#u{301}":"2"}"#,
      expected: [
        #"payload.unknown-type data.type ⟦"survey"⟧"#, #"metadata.keys-alike data["e\#u{301}"] ⟦"e\#u{301}"⟧"#,
      ]),
    Fault(
      input: #"{"type":"survey","𝐛𝐨𝐝𝐲":"1"," x":"2"}"#,
      expected: [
        #"payload.unknown-type data.type ⟦"survey"⟧"#, #"metadata.key-look-alike data["𝐛𝐨𝐝𝐲"] ⟦"𝐛𝐨𝐝𝐲"⟧"#,
        #"metadata.key-white-space data[" x"] ⟦" x"⟧"#,
      ]),
    Fault(
      input: #"{"type":"survey","a":"\ud83d"}"#,
      expected: [#"payload.unknown-type data.type ⟦"survey"⟧"#, #"json.encoding data.a ⟦\ud83d⟧"#]),
    Fault(
      input: #"{"type":"msg_with_link","titel":"a","body":"b","url":"data:text/html,x","link_text":"c"}"#,
      expected: [
        #"payload.missing-field data.title ⟦{"type":"msg_with_link","titel":"a","body":"b","url":"data:text/html,x","link_text":"c"}⟧"#,
        #"payload.unknown-field data.titel ⟦"titel"⟧"#, #"action.unsafe-link data.url ⟦"data:text/html,x"⟧"#,
      ]),
    Fault(
      input: #"{"type":"msg_with_image","title":"a","body":"b","image_url":"cat.png","alt_text":"c"}"#,
      expected: [#"payload.bad-value data.image_url ⟦"cat.png"⟧"#]),
    Fault(
      input: #"{"type":"msg_with_image","title":"a","body":"b","image_url":"tel:123","alt_text":"c"}"#,
      expected: [#"payload.bad-value data.image_url ⟦"tel:123"⟧"#]),
    Fault(
      input:
        #"{"type":"msg_with_button","title":"a","body":"[x](vbscript:x)","button_text":"b","button_action":"//evil.example"}"#,
      expected: [
        #"action.unsafe-link data.body ⟦"[x](vbscript:x)"⟧"#,
        #"action.unsafe-link data.button_action ⟦"//evil.example"⟧"#,
      ]),
    Fault(
      input: #"{"type":"msg_with_button","title":"","body":"","button_text":"","button_action":""}"#, expected: []),
  ]

  @Test(arguments: faults)
  func `everything that is wrong is said at once, each at its place`(fault: Fault) {
    let bytes = Array(fault.input.utf8)
    let found = CardEngine().examine(bytes).flatMap(\.diagnostics).map { diagnostic in
      let text = diagnostic.range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "no place"
      return "\(diagnostic.code.rawValue) \(diagnostic.path) ⟦\(text)⟧"
    }
    #expect(found.sorted() == fault.expected.sorted())
  }

  @Test func `ranges count the bytes of the whole input, a byte order mark and earlier messages included`() {
    let first = "\u{FEFF}[]\n"
    let input = first + #"{"type":"survey","a":7}"#
    let range = CardEngine().examine(input.utf8).flatMap(\.diagnostics).last?.range
    let start = first.utf8.count + #"{"type":"survey","a":"#.utf8.count
    #expect(range == start..<(start + 1))
  }

  @Test func `keys that are mended count as the pairs that they are`() throws {
    let keys = (0..<5).map { #""\ud80\#($0)":"""# }.joined(separator: ",")
    let found = CardEngine().examine(#"{"type":"a",\#(keys)}"#.utf8).flatMap(\.diagnostics)
    #expect(try #require(found.first { $0.code == .metadataTooManyPairs }).actual == 6)
    #expect(found.filter { $0.code == .jsonDuplicateKey }.isEmpty)
  }

  @Test func `a broken message does not spoil the next`() {
    let good = #"{"type":"msg_with_button","title":"a","body":"","button_text":"b","button_action":"c"}"#
    let examinations = CardEngine().examine("\(good)\n{\"type\":\n\(good)\n".utf8)
    #expect(examinations.map(\.isValid) == [true, false, true])
    #expect(examinations.map(\.index) == [0, 1, 2])
  }

  @Test func `the metadata is named as the message names it`() {
    let input = #"{"metaData":{"type":"survey","a":1}}"#
    #expect(CardEngine().examine(input.utf8)[0].diagnostics.map { "\($0.path)" } == ["metaData.type", "metaData.a"])
  }
}
