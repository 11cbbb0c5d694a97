import CardCore
import CardMetadata
import Testing

private enum Keys: String, CodingKey { case one, innerList, innerMap, imageURL, imageUrl }

private struct Nested: Codable, Equatable {
  var numbers: [Int]
  var name: String

  init(numbers: [Int], name: String) { (self.numbers, self.name) = (numbers, name) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    var list = try container.nestedUnkeyedContainer(forKey: .innerList)
    numbers = []
    while !list.isAtEnd { numbers.append(try list.decode(Int.self)) }
    name = try container.nestedContainer(keyedBy: Keys.self, forKey: .innerMap).decode(String.self, forKey: .one)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    var list = container.nestedUnkeyedContainer(forKey: .innerList)
    for number in numbers { try list.encode(number) }
    var map = container.nestedContainer(keyedBy: Keys.self, forKey: .innerMap)
    try map.encode(name, forKey: .one)
  }
}

private struct Written: Encodable {
  let write: @Sendable (any Encoder) throws -> Void
  func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// A value that is content with anything.
private struct Inert: Decodable {
  init(from decoder: any Decoder) throws {}
}

private final class Endless: Decodable {
  var left: Endless
  var right: Endless
  var count: Int
}

private final class Lossy: Decodable {
  let left: Lossy?
  let right: Lossy?

  enum CodingKeys: CodingKey { case left, right }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    left = try? container.decode(Lossy.self, forKey: .left)
    right = try? container.decode(Lossy.self, forKey: .right)
  }
}

struct CustomCodingTests {
  private func failure(_ write: @escaping @Sendable (any Encoder) throws -> Void) -> CardFailure? {
    #expect(throws: CardFailure.self) { try MetadataEncoder().encode(Written(write: write)) }
  }

  @Test func `nested containers come back, and their faults have their own place`() throws {
    let value = Nested(numbers: [1, 2], name: "n")
    let metadata = try MetadataEncoder().encode(value)
    #expect(metadata == ["inner_list": "[1,2]", "inner_map": #"{"one":"n"}"#])
    #expect(try MetadataDecoder().decode(Nested.self, from: metadata) == value)
    try roundTrip(value)
    let raw = RawMetadata(["inner_list": "{}", "inner_map": "[]"])
    let faults = MetadataDecoder().decode(Nested.self, from: raw).diagnostics
    #expect(faults.map(\.path.description) == ["data.inner_list", "data.inner_map"])
    let missing = MetadataDecoder().decode(Nested.self, from: RawMetadata()).diagnostics
    #expect(missing.map(\.code) == [.payloadMissingField, .payloadMissingField])
  }

  @Test func `an explicit nil has no pair, and comes back as nil`() throws {
    struct Explicit: Codable, Equatable {
      var one: Int?
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encodeNil(forKey: .one)
      }
      init() {}
      init(from decoder: any Decoder) throws {
        one = try decoder.container(keyedBy: Keys.self).decode(Int?.self, forKey: .one)
      }
    }
    #expect(try MetadataEncoder().encode(Explicit()) == [:])
    #expect(try MetadataDecoder().decode(Explicit.self, from: [:]) == Explicit())
    try roundTrip(Explicit())
  }

  @Test func `a key that is written twice has the last value, and two properties never share one`() throws {
    let twice = Written { encoder in
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(1, forKey: .one)
      try container.encode(2, forKey: .one)
    }
    #expect(try MetadataEncoder().encode(twice) == ["one": "2"])
    let clash = failure { encoder in
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(1, forKey: .imageURL)
      try container.encode(2, forKey: .imageUrl)
    }
    #expect(clash?.diagnostics.map(\.path.description) == ["data.image_url"])
  }

  @Test func `a value that is one value and an object at once is refused`() {
    let mixed = failure { encoder in
      var single = encoder.singleValueContainer()
      try single.encode(1)
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(1, forKey: .one)
    }
    #expect(mixed?.diagnostics.map(\.code) == [.payloadBadValue])
  }

  @Test func `a value that has no properties is refused, with no words lost`() {
    for value in [1, "text", [1, 2], true, Int?.none as Any] as [Any] {
      guard let value = value as? any Encodable else { continue }
      let failure = #expect(throws: CardFailure.self) { try MetadataEncoder().encode(value) }
      #expect(failure?.diagnostics.map(\.code) == [.metadataNotAnObject], "\(value)")
    }
    struct Reason: Error {}
    #expect(failure { _ in throw Reason() }?.diagnostics.map(\.code) == [.payloadBadValue])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that JSON cannot write is refused by its field's name`(number: Double) {
    let double = #expect(throws: CardFailure.self) { try MetadataEncoder().encode(["a": [["bC": [1, number]]]]) }
    #expect(double?.diagnostics.map(\.path.description) == ["data.a[0].bC[1]"])
    #expect(double?.diagnostics.map(\.code) == [.payloadBadValue])
    let float = #expect(throws: CardFailure.self) { try MetadataEncoder().encode(["k": Float(number)]) }
    #expect(float?.diagnostics.first?.message.contains("\"k\"") == true)
  }

  @Test func `a type that needs itself without end is a missing field`() {
    let endless = MetadataDecoder().decode(Endless.self, from: RawMetadata())
    #expect(endless.value == nil)
    #expect(endless.diagnostics.first?.path == FieldPath([.key("data"), .key("left")]))
    #expect(MetadataDecoder().decode(Lossy.self, from: RawMetadata()).value != nil)
  }

  @Test func `the limit of nesting holds over JSON inside strings inside JSON`() {
    struct Link: Decodable {
      var next: Next?
      indirect enum Next: Decodable {
        case link(Link)
        init(from decoder: any Decoder) throws { self = .link(try Link(from: decoder)) }
      }
    }
    // Each of 8 texts nests 10 objects, so that no one text breaks the limit and the whole does.
    func text(_ layers: Int) -> String {
      let inner = layers == 0 ? "{}" : quoted(text(layers - 1))
      return (0..<10).reduce(inner) { json, _ in #"{"next":\#(json)}"# }
    }
    func quoted(_ json: String) -> String {
      "\"" + json.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
    let shallow = MetadataDecoder().decode(Link.self, from: RawMetadata(["next": text(5)]))
    #expect(shallow.diagnostics.isEmpty)
    let deep = MetadataDecoder().decode(Link.self, from: RawMetadata(["next": text(7)])).diagnostics
    #expect(deep.map(\.code) == [.jsonDepth])
    #expect(deep.map(\.limit) == [64])
    // 63 arrays in the text, and the metadata around them.
    let flat = String(repeating: "[", count: 63) + String(repeating: "]", count: 63)
    let level = MetadataDecoder().decode([String: [Inert]].self, from: RawMetadata(["k": flat])).diagnostics
    #expect(level.isEmpty)
    let over = MetadataDecoder().decode([String: [Inert]].self, from: RawMetadata(["k": "[\(flat)]"])).diagnostics
    #expect(over.map(\.code) == [.jsonDepth])
  }
}
