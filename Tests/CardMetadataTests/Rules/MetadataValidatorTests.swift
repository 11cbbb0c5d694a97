import CardCore
import CardMetadata
import Testing

struct MetadataValidatorTests {
  @Test(arguments: MetadataRules.profiles)
  func `as many pairs as the profile allows pass, and one more does not`(rules: MetadataRules) throws {
    let validator = MetadataValidator(rules: rules)
    #expect(validator.validate(Metadata.numbered(1)).isEmpty)
    #expect(validator.validate(Metadata.numbered(rules.maximumPairs)).isEmpty)
    let problems = validator.validate(Metadata.numbered(rules.maximumPairs + 1))
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.code == .metadataTooManyPairs)
    #expect(problem.limit == rules.maximumPairs)
    #expect(problem.actual == rules.maximumPairs + 1)
    #expect(problem.path == "data")
  }

  @Test func `the profiles have the numbers that the services document`() {
    let numbers = MetadataRules.profiles.map { [$0.maximumPairs, $0.maximumKeyLength, $0.maximumValueLength] }
    #expect(
      MetadataRules.profiles.map(\.name) == ["talkplus", "talkplus-10", "sendbird", "chatkit", "chatkit-tutorial"])
    #expect(numbers == [[5, 128, 1024], [10, 128, 1024], [5, 128, 190], [1000, 5120, 5120], [1000, 5120, 5120]])
    #expect(MetadataRules.profiles.map(\.unit) == [.codePoint, .codePoint, .codePoint, .utf8, .codePoint])
  }

  @Test func `metadata without pairs is an error unless the message has content`() {
    #expect(MetadataValidator().validate([:]).map(\.code) == [.metadataEmpty])
    #expect(MetadataValidator().validate(RawMetadata(), hasContent: true).isEmpty)
  }

  @Test(arguments: MetadataRules.profiles, LengthUnit.allCases)
  func `a key as long as the limit passes, and one longer does not`(rules: MetadataRules, unit: LengthUnit) throws {
    let validator = MetadataValidator(rules: rules.counting(in: unit))
    #expect(validator.validate([String(repeating: "k", count: 1): ""]).isEmpty)
    #expect(validator.validate([String(repeating: "k", count: rules.maximumKeyLength): ""]).isEmpty)
    let key = String(repeating: "k", count: rules.maximumKeyLength + 1)
    let problem = try #require(validator.validate([key: ""]).first)
    #expect(problem.code == .metadataKeyTooLong)
    #expect(problem.limit == rules.maximumKeyLength)
    #expect(problem.actual == rules.maximumKeyLength + 1)
    #expect(problem.path == FieldPath([.key("data"), .key(key)]))
  }

  @Test func `an empty key is its own fault, and an empty value is none`() {
    let problems = MetadataValidator().validate(["": "text", "k": ""])
    #expect(problems.map(\.code) == [.metadataEmptyKey])
    #expect(problems.map(\.path.description) == [#"data[""]"#])
    #expect(problems.map(\.limit) == [1])
    #expect(problems.map(\.actual) == [0])
  }

  @Test(arguments: MetadataRules.profiles, LengthUnit.allCases)
  func `a value as long as the limit passes, and one longer does not`(rules: MetadataRules, unit: LengthUnit) throws {
    let validator = MetadataValidator(rules: rules.counting(in: unit))
    let limit = rules.maximumValueLength
    #expect(validator.validate(["k": String(repeating: "v", count: limit)]).isEmpty)
    let problem = try #require(validator.validate(["k": String(repeating: "v", count: limit + 1)]).first)
    #expect(problem.code == .metadataValueTooLong)
    #expect(problem.limit == limit)
    #expect(problem.actual == limit + 1)
    #expect(problem.path.description == "data.k")
    #expect(problem.message.contains("\(limit + 1)") && problem.message.contains("\(limit)"))
  }

  @Test func `every kind of value that is no string is named, with how to write it`() {
    let cases: [(RawValue, String, String)] = [
      (.number("1e400"), "the number 1e400", #""1e400""#),
      (.boolean(true), "the boolean true", #""true""#),
      (.null, "null", "leave the pair out"),
      (.object(#"{"a":1}"#), "an object", #""{\"a\":1}""#),
      (.array("[1]"), "an array", #""[1]""#),
    ]
    for (value, name, hint) in cases {
      let entry = RawMetadata.Entry("k", value, keyRange: 1..<4, valueRange: 5..<9)
      let problems = MetadataValidator().validate(RawMetadata([entry]))
      #expect(problems.map(\.code) == [.metadataValueNotAString])
      #expect(problems.allSatisfy { $0.message.contains(name) && $0.hint?.contains(hint) == true })
      #expect(problems.map(\.range) == [5..<9])
    }
  }

  @Test func `keys are the same only when their bytes are`() {
    let alike = MetadataValidator().validate(["\u{E9}": "", "e\u{301}": ""])
    #expect(alike.map(\.code) == [.metadataKeysAlike] && alike.map(\.severity) == [.warning])
    let problems = MetadataValidator().validate(["\u{E9}": "", "\u{E9}": "", "a": ""])
    #expect(problems.map(\.code) == [.jsonDuplicateKey])
    #expect(problems.map(\.severity) == [.error])
  }

  @Test func `all faults are found at once, each with its place`() {
    let long = String(repeating: "x", count: 1025)
    let raw = RawMetadata(
      [
        .init("", .string(""), keyRange: 1..<3, valueRange: 4..<6),
        .init("a", .string(long), keyRange: 10..<13, valueRange: 14..<1041),
        .init("a", .null, keyRange: 1042..<1045, valueRange: 1046..<1050),
        .init("b", .string("")), .init("c", .string("")), .init("d", .string("")), .init("e", .string("")),
      ], range: 0..<2000)
    let found = MetadataValidator().validate(raw).map { "\($0.code.rawValue) \($0.path) \($0.range ?? 0..<0)" }
    #expect(
      found == [
        "metadata.too-many-pairs data 0..<2000", "json.duplicate-key data.a 1042..<1045",
        #"metadata.empty-key data[""] 1..<3"#, "metadata.value-too-long data.a 14..<1041",
        "metadata.value-not-a-string data.a 1046..<1050",
      ])
  }

  @Test func `metadata as a literal is given back or thrown with everything that is wrong`() throws {
    let checked = try MetadataValidator().checked(["type": "a"])
    #expect(checked == ["type": "a"])
    let failure = #expect(throws: CardFailure.self) {
      try MetadataValidator().checked(["": String(repeating: "v", count: 1025)])
    }
    #expect(failure?.diagnostics.map(\.code) == [.metadataEmptyKey, .metadataValueTooLong])
  }

  @Test func `a warning alone is not thrown`() throws {
    let metadata: Metadata = ["k": String(repeating: "\u{E9}", count: 600)]
    #expect(MetadataValidator().validate(metadata).map(\.severity) == [.warning])
    #expect(try MetadataValidator().checked(metadata) == metadata)
  }
}

extension Metadata {
  fileprivate static func numbered(_ count: Int) -> Metadata {
    Metadata((0..<count).map { Pair("k\($0)", "") })
  }
}
