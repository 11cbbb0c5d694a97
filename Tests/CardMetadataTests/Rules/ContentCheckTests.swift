import CardCore
import CardMetadata
import Testing

struct ContentCheckTests {
  private static func rules(types: [String]? = nil, required: [String] = []) -> MetadataRules {
    MetadataRules(
      name: "acme", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 1024, allowedTypes: types,
      requiredKeys: required)
  }

  private static func found(_ metadata: RawMetadata, _ rules: MetadataRules) -> [String] {
    MetadataValidator(rules: rules).validate(metadata).map { "\($0.code.rawValue) \($0.path)" }
  }

  @Test func `a type that the rules do not allow is an error at its value`() throws {
    let entry = RawMetadata.Entry("type", .string("msg_with_buton"), keyRange: 1..<7, valueRange: 8..<24)
    let validator = MetadataValidator(rules: Self.rules(types: ["msg_with_button", "notice"]))
    let problem = try #require(validator.validate(RawMetadata([entry])).first)
    #expect(problem.code == .metadataTypeNotAllowed && problem.severity == .error)
    #expect(problem.path.description == "data.type" && problem.range == 8..<24)
    #expect(problem.hint == #"did you mean "msg_with_button"?"#)
    #expect(validator.validate(["type": "poll"]).map(\.hint) == [#"use one of "msg_with_button", "notice""#])
    #expect(validator.validate(["type": "notice"]).isEmpty)
  }

  @Test func `types are compared byte for byte`() {
    let rules = Self.rules(types: ["caf\u{E9}"])
    #expect(Self.found(RawMetadata(["type": "cafe\u{301}"]), rules) == ["metadata.type-not-allowed data.type"])
    #expect(Self.found(RawMetadata(["type": "caf\u{E9}"]), rules) == [])
  }

  @Test func `kind stands for type, and type comes before it`() {
    let rules = Self.rules(types: ["a"], required: ["type"])
    #expect(Self.found(RawMetadata(["kind": "a"]), rules) == [])
    #expect(Self.found(RawMetadata(["kind": "b"]), rules) == ["metadata.type-not-allowed data.kind"])
    #expect(Self.found(RawMetadata(["kind": "b", "type": "a"]), rules) == [])
    #expect(Self.found(RawMetadata(["type": "a"]), Self.rules(required: ["kind"])) == [])
  }

  @Test func `rules that allow some types ask for one`() {
    #expect(Self.found(RawMetadata(["title": ""]), Self.rules(types: ["a"])) == ["metadata.missing-key data"])
    // Once, also where the key is required by itself.
    let both = Self.rules(types: ["a"], required: ["type"])
    #expect(Self.found(RawMetadata(["title": ""]), both) == ["metadata.missing-key data"])
    #expect(
      Self.found(RawMetadata([.init("type", .number("3"))]), both) == ["metadata.value-not-a-string data.type"])
  }

  @Test func `every required key that is missing is named`() {
    let problems = MetadataValidator(rules: Self.rules(required: ["type", "id", "title"])).validate(["id": ""])
    #expect(problems.map(\.code) == [.metadataMissingKey, .metadataMissingKey])
    #expect(problems.map(\.hint) == [#"add a pair "type""#, #"add a pair "title""#])
    #expect(problems.allSatisfy { $0.severity == .error && $0.message.contains("acme") })
  }

  @Test func `a message without metadata owes no keys`() {
    let validator = MetadataValidator(rules: Self.rules(types: ["a"], required: ["id"]))
    #expect(validator.validate(RawMetadata(), hasContent: true).isEmpty)
    #expect(validator.validate(RawMetadata()).map(\.code) == [.metadataEmpty])
  }

  @Test func `a hostile type is shortened in the message`() {
    let long = String(repeating: "x\u{1B}", count: 300)
    let problem = MetadataValidator(rules: Self.rules(types: ["a"])).validate(["type": long]).first
    #expect(problem?.message.unicodeScalars.contains("\u{1B}") == false)
    #expect((problem?.message.count ?? 1000) < 120)
  }
}
