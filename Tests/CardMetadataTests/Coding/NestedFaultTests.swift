import CardCore
import CardMetadata
import Testing

private struct Button: Codable, Equatable {
  var text: String
  var action: String?
  var more: [Button]?
}

private class Base: Decodable {
  var id: Int
}

private final class Derived: Base {
  enum CodingKeys: CodingKey { case name }
  var name: String

  required init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    try super.init(from: decoder)
  }
}

private enum Closed: String, Decodable { case one }

private struct Strict: Decodable {
  var closed: Closed
  var last: Int
}

private struct Lossy: Decodable {
  enum CodingKeys: CodingKey { case value }
  var strict: Strict?

  init(from decoder: any Decoder) throws {
    strict = try? decoder.singleValueContainer().decode(Strict.self)
  }
}

/// A value that refuses what it holds.
private struct Refusing: Decodable {
  struct Reason: Error {}
  enum CodingKeys: CodingKey { case count }

  init(from decoder: any Decoder) throws {
    let count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    guard count > 0 else { throw Reason() }
  }
}

private enum Shape: Decodable {
  case none
  case circle(radius: Double)
}

struct NestedFaultTests {
  private func decoding<T: Decodable>(_ type: T.Type, _ text: String) -> MetadataDecoder.Decoding<[String: T]> {
    MetadataDecoder().decode([String: T].self, from: RawMetadata(["k": text]))
  }

  @Test(arguments: [
    (#"[{"text":"a"},]"#, "the JSON array it should be: nothing follows this comma", "remove the comma"),
    (#"[{"text":'a'}]"#, "the single-quoted text \"a\" stands where a value is expected", "use double quotes"),
    (#"[{"text":"a"}"#, "the text ends inside this array, where \",\" or \"]\" is expected", "close the array with ]"),
    (#"[{"text":"a"#, "the text ends inside this string", "close the string with a double quote"),
    (#"[] 2"#, "the number \"2\" stands where nothing more is expected", "remove what follows the value"),
    (#"[],"#, "\",\" stands where nothing more is expected", "remove the comma"),
  ])
  func `what makes a text no JSON is said in the reader's words`(text: String, message: String, hint: String) {
    let found = decoding([Button].self, text).diagnostics
    #expect(found.map(\.code) == [.payloadBadValue])
    #expect(found.first?.message.hasPrefix("\"k\" is not the JSON array it should be: ") == true)
    #expect(found.first?.message.hasSuffix(message) == true, "\(found)")
    #expect(found.first?.hint == hint)
  }

  @Test(arguments: [
    ("", #""k" is ""; expected a JSON array"#), ("Yes", #""k" is "Yes"; expected a JSON array"#),
    ("{]", #""k" is "{]"; expected a JSON array"#), ("7", #""k" is "7"; expected a JSON array"#),
  ])
  func `a text that does not begin like the value is no broken value`(text: String, message: String) {
    #expect(decoding([Button].self, text).diagnostics.map(\.message) == [message])
  }

  @Test func `metadata that was built in code has no places`() {
    let texts = [#"[{"text":5}]"#, "[{}]", "[,]", #"[{"text":"","text":""}]"#, #"["\ud83d"]"#]
    for text in texts {
      let found = decoding([Button].self, text)
      #expect(!found.diagnostics.isEmpty)
      #expect(found.diagnostics.allSatisfy { $0.range == nil })
    }
    let unknown = decoding([Button].self, #"[{"text":"","x":0}]"#).unknownMembers
    #expect(unknown.map(\.range) == [nil])
  }

  @Test func `a value that was changed after it was read has the place of the whole`() {
    let source = Array(#"{"k":"[5]"}"#.utf8)
    var raw = RawMetadata([.init("k", .string("[5]"), valueRange: 5..<10)])
    raw.source = PlacedBytes(source)
    let faults = { MetadataDecoder().decode([String: [String]].self, from: raw).diagnostics.map(\.range) }
    #expect(faults() == [7..<8])
    raw.entries[0].value = .string("[7]")
    #expect(faults() == [5..<10])
    raw.entries[0].valueRange = 5..<99
    #expect(faults() == [5..<99])
  }

  @Test func `hints show backslashes as the source has to have them`() {
    var raw = RawMetadata([.init("k", .string("[\"\n\"]"), valueRange: 5..<15)])
    raw.source = PlacedBytes(Array(#"{"k":"[\"\n\"]"}"#.utf8))
    let hint = { MetadataDecoder().decode([String: [String]].self, from: raw).diagnostics.first?.hint }
    #expect(hint() == #"close the string, or write its line ends as \\n"#)
    raw.source = nil
    #expect(hint() == #"close the string, or write its line ends as \n"#)
  }

  @Test func `a text that is looked at twice is reported once`() {
    let text = #"{"name":"\ud83d","name":"b","id":1,"extra":0}"#
    let found = decoding(Derived.self, text)
    #expect(found.diagnostics.map(\.code) == [.jsonEncoding, .jsonDuplicateKey])
    #expect(found.diagnostics.map(\.severity) == [.error, .warning])
    #expect(found.unknownMembers.map(\.path.description) == ["data.k.extra"])
    #expect(found.value?["k"]?.id == 1)
  }

  @Test func `a warning does not hide that a value is refused`() {
    let found = decoding(Refusing.self, #"{"count":0,"count":1}"#).diagnostics
    #expect(found.map(\.code) == [.jsonDuplicateKey, .payloadBadValue])
  }

  @Test func `warnings do not make the throwing call throw`() throws {
    let metadata: Metadata = ["k": #"[{"text":"a","text":"b"}]"#]
    let value = try MetadataDecoder().decode([String: [Button]].self, from: metadata)
    #expect(value == ["k": [Button(text: "a")]])
  }

  // MARK: Unknown keys

  @Test(arguments: [
    (#"[{"text":"","acton":""}]"#, ["data.k[0].acton: did you mean \"action\"?"]),
    // A name that is there already is not meant.
    (#"[{"text":"","txet":""}]"#, ["data.k[0].txet: remove it; nothing reads it"]),
    (
      #"[{"acton":"","text":""},{"text":"","more":[{"x":0,"text":""}]}]"#,
      ["data.k[0].acton: did you mean \"action\"?", "data.k[1].more[0].x: remove it; nothing reads it"]
    ),
    // A key that stands twice is one.
    (#"[{"text":"","x":0,"x":1}]"#, ["data.k[0].x: remove it; nothing reads it"]),
    (#"[{"text":"","text":""}]"#, []), (#"[{"text":"","action":null}]"#, []), (#"[]"#, []),
  ])
  func `a key that nothing asks for is a note, and tells what it may have meant`(text: String, expected: [String]) {
    let notes = decoding([Button].self, text).unknownMembers
    #expect(notes.map { "\($0.path): \($0.hint ?? "")" } == expected)
    #expect(notes.allSatisfy { $0.code == .payloadUnknownField && $0.severity == .note })
  }

  @Test func `a note names the object that has no such field`() {
    let notes = decoding([Button].self, #"[{"text":"","more":[{"text":"","x":0}]}]"#).unknownMembers
    #expect(notes.map(\.message) == [#""more"[0] has no field "x""#])
  }

  @Test func `keys that are data are never unknown`() {
    #expect(decoding([String: Button].self, #"{"anything":{"text":""}}"#).unknownMembers.isEmpty)
    #expect(decoding([String: Int].self, #"{"a":1,"b":2}"#).unknownMembers.isEmpty)
    #expect(decoding(Shape.self, #"{"circle":{"radius":1}}"#).unknownMembers.isEmpty)
    // What is in an object of such keys may still have some.
    let found = decoding([String: Button].self, #"{"anything":{"text":"","x":0}}"#).unknownMembers
    #expect(found.map(\.path.description) == ["data.k.anything.x"])
    let behind = decoding([String: [String: Int]].self, #"{"a":{"b":1,"c":2,"d":3}}"#).unknownMembers
    #expect(behind.isEmpty)
  }

  @Test func `an object of data beside an unknown key does not hide it`() {
    struct Mixed: Decodable { var counts: [String: Int] }
    let found = decoding(Mixed.self, #"{"counts":{"a":1,"b":2,"c":3},"x":0}"#).unknownMembers
    #expect(found.map(\.path.description) == ["data.k.x"])
  }

  @Test func `nobody knows what a value that was given up would have asked for`() {
    #expect(decoding(Strict?.self, #"{"closed":"two","last":1}"#).unknownMembers == [])
    #expect(decoding([Strict?].self, #"[{"closed":"two","last":1}]"#).unknownMembers == [])
    #expect(decoding(Lossy.self, #"{"closed":"two","last":1}"#).unknownMembers == [])
    // In a string, in an array that is given up with it.
    #expect(decoding([Strict?].self, #"["{\"closed\":\"two\",\"last\":1}"]"#).unknownMembers == [])
  }

  @Test func `twenty notes are enough, and the last says how many more there are`() {
    let elements = (0..<50).map { #"{"text":"","x\#($0)":0}"# }.joined(separator: ",")
    let notes = decoding([Button].self, "[\(elements)]").unknownMembers
    #expect(notes.count == 20)
    #expect(notes.last?.path.description == "data.k[19].x19")
    #expect(notes.last?.message.hasSuffix("; 30 more such faults follow in this document") == true)
  }
}
