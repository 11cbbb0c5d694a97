import CardCore
import CardMetadata
import CardReading
import TestSupport
import Testing

private enum Style: String, Codable, OpenEnumeration {
  case plain, primary
  static let fallback = plain
}

private struct Button: Decodable {
  var text: String
  var action: String?
  var style: Style?
  var size: Int?
  var buttons: [Button]?
}

private struct Payload: Decodable {
  var buttons: [Button]?
  var button: Button?
  var texts: [String]?
  var named: [String: Int]?
}

/// Faults in JSON inside strings of a source, each at the bytes that are wrong.
struct NestedPlaceTests {
  private func decoding(_ bytes: [UInt8]) throws -> MetadataDecoder.Decoding<Payload> {
    let message = try #require(MessageReader().read(bytes).first?.message)
    return MetadataDecoder().decode(Payload.self, from: message.metadata)
  }

  /// Each source has as many marks as it has faults; an expectation is `code path`.
  @Test(arguments: [
    (#"{"buttons":"[{\"text\":⟦5⟧}]"}"#, ["payload.bad-value data.buttons[0].text"]),
    (#"{"buttons":"[{\"text\":\"a\"},{\"text\":⟦[\"b\"]⟧}]"}"#, ["payload.bad-value data.buttons[1].text"]),
    (
      #"{"buttons":"[⟦{\"action\":\"a\"}⟧,⟦{}⟧]"}"#,
      ["payload.missing-field data.buttons[0].text", "payload.missing-field data.buttons[1].text"]
    ),
    (#"{"button":"\n⟦{\"action\":\"a\"}⟧ "}"#, ["payload.missing-field data.button.text"]),
    (
      #"{"buttons":"[{\"text\":\"\\ud83d\\ude00\\n\u00e9😀\ud83d\ude00\",\"size\":⟦\"x\"⟧}]"}"#,
      ["payload.bad-value data.buttons[0].size"]
    ),
    (#"{"\u0062uttons":"[⟦\u007b\u007d⟧]"}"#, ["payload.missing-field data.buttons[0].text"]),
    // JSON in a string in JSON in a string.
    (
      #"{"button":"{\"text\":\"\",\"buttons\":\"[{\\\"text\\\":⟦true⟧}]\"}"}"#,
      ["payload.bad-value data.button.buttons[0].text"]
    ),
    (
      #"{"button":"{\"text\":\"\",\"buttons\":\"[{\\\"text\\\":\\\"\\u00e9\\\",\\\"size\\\":⟦\\\"x\\\\n\\\"⟧}]\"}"}"#,
      ["payload.bad-value data.button.buttons[0].size"]
    ),
    // JSON in a string that is all of a value.
    (#"{"texts":"\"[⟦1⟧]\""}"#, ["payload.bad-value data.texts[0]"]),
    // A value that is no string is the validator's to report, and what is wrong inside it has its place too.
    (#"{"buttons":[{"text":"\n","size":⟦"x"⟧}]}"#, ["payload.bad-value data.buttons[0].size"]),
    (#"{"named":"{\"a\":1,\"b\":⟦\"x\"⟧}"}"#, ["payload.bad-value data.named.b"]),
    // A value as a whole.
    (#"{"buttons":⟦"{}"⟧}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":⟦"Yes, No"⟧}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":⟦""⟧}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":⟦"{\"a\":}"⟧}"#, ["payload.bad-value data.buttons"]),
    // No JSON.
    (#"{"buttons":"[{\"text\":\"a\"}⟦,⟧]"}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":"[{\"text\":⟦nope⟧}]"}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":"[] ⟦x⟧"}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":"[{\"text\":⟦\"⟧a}]"}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":"[{\"text\":\"a⟦\n⟧\"}]"}"#, ["payload.bad-value data.buttons"]),
    (#"{"buttons":"[{\"text\":\"⟦\\d⟧\"}]"}"#, ["payload.bad-value data.buttons"]),
    (
      #"{"button":"{\"text\":\"\",\"buttons\":\"[{\\\"text\\\"⟦}⟧]\"}"}"#, ["payload.bad-value data.button.buttons"]
    ),
    // Halves of surrogate pairs.
    (#"{"texts":"[\"a\",\"⟦\\ud83d⟧\"]"}"#, ["json.encoding data.texts[1]"]),
    (#"{"button":"{\"text\":\"⟦\\u\u0064e00⟧\"}"}"#, ["json.encoding data.button.text"]),
    // Keys that stand twice.
    (
      #"{"buttons":"[{\"text\":\"a\",⟦\"text\"⟧:\"b\",⟦\"te\\u0078t\"⟧:\"c\"}]"}"#,
      ["json.duplicate-key data.buttons[0].text", "json.duplicate-key data.buttons[0].text"]
    ),
    (#"{"named":"{\"a\":1,⟦\"a\"⟧:2}"}"#, ["json.duplicate-key data.named.a"]),
    // Words that are not known.
    (#"{"button":"{\"text\":\"\",\"style\":⟦\"primry\"⟧}"}"#, ["payload.unknown-choice data.button.style"]),
  ])
  func `a fault stands at its own bytes`(marked: String, expected: [String]) throws {
    let source = MarkedBytes(marked)
    let found = try decoding(source.bytes).diagnostics
    #expect(found.map { "\($0.code.rawValue) \($0.path)" } == expected)
    #expect(found.map(\.range) == source.ranges)
  }

  @Test(arguments: [
    (#"{"button":"{\"text\":\"\",⟦\"lable\"⟧:1}"}"#, ["data.button.lable"]),
    (#"{"buttons":"[{\"text\":\"\"},{\"text\":\"\",⟦\"a.b\\n\"⟧:{\"c\":1}}]"}"#, ["data.buttons[1][\"a.b\n\"]"]),
    (
      #"{"button":"{⟦\"x\"⟧:0,\"text\":\"\",\"buttons\":\"[{\\\"text\\\":\\\"\\\",⟦\\\"y\\\"⟧:0}]\"}"}"#,
      ["data.button.x", "data.button.buttons[0].y"]
    ),
  ])
  func `a key that nothing asks for stands at its own bytes`(marked: String, expected: [String]) throws {
    let source = MarkedBytes(marked)
    let decoding = try decoding(source.bytes)
    #expect(decoding.diagnostics.isEmpty)
    #expect(decoding.unknownMembers.map(\.path.description) == expected)
    #expect(decoding.unknownMembers.map(\.range) == source.ranges)
  }

  @Test func `a fault that nests too deep stands at the bracket that is one too many`() throws {
    let arrays = String(repeating: "[", count: 63)
    let source = MarkedBytes(#"{"texts":"\#(arrays)⟦[⟧\#(String(repeating: "]", count: 64))"}"#)
    let found = try decoding(source.bytes).diagnostics
    #expect(found.map(\.code) == [.jsonDepth])
    #expect(found.map(\.range) == source.ranges)
  }

  @Test func `ranges count earlier messages and a byte order mark`() throws {
    let source = MarkedBytes("\u{FEFF}{\"a\":\"b\"}\n" + #"{"buttons":"[{\"text\":⟦5⟧}]"}"#)
    let message = try #require(MessageReader().read(source.bytes).last?.message)
    let found = MetadataDecoder().decode(Payload.self, from: message.metadata).diagnostics
    #expect(found.map(\.range) == source.ranges)
  }

  @Test(arguments: 0..<100)
  func `a value in a string in a string is found across random escapes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("ab\"\\/\n\t\u{1}é한\u{2028}😀".unicodeScalars)
    // An array of strings that are no objects; each of them is a fault.
    var list = "["
    var places: [Range<Int>] = []
    for index in 0..<4 {
      if index > 0 { list += ", " }
      let text = String(String.UnicodeScalarView((0..<6).map { _ in letters.randomElement(using: &generator)! }))
      let string = String(decoding: RandomEscapes("-" + text, using: &generator).string, as: UTF8.self)
      places.append(list.utf8.count..<(list.utf8.count + string.utf8.count))
      list += string
    }
    list += "]"
    let inner = RandomEscapes(list, using: &generator)
    let head = #"{"text":"","buttons":"#
    let outer = RandomEscapes(head + String(decoding: inner.string, as: UTF8.self) + "}", using: &generator)
    let start = #"{"button":"#.utf8.count
    let source = Array(#"{"button":"#.utf8) + outer.string + [UInt8(ascii: "}")]
    let found = try decoding(source).diagnostics
    #expect(found.map(\.path.description) == (0..<4).map { "data.button.buttons[\($0)]" })
    let expected = places.map { place in
      let middle = inner.range(of: place)
      let offset = head.utf8.count
      let range = outer.range(of: (middle.lowerBound + offset)..<(middle.upperBound + offset))
      return (range.lowerBound + start)..<(range.upperBound + start)
    }
    #expect(found.map(\.range) == expected)
  }

  @Test
  func `tens of thousands of faults in one value are found`() throws {
    let elements = Array(repeating: #"{\"x\":1,\"x\":2,\"text\":\"\\n\"}"#, count: 6_000).joined(separator: ",")
    let broken = try decoding(Array(#"{"buttons":"[\#(elements)]"}"#.utf8))
    #expect(broken.diagnostics.count == 6_000)
    #expect(broken.unknownMembers.count == 20)
    let strings = Array(repeating: #"\"{\\\"y\\\":1}\""#, count: 12_000).joined(separator: ",")
    #expect(try decoding(Array(#"{"buttons":"[\#(strings)]"}"#.utf8)).diagnostics.count == 12_000)
    let numbers = Array(repeating: #"1"#, count: 100_000).joined(separator: ",")
    #expect(try decoding(Array(#"{"texts":"[\#(numbers)]"}"#.utf8)).diagnostics.count == 100_000)
  }
}
