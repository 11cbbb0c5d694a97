import CardCore
import CardMetadata
import Testing

struct PurposeTests {
  private static func found(_ count: Int, _ rules: MetadataRules, _ purpose: MetadataValidator.Purpose) -> [String] {
    let metadata = Metadata((0..<count).map { Metadata.Pair("k\($0)", "") })
    return MetadataValidator(rules: rules, purpose: purpose).validate(metadata).map {
      "\($0.severity.rawValue) \($0.code.rawValue) \($0.actual ?? 0) \($0.limit ?? 0)"
    }
  }

  @Test(arguments: 6...10)
  func `up to ten pairs that came in are a warning, and an error where they are sent`(count: Int) {
    #expect(Self.found(count, .talkPlus, .receiving) == ["warning metadata.too-many-pairs \(count) 5"])
    #expect(Self.found(count, .talkPlus, .sending) == ["error metadata.too-many-pairs \(count) 5"])
  }

  @Test func `more than ten pairs are an error whatever the purpose`() {
    for rules in [MetadataRules.talkPlus, .talkPlus10] {
      #expect(
        Self.found(11, rules, .receiving) == ["error metadata.too-many-pairs 11 \(rules.maximumPairs)"])
    }
    #expect(Self.found(10, .talkPlus10, .receiving) == [])
  }

  @Test func `rules that take more than ten pairs stay the limit`() {
    let wide = MetadataRules(name: "wide", maximumPairs: 20, maximumKeyLength: 8, maximumValueLength: 8)
    #expect(Self.found(20, wide, .receiving) == [])
    #expect(Self.found(21, wide, .receiving) == ["error metadata.too-many-pairs 21 20"])
  }

  @Test func `what else is wrong is as wrong in what came in`() {
    let problems = MetadataValidator(purpose: .receiving).validate(["": String(repeating: "x", count: 1025)])
    #expect(problems.map(\.severity) == [.error, .error])
    #expect(MetadataValidator(purpose: .receiving).validate([:]).map(\.severity) == [.error])
  }
}
