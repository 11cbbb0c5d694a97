import CardCore
import CardMetadata
import CardPayloads
import TestSupport
import Testing

/// What holds for every built-in type.
struct BuiltInTypesTests {
  /// A type by its name, since a metatype is no test argument that can be told from others.
  static let names = PayloadRegistry.standard.types.map { $0.type.rawValue }

  private static func type(_ name: String) throws -> any CardPayload.Type {
    try #require(PayloadRegistry.standard.type(named: name))
  }

  /// The example of a type, encoded.
  private static func example(_ name: String) throws -> Metadata {
    let example = try #require(try type(name).example)
    return try encoded(example)
  }

  private static func encoded(_ payload: some CardPayload) throws -> Metadata {
    try MetadataEncoder().encode(payload)
  }

  private static func decoded<Payload: CardPayload>(_ type: Payload.Type, from metadata: Metadata) throws -> Metadata {
    try MetadataEncoder().encode(MetadataDecoder().decode(type, from: metadata))
  }

  @Test func `there are eighteen of them, each with a name of its own`() {
    #expect(Self.names.count == 18)
    #expect(Set(Self.names).count == 18)
  }

  @Test(arguments: names)
  func `a type fits in five pairs, whatever of it is used`(name: String) throws {
    let fields = PayloadRegistry.fields(of: try Self.type(name))
    #expect(1...4 ~= fields.count)
    #expect(fields.contains { $0.isRequired })
    #expect(Set(fields.map(\.key)).count == fields.count)
  }

  @Test(arguments: names)
  func `its example is what the chat service takes, and without a fault`(name: String) throws {
    let metadata = try Self.example(name)
    let fields = PayloadRegistry.fields(of: try Self.type(name))
    #expect(MetadataValidator(rules: .talkPlus).validate(metadata) == [])
    #expect(metadata.pairs.first == Metadata.Pair("type", name))
    #expect(Set(metadata.pairs.map(\.key)).isSubset(of: fields.map(\.key) + ["type"]))
    #expect(Set(metadata.pairs.map(\.key)).isSuperset(of: fields.filter(\.isRequired).map(\.key)))
    let (card, diagnostics) = PayloadDecoder().card(from: RawMetadata(metadata))
    #expect(diagnostics == [])
    #expect(card != Card())
  }

  @Test(arguments: names)
  func `decoding what was encoded gives it back`(name: String) throws {
    let type = try Self.type(name)
    let metadata = try Self.example(name)
    let again = try Self.decoded(type, from: metadata)
    #expect(again == metadata)
  }

  @Test(arguments: names)
  func `a missing field is reported once, at its place, and no other fault is`(name: String) throws {
    let type = try Self.type(name)
    let pairs = try Self.example(name).pairs
    for field in PayloadRegistry.fields(of: type) {
      let rest = Metadata(pairs.filter { $0.key != field.key })
      let (_, diagnostics) = PayloadDecoder().card(from: RawMetadata(rest))
      #expect(diagnostics.map(\.code) == (field.isRequired ? [.payloadMissingField] : []), "\(field.key)")
      #expect(diagnostics.map(\.path.description) == (field.isRequired ? ["data.\(field.key)"] : []))
    }
  }

  /// The beginnings of the texts, each made once.
  private static let hostileTexts = HostileCase.all.map { String($0.short.unicodeScalars.prefix(100)) }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: names)
  func `no hostile text in any field stops a card`(name: String) throws {
    let pairs = try Self.example(name).pairs
    for text in Self.hostileTexts {
      let hostile = Metadata(
        pairs.map { $0.key == "type" ? $0 : Metadata.Pair($0.key, Self.hostile(text, in: $0.value)) })
      let (_, diagnostics) = PayloadDecoder().card(from: RawMetadata(hostile))
      #expect(diagnostics.allSatisfy { UnsafeText.findings(in: $0.description).isEmpty })
      #expect(diagnostics.allSatisfy { $0.message.utf8.count < 500 })
    }
  }

  /// The text, or nested JSON with the text for each of its strings.
  private static func hostile(_ text: String, in value: String) -> String {
    guard value.hasPrefix("[") || value.hasPrefix("{") else { return text }
    let quoted = Metadata(["x": text]).json.dropFirst(#"{"x":"#.count).dropLast()
    return value.replacing(#/:"[^"]*"/#) { _ in ":" + quoted }
  }
}
