import CardMetadata
import Testing

struct MetadataBudgetTests {
  private static func rules(_ unit: LengthUnit = .codePoint) -> MetadataRules {
    MetadataRules(name: "small", maximumPairs: 2, maximumKeyLength: 4, maximumValueLength: 8, unit: unit)
  }

  @Test(arguments: LengthCase.all)
  func `a text's four lengths are those that Unicode gives it`(example: LengthCase) {
    let lengths = TextLengths(of: example.text)
    for unit in LengthUnit.allCases { #expect(lengths[unit] == example.length(in: unit), "in \(unit.name)s") }
  }

  @Test func `CR LF is one grapheme cluster of two characters`() {
    let lengths = TextLengths(of: "a\r\nb")
    #expect(lengths.codePoints == 4 && lengths.graphemeClusters == 3)
  }

  @Test func `every measure stands to its limit as it should`() {
    let budget = MetadataBudget(["k": "12345678", "12345": "", "": "123456789"], rules: Self.rules(), nearLimit: 90)
    #expect(budget.pairCount == 3 && budget.pairCountState == .over && !budget.isKept)
    #expect(budget.pairs.map(\.keyState) == [.kept, .over, .under])
    #expect(budget.pairs.map(\.valueState) == [.near, .kept, .over])
    #expect(budget.pairs.map(\.isKept) == [true, false, false])
    #expect(MetadataBudget(["k": "12345678"], rules: Self.rules()).isKept)
    #expect(MetadataBudget(["k": "12345678"], rules: Self.rules()).pairs[0].valueState == .kept)
  }

  @Test func `the unit of the rules decides and all four are given`() {
    let value = String(repeating: "\u{D55C}", count: 3)
    #expect(MetadataBudget(["k": value], rules: Self.rules()).isKept)
    let inBytes = MetadataBudget(["k": value], rules: Self.rules(.utf8))
    #expect(inBytes.pairs[0].valueState == .over && inBytes.pairs[0].valueLengths.codePoints == 3)
  }

  @Test func `a value that is no string is counted as the string that it should be`() {
    let raw = RawMetadata([.init("a", .object("{ \"b\" : 1 }")), .init("c", .null), .init("d", .number("1e400"))])
    let budget = MetadataBudget(raw, rules: Self.rules())
    #expect(budget.pairs.map(\.valueLengths.codePoints) == [7, 0, 5])
    #expect(budget.pairs.map(\.isString) == [false, false, false] && !budget.isKept)
  }

  @Test func `a key that stands twice is one pair and two rows, byte for byte`() {
    let budget = MetadataBudget(["a": "", "a": ""], rules: Self.rules())
    #expect(budget.pairCount == 1 && budget.pairs.count == 2 && budget.isKept)
    #expect(MetadataBudget(["\u{E9}": "", "e\u{301}": "", "x": ""], rules: Self.rules()).pairCount == 3)
  }

  @Test func `the budget and the validator agree on every limit`() {
    for unit in LengthUnit.allCases {
      for example in LengthCase.all {
        for count in 1...9 {
          let text = String(repeating: example.text, count: count)
          let metadata: Metadata = [text: text]
          let budget = MetadataBudget(metadata, rules: Self.rules(unit))
          let codes = Set(MetadataValidator(rules: Self.rules(unit)).validate(metadata).map(\.code))
          #expect(codes.contains(.metadataKeyTooLong) == (budget.pairs[0].keyState == .over))
          #expect(codes.contains(.metadataValueTooLong) == (budget.pairs[0].valueState == .over))
        }
      }
    }
  }

  @Test func `hostile metadata is counted in one pass`() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 32_000)
    #expect(MetadataBudget([marks: marks]).pairs[0].valueLengths.graphemeClusters == 1)
    let many = Metadata((0..<50_000).map { Metadata.Pair("\($0)", "") })
    #expect(MetadataBudget(many).pairCount == 50_000)
    let flags = String(repeating: "\u{1F1F0}", count: 50_000)
    #expect(MetadataBudget(["k": flags]).pairs[0].valueLengths.graphemeClusters == 25_000)
  }
}
