import CardCore
import CardMetadata
import Foundation
import TestSupport
import Testing

struct MetadataRulesTests {
  private static let full = MetadataRules(
    name: "acme \u{202E}", maximumPairs: 8, maximumKeyLength: 64, maximumValueLength: 512, maximumTextLength: 77,
    unit: .utf8,
    allowedTypes: ["msg_with_button", "알림"], requiredKeys: ["type", "id"], source: "our \"contract\"",
    date: "2024-02-29")

  @Test(arguments: MetadataRules.profiles + [full])
  func `rules read back from what they write, as a file and by Codable`(rules: MetadataRules) throws {
    #expect(try MetadataRules(json: rules.json.utf8) == rules)
    #expect(try JSONDecoder().decode(MetadataRules.self, from: JSONEncoder().encode(rules)) == rules)
  }

  @Test func `rules that were encoded with their limits alone are still read`() throws {
    let old = #"{"name":"a","maximumPairs":1,"maximumKeyLength":2,"maximumValueLength":3}"#
    let rules = MetadataRules(name: "a", maximumPairs: 1, maximumKeyLength: 2, maximumValueLength: 3)
    #expect(try JSONDecoder().decode(MetadataRules.self, from: Data(old.utf8)) == rules)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MetadataRules.self, from: Data((old.dropLast() + #","date":"2023-02-29"}"#).utf8))
    }
  }

  @Test func `a file says all that it likes and inherits the rest`() throws {
    let file = """
      \u{FEFF} {"extends":"sendbird","pairs":3,"types":["a"],"required":["type"],"source":"ours","date":"2026-11-30"}

      """
    #expect(
      try MetadataRules(json: file.utf8)
        == MetadataRules(
          name: "custom", maximumPairs: 3, maximumKeyLength: 128, maximumValueLength: 190, allowedTypes: ["a"],
          requiredKeys: ["type"], source: "ours", date: "2026-11-30"))
  }

  @Test(arguments: [
    (#"{"pairs":1,"key":1,"value":1}"#, 1, 1), (#"{"pairs":1000,"key":1000000,"value":1}"#, 1000, 1_000_000),
  ])
  func `the smallest and the largest limits are taken`(file: String, pairs: Int, key: Int) throws {
    let rules = try MetadataRules(json: file.utf8)
    #expect(rules.maximumPairs == pairs && rules.maximumKeyLength == key && rules.maximumValueLength == 1)
  }

  /// Each expectation is `code path` of one marked place, in the order of the places.
  @Test(arguments: [
    ("⟦⟧", ["json.syntax "]),
    ("[⟦}⟧", ["json.syntax "]),
    ("⟦[1]⟧", ["rules.bad-value "]),
    (#"⟦"talkplus"⟧"#, ["rules.bad-value "]),
    ("⟦{}⟧", ["rules.missing-key pairs", "rules.missing-key key", "rules.missing-key value"]),
    (#"{"extends":"talkplus"}⟦{⟧}"#, ["json.syntax "]),
    (#"{"extends":⟦"talk"⟧}"#, ["rules.bad-value extends"]),
    (#"{"extends":"talkplus","text":⟦0⟧}"#, ["rules.bad-value text"]),
    (#"{"extends":⟦3⟧}"#, ["rules.bad-value extends"]),
    (#"{"pairs":⟦0⟧,"key":⟦1000001⟧,"value":⟦-1⟧}"#, ["bad-value pairs", "bad-value key", "bad-value value"]),
    (#"{"pairs":⟦1001⟧,"key":⟦1.5⟧,"value":⟦1e3⟧}"#, ["bad-value pairs", "bad-value key", "bad-value value"]),
    (#"{"pairs":⟦"5"⟧,"key":⟦null⟧,"value":⟦[]⟧}"#, ["bad-value pairs", "bad-value key", "bad-value value"]),
    (#"{"pairs":⟦99999999999999999999⟧,"key":1,"value":1}"#, ["rules.bad-value pairs"]),
    (#"{"extends":"talkplus",⟦"unti"⟧:"utf8"}"#, ["rules.unknown-key unti"]),
    (#"{"extends":"talkplus","unit":⟦"bytes"⟧}"#, ["rules.bad-value unit"]),
    (#"{"extends":"talkplus","unit":"utf8",⟦"unit"⟧:"utf16"}"#, ["json.duplicate-key unit"]),
    (#"{"extends":"talkplus","types":⟦[]⟧}"#, ["rules.bad-value types"]),
    (#"{"extends":"talkplus","types":⟦"a"⟧}"#, ["rules.bad-value types"]),
    (#"{"extends":"talkplus","types":["a",⟦"a"⟧,⟦""⟧,⟦{}⟧]}"#, ["types[1]", "types[2]", "types[3]"]),
    (#"{"extends":"talkplus","required":⟦["a","b","c","d","e","f"]⟧}"#, ["rules.bad-value required"]),
    (#"{"extends":"talkplus","key":1,"required":⟦["ab"]⟧}"#, ["rules.bad-value required"]),
    (#"{"extends":"talkplus","value":1,"types":⟦["ab"]⟧}"#, ["rules.bad-value types"]),
    (#"{"extends":"talkplus","date":⟦"2026-02-29"⟧}"#, ["rules.bad-value date"]),
    (#"{"extends":"talkplus","date":⟦"2026-2-9"⟧,"source":⟦" "⟧}"#, ["bad-value date", "bad-value source"]),
    (#"{"extends":"talkplus","name":"⟦\ud800⟧"}"#, ["json.encoding "]),
  ])
  func `everything that is wrong with a file is said at once, each at its place`(marked: String, expected: [String]) {
    let source = MarkedBytes(marked)
    let failure = #expect(throws: CardFailure.self) { try MetadataRules(json: source.bytes) }
    let found = failure?.diagnostics ?? []
    #expect(found.count == expected.count)
    #expect(Set(found.compactMap(\.range)) == Set(source.ranges))
    for (diagnostic, expectation) in zip(found, expected) {
      #expect("\(diagnostic.code.rawValue) \(diagnostic.path)".hasSuffix(expectation))
      #expect(diagnostic.severity == .error && diagnostic.hint?.isEmpty == false)
    }
  }

  @Test(arguments: [
    (#"{"pair":5,"key":1,"value":1,"extends":"talkplus"}"#, #"did you mean "pairs"?"#),
    (#"{"unit":"utf-16","extends":"talkplus"}"#, #"did you mean "utf16"?"#),
    (#"{"extends":"talkplus10"}"#, #"did you mean "talkplus-10"?"#),
    (#"{"extends":"sendbird","pairs":0}"#, "write a whole number of 1 to 1000"),
  ])
  func `what may have been meant is said`(file: String, hint: String) {
    let failure = #expect(throws: CardFailure.self) { try MetadataRules(json: file.utf8) }
    #expect(failure?.diagnostics.map(\.hint) == [hint])
  }

  @Test func `a file of very many keys is one pass`() {
    let keys = (0..<20_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    let failure = #expect(throws: CardFailure.self) { try MetadataRules(json: "{\(keys)}".utf8) }
    #expect(failure?.diagnostics.count == 20_003)
  }
}
