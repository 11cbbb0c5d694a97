import CardCore
import CardMetadata
import Testing

struct AlikeKeysTests {
  private static func found(_ keys: String...) -> [String] {
    let metadata = Metadata(keys.map { Metadata.Pair($0, "") })
    return MetadataValidator().validate(metadata).map { "\($0.severity.rawValue) \($0.code.rawValue): \($0.message)" }
  }

  /// The code points and their names are those of UnicodeData.txt, the likenesses those of UTS #39's confusables.
  @Test(arguments: [
    (["t\u{456}tle"], "title", "2nd character is U+0456 CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I"),
    (["b\u{3BF}dy"], "body", "2nd character is U+03BF GREEK SMALL LETTER OMICRON"),
    (["\u{FF54}itle"], "title", "1st character is U+FF54 FULLWIDTH LATIN SMALL LETTER T"),
    (["\u{1D41B}ody"], "body", "1st character is U+1D41B MATHEMATICAL BOLD SMALL B"),
    (["page\u{2013}size"], "page-size", "5th character is U+2013 EN DASH"),
    (["xxxxxxxxxx\u{430}"], "xxxxxxxxxxa", "11th character is U+0430 CYRILLIC SMALL LETTER A"),
    // Wholly in one script, and yet the word "kind" or another key of the message.
    (["\u{1D424}\u{1D422}\u{1D427}\u{1D41D}"], "kind", "1st character is U+1D424 MATHEMATICAL BOLD SMALL K"),
    (["\u{441}\u{430}\u{440}", "cap"], "cap", "1st character is U+0441 CYRILLIC SMALL LETTER ES"),
    (["\u{FB01}le", "file"], "file", "1st character is U+FB01 LATIN SMALL LIGATURE FI"),
    (["한\u{430}", "한a"], "한a", "2nd character is U+0430 CYRILLIC SMALL LETTER A"),
    (["한\u{430}", "한\u{3B1}"], "한\u{430}", "2nd character is U+03B1 GREEK SMALL LETTER ALPHA"),
    // A capital Iota looks like a small L, and so does the digit that it is beside here.
    (["\u{399}d", "1d"], "1d", "1st character is U+0399 GREEK CAPITAL LETTER IOTA"),
  ])
  func `a key that looks like another says by which character`(keys: [String], target: String, character: String) {
    let problems = MetadataValidator().validate(Metadata(keys.map { Metadata.Pair($0, "") }))
    #expect(problems.map(\.code) == [.metadataKeyLookAlike])
    #expect(problems.map(\.severity) == [.warning])
    let message = problems.first?.message ?? ""
    #expect(message.hasSuffix(" looks like \"\(target)\": its \(character)"))
  }

  @Test(arguments: [
    "тип", "제목", "題名", "тело", "заголовок", "α", "λόγος", "сор", "naïve", "kapı", "Straße", "ключ1", "n\u{BA}",
    "l\u{2019}heure", "caf\u{E9}", "题-名", "а_1", "co\u{2082}",
  ])
  func `a key of another script or with an accent is no fault`(key: String) {
    #expect(Self.found("type", key).isEmpty)
  }

  @Test func `plain ASCII is never said to look like something`() {
    #expect(Self.found("l", "1", "I", "O", "0").filter { !$0.contains("keys-alike") }.isEmpty)
    #expect(Self.found("type", "title", "tit1e", "rn", "m").isEmpty)
  }

  @Test func `keys required by the rules are known too`() {
    let rules = MetadataRules(
      name: "", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 10, requiredKeys: ["cop"])
    let key = "\u{441}\u{43E}\u{440}"
    #expect(MetadataValidator(rules: rules).validate([key: "", "cop": ""]).map(\.code) == [.metadataKeyLookAlike])
    #expect(
      MetadataValidator(rules: rules).validate([key: ""]).map(\.code) == [.metadataMissingKey, .metadataKeyLookAlike])
  }

  @Test(arguments: [
    (["title", "Title"], "in upper and lower case"), (["TITLE", "tITLE"], "in upper and lower case"),
    (["\u{E9}", "e\u{301}"], "in how their characters are composed"),
    (["\u{D55C}", "\u{1112}\u{1161}\u{11AB}"], "in how their characters are composed"),
    (["\u{C9}", "e\u{301}"], "in upper and lower case"), (["ТИП", "тип"], "in upper and lower case"),
  ])
  func `keys that differ only in case or composition are a warning at the second`(keys: [String], difference: String) {
    let entries = keys.enumerated().map { index, key in
      RawMetadata.Entry(key, .string(""), keyRange: index..<(index + 1))
    }
    let problems = MetadataValidator().validate(RawMetadata(entries))
    #expect(problems.map(\.code) == [.metadataKeysAlike] && problems.map(\.severity) == [.warning])
    #expect(problems.map(\.range) == [1..<2])
    #expect(problems.first?.message.hasSuffix("differ only \(difference)") == true)
  }

  @Test func `keys that are the same byte for byte are duplicates and nothing else`() {
    #expect(
      MetadataValidator().validate(["T": "", "T": "", "т": "", "т": ""]).map(\.code) == [
        .jsonDuplicateKey, .jsonDuplicateKey,
      ])
  }

  @Test func `every later key is held against the first`() {
    #expect(Self.found("a", "A", "b").count == 1)
    #expect(Self.found("aB", "Ab", "AB").count == 2)
  }
}

extension AlikeKeysTests {
  /// The most combining marks that fit into a key that is compared, in an order that normalising has to change.
  private static let marks = String(repeating: "\u{301}\u{323}", count: 63)

  @Test func `hostile keys are looked at once`() {
    let rules = MetadataRules(name: "", maximumPairs: 100_000, maximumKeyLength: 200_000, maximumValueLength: 1)
    let validator = MetadataValidator(rules: rules)
    let long = "\u{456}a" + String(repeating: "\u{301}\u{323}", count: 32_000)
    #expect(validator.validate([long: "", "A" + long: ""]).isEmpty)
    let many = (0..<10_000).map { Metadata.Pair("\($0)a\(Self.marks.prefix(1))", "") }
    #expect(validator.validate(Metadata(many)).isEmpty)
    let marked = (0..<500).map { Metadata.Pair("T\($0)\(String(Self.marks.unicodeScalars.dropLast(4)))", "") }
    #expect(validator.validate(Metadata(marked)).isEmpty)
    let alike = (0..<10_000).map { Metadata.Pair("t\u{456}tle\($0)", "") }
    #expect(validator.validate(Metadata(alike)).count == 10_000)
    let white = (0..<1_000).map { Metadata.Pair(String(repeating: "\n", count: $0 % 50) + "\($0)\u{200B}x ", "") }
    #expect(validator.validate(Metadata(white)).filter { $0.code == .metadataKeyInvisible }.count == 1_000)
    let controls = String(repeating: "\u{200B}\n", count: 30_000) + "x"
    #expect(validator.validate([controls: ""]).map(\.code) == [.metadataKeyInvisible])
  }

  @Test func `keys longer than what is compared are not compared`() {
    let key = String(repeating: "k", count: 257)
    let rules = MetadataRules(name: "", maximumPairs: 5, maximumKeyLength: 300, maximumValueLength: 1)
    #expect(MetadataValidator(rules: rules).validate([key: "", key.uppercased(): ""]).isEmpty)
    let short = String(key.dropLast())
    #expect(MetadataValidator(rules: rules).validate([short: "", short.uppercased(): ""]).count == 1)
  }
}
