import CardCore
import CardMetadata
import Testing

@Suite("The text of a message")
struct TextLimitTests {
  @Test(arguments: [
    (MetadataRules.talkPlus, 8192), (.talkPlus10, 8192), (.chatkitTutorial, 256),
  ])
  func `a text as long as the rules allow is taken, and one longer is not`(rules: MetadataRules, limit: Int) {
    let validator = MetadataValidator(rules: rules)
    #expect(validator.validate(text: String(repeating: "x", count: limit)).isEmpty)
    let found = validator.validate(text: String(repeating: "x", count: limit + 1), range: 3..<9)
    #expect(found.map(\.code) == [.messageTextTooLong])
    #expect(found.first?.limit == limit && found.first?.actual == limit + 1 && found.first?.range == 3..<9)
  }

  @Test func `Chatkit counts bytes, and others code points`() {
    let text = String(repeating: "가", count: 2000)
    #expect(MetadataValidator(rules: .chatkit).validate(text: text).first?.actual == 6000)
    #expect(MetadataValidator(rules: .talkPlus).validate(text: text).isEmpty)
    #expect(MetadataValidator(rules: .sendbird).validate(text: String(repeating: "x", count: 100_000)).isEmpty)
  }

  @Test func `a text that breaks the limit in another unit is warned of`() {
    let text = String(repeating: "가", count: 200)
    #expect(MetadataValidator(rules: .chatkitTutorial).validate(text: text).map(\.code) == [.metadataUnitDependent])
  }
}
