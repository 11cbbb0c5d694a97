import CardCore
import CardMetadata
import FoundationEssentials
import Testing

private enum Size: String, Codable, CaseIterable { case small, large }
private enum Level: Int, Codable, CaseIterable { case low = 1, high = 2 }
private enum Closed: String, Codable { case one }

private struct Inner: Codable, Equatable {
  var count: Int
  var size: Size
}

private struct Refusing: Decodable {
  struct Reason: Error {}
  let count: Int

  enum CodingKeys: CodingKey { case count }

  init(from decoder: any Decoder) throws {
    count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    guard count > 0 else { throw Reason() }
  }
}

private struct Everything: Decodable {
  var text: String
  var flag: Bool
  var whole: Int
  var tiny: Int8
  var huge: UInt128
  var double: Double
  var float: Float
  var decimal: Decimal
  var day: Date
  var url: URL
  var id: UUID
  var data: Data
  var size: Size
  var level: Level
  var list: [Int]
  var named: [String: Int]
  var inner: Inner
  var maybe: Int?
  var last: Int
}

struct DecodingFaultTests {
  private func faults<T: Decodable>(_ type: T.Type, _ metadata: Metadata) -> [Diagnostic] {
    MetadataDecoder().decode(type, from: RawMetadata(metadata)).diagnostics
  }

  @Test func `every field that is missing is reported in one pass, an optional one never`() {
    let missing = faults(Everything.self, [:])
    let names = [
      "text", "flag", "whole", "tiny", "huge", "double", "float", "decimal", "day", "url", "id", "data", "size",
      "level",
      "list", "named", "inner", "last",
    ]
    #expect(missing.map(\.path.description) == names.map { "data." + $0 })
    #expect(missing.allSatisfy { $0.code == .payloadMissingField && $0.severity == .error })
  }

  @Test func `every field that is wrong is reported in one pass, once, with its value and what was expected`() {
    let cases = [
      ("flag", "yes", "true or false"), ("whole", "1.5", "a whole number"), ("tiny", "128", "from -128 to 127"),
      ("huge", "-1", "from 0 to 340282366920938463463374607431768211455"), ("double", "1e400", "a number"),
      ("float", "nan", "a number"), ("decimal", "12abc", "a decimal number"), ("day", "2026-02-30", "ISO 8601"),
      ("url", "", "an address"), ("id", "1234", "UUID"), ("data", "%", "Base64"),
      ("size", "medium", #"one of "small", "large""#), ("level", "3", #"one of "1", "2""#),
      ("list", "{}", "a JSON array"),
      ("named", "[]", "a JSON object"), ("inner", "5", "a JSON object"), ("maybe", "", "a whole number"),
      ("last", "x", "a whole number"),
    ]
    let metadata = Metadata([Metadata.Pair("text", "")] + cases.map { Metadata.Pair($0.0, $0.1) })
    let found = faults(Everything.self, metadata)
    #expect(found.map(\.path.description) == cases.map { "data." + $0.0 })
    for ((name, value, expected), fault) in zip(cases, found) {
      #expect(fault.code == .payloadBadValue)
      #expect(fault.message.hasPrefix("\"\(name)\" is \"\(value)\"; expected "), "\(fault)")
      #expect(fault.message.contains(expected), "\(fault)")
      #expect(fault.hint?.contains(expected) == true, "\(fault)")
    }
  }

  @Test func `faults inside JSON have the path and the pair's range`() {
    struct Payload: Decodable {
      var inners: [Inner]
      var named: [String: Inner]
    }
    let raw = RawMetadata([
      .init("inners", .string(#"[{"count":true,"size":"small"},{"size":5}]"#), valueRange: 10..<60),
      .init("named", .string(#"{"a.b":{"count":"7","size":"big"}}"#), valueRange: 70..<90),
    ])
    let found = MetadataDecoder().decode(Payload.self, from: raw).diagnostics
    let lines = found.map { "\($0.code.rawValue) \($0.path) \($0.range ?? 0..<0)" }
    #expect(
      lines == [
        "payload.bad-value data.inners[0].count 10..<60", "payload.missing-field data.inners[1].count 10..<60",
        "payload.bad-value data.inners[1].size 10..<60", #"payload.bad-value data.named["a.b"].size 70..<90"#,
      ])
  }

  @Test(arguments: [("size", "tiny"), ("level", "high"), ("level", "3")])
  func `an enumeration's fault is one, and lists the choices`(key: String, value: String) {
    struct Payload: Decodable {
      var size: Size?
      var level: Level?
    }
    for text in [value, "\"\(value)\""] {
      let found = faults(Payload.self, [key: text])
      #expect(found.map(\.code) == [.payloadBadValue])
      #expect(found.first?.message.contains(key == "size" ? #"one of "small", "large""# : #"one of "1", "2""#) == true)
    }
    let list = faults([String: [Size?]].self, ["k": #"["small",null,"x"]"#])
    #expect(list.map(\.path.description) == ["data.k[2]"])
    #expect(list.first?.message.contains(#"one of "small", "large""#) == true)
  }

  @Test func `a type that refuses its value is one fault`() {
    #expect(faults(Refusing.self, ["count": "0"]).map(\.path.description) == ["data"])
    #expect(faults([String: Refusing].self, ["k": #"{"count":0}"#]).map(\.path.description) == ["data.k"])
    #expect(faults([String: Refusing].self, ["k": #"{"count":0}"#]).map(\.code) == [.payloadBadValue])
    // The stand-in of a faulty field is refused too, which is no second fault.
    #expect(faults(Refusing.self, ["count": "x"]).map(\.path.description) == ["data.count"])
    #expect(faults(Refusing.self, [:]).map(\.code) == [.payloadMissingField])
  }

  @Test func `faults behind a value that nothing stands in for are found where it is optional or an element`() {
    struct Payload: Decodable {
      var closed: Closed?
      var list: [Closed]
      var last: Int
    }
    let found = faults(Payload.self, ["closed": "two", "list": #"["one","two"]"#, "last": "x"])
    #expect(found.map(\.path.description) == ["data.closed", "data.list[1]", "data.last"])
  }

  @Test func `JSON must be one document and nothing else`() {
    for text in ["[1] 2", "[1],", "[1]]", "[1", "1", "", " ", "null", "[1]\u{0}"] {
      #expect(faults([String: [Int]].self, ["k": text]).map(\.code) == [.payloadBadValue], "\(text)")
    }
    #expect(faults([String: [Int]].self, ["k": " [1]\n"]).isEmpty)
    // Half of a surrogate pair leaves the rest readable, and is what it is elsewhere.
    let half = faults([String: [String]].self, ["k": #"["\ud800"]"#])
    #expect(half.map { "\($0.code.rawValue) \($0.path)" } == ["json.encoding data.k[0]"])
  }

  @Test func `a text in JSON is no number, and a number no text`() {
    #expect(faults([String: [String]].self, ["k": "[1]"]).map(\.path.description) == ["data.k[0]"])
    #expect(faults([String: [Int]].self, ["k": #"["1"]"#]).isEmpty)
    #expect(faults([String: [Int]].self, ["k": "[null]"]).map(\.code) == [.payloadBadValue])
  }

  @Test func `null among the pairs is the validator's to report`() {
    struct Payload: Decodable {
      var count: Int
      var maybe: Int?
    }
    let raw = RawMetadata([.init("count", .null), .init("maybe", .null)])
    let decoding = MetadataDecoder().decode(Payload.self, from: raw)
    #expect(decoding.diagnostics.isEmpty)
    #expect(decoding.value?.count == 0 && decoding.value?.maybe == nil)
    #expect(decoding.fields == ["count", "maybe"])
  }

  @Test func `the throwing call gives all faults`() {
    let failure = #expect(throws: CardFailure.self) { try MetadataDecoder().decode(Inner.self, from: ["count": "x"]) }
    #expect(failure?.diagnostics.map(\.code) == [.payloadBadValue, .payloadMissingField])
  }
}
