import CardMetadata
import TestSupport
import Testing

struct HostileMetadataTests {
  private static let rules = MetadataRules(
    name: "small \u{1B}[2J\u{202E}", maximumPairs: 3, maximumKeyLength: 8, maximumValueLength: 8,
    allowedTypes: ["\u{202E}a"], requiredKeys: ["\u{1B}]0;x\u{7}"])

  /// As a key, as a type, as a value and as a value that is no string.
  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `what is said of hostile metadata is harmless`(hostile: HostileCase) {
    for unit in LengthUnit.allCases { check(hostile.short, unit) }
    check(hostile.expanded, .codePoint)
  }

  private func check(_ text: String, _ unit: LengthUnit) {
    let raw = RawMetadata([
      .init(text, .string(text)), .init("type", .string(text)), .init("a", .object("{\"\(text)\":1}")),
      .init(text + "\u{456}", .array("[\(text)]")), .init("T" + text, .null),
    ])
    let validator = MetadataValidator(rules: Self.rules.counting(in: unit), nearLimit: 1)
    for problem in validator.validate(raw) {
      #expect(UnsafeText.findings(in: problem.message) == [])
      #expect(UnsafeText.findings(in: problem.hint ?? "") == [])
    }
    #expect(MetadataBudget(raw, rules: Self.rules).pairs.count == 5)
  }
}
