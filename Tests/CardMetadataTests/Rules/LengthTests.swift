import CardCore
import CardMetadata
import Testing

struct LengthTests {
  @Test(arguments: LengthCase.all)
  func `a text has the lengths that Unicode gives it`(example: LengthCase) {
    for unit in LengthUnit.allCases {
      #expect(unit.length(of: example.text) == example.length(in: unit), "in \(unit.name)s")
    }
  }

  /// A value of real text, padded to exactly `length` units with ASCII, which has one of each.
  private static func text(_ example: LengthCase, _ length: Int, in unit: LengthUnit) -> (String, LengthCase) {
    let padding = length - example.length(in: unit)
    let lengths = LengthCase(
      name: "", text: "", codePoints: example.codePoints + padding, utf16: example.utf16 + padding,
      utf8: example.utf8 + padding, graphemes: example.graphemes + padding)
    return (String(repeating: "x", count: padding) + example.text, lengths)
  }

  @Test(arguments: LengthCase.all, LengthUnit.allCases)
  func `the limit holds to the unit, at it and one over`(example: LengthCase, unit: LengthUnit) {
    let rules = MetadataRules.talkPlus.counting(in: unit)
    for length in [1024, 1025] {
      let (text, lengths) = Self.text(example, length, in: unit)
      let problems = MetadataValidator(rules: rules).validate(["k": text])
      let isOver = length == 1025
      let verdicts = Set(LengthUnit.allCases.map { lengths.length(in: $0) > 1024 })
      let expected: [DiagnosticCode] =
        isOver ? [.metadataValueTooLong] : verdicts.count == 2 ? [.metadataUnitDependent] : []
      #expect(problems.map(\.code) == expected)
      #expect(problems.allSatisfy { $0.actual == length && $0.limit == 1024 })
      guard verdicts.count == 2 else { continue }
      let counts = LengthUnit.allCases.map { $0.counted(lengths.length(in: $0)) }
      #expect(problems.allSatisfy { problem in counts.allSatisfy { problem.message.contains($0) } })
    }
  }

  @Test(arguments: LengthUnit.allCases)
  func `a key's limit depends on the unit in the same way`(unit: LengthUnit) {
    // 43 syllables are 43 code points and 129 bytes.
    let key = String(repeating: "\u{D55C}", count: 43)
    let problems = MetadataValidator(rules: .talkPlus.counting(in: unit)).validate([key: ""])
    #expect(problems.map(\.code) == [unit == .utf8 ? .metadataKeyTooLong : .metadataUnitDependent])
    #expect(problems.first?.message.contains("43 code points, 43 UTF-16 units, 129 UTF-8 bytes, 43 grapheme") == true)
  }

  @Test func `where all units agree, the message names one count`() {
    let problem = MetadataValidator().validate(["k": String(repeating: "x", count: 1025)]).first
    #expect(problem?.message == #"the value of "k" is 1025 code points long; the limit is 1024"#)
  }

  @Test func `a hostile size is measured and reported`() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 32_000)
    #expect(MetadataValidator().validate([marks: ""]).first?.actual == 64_001)
    #expect(MetadataValidator().validate(Metadata((0..<10).map { _ in Metadata.Pair(marks, "") })).count == 19)
    let duplicates = Metadata((0..<10_000).map { _ in Metadata.Pair("k", "") })
    let repeated = MetadataValidator().validate(duplicates)
    #expect(repeated.count == 20)
    #expect(repeated.last?.message.hasSuffix("9979 more such faults follow in this document") == true)
    let many = Metadata((0..<100_000).map { Metadata.Pair("\($0)", "") })
    #expect(MetadataValidator().validate(many).map(\.actual) == [100_000])
  }
}
