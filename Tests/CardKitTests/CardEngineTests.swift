import CardKit
import Testing

struct CardEngineTests {
  @Test func `one call gives text, diagnostics and losses`() {
    let bytes = #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"Go","button_action":"Go"}"#.utf8
    let outcome = CardEngine().render(bytes, as: .text)
    #expect(outcome.text == "Hi!\n\n[ Go ]\n")
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.losses.map(\.code) == ["loss.button"])
  }

  @Test func `a payload is encoded, examined and drawn without a detour over bytes`() throws {
    let payload = MsgWithLink(title: "Hi!", body: "", url: "https://example.com", linkText: "Open")
    let metadata = try MetadataEncoder().encode(payload)
    #expect(metadata["type"] == "msg_with_link")
    let examination = CardEngine().examine(Message(metadata))
    #expect(examination.isValid && examination.diagnostics.isEmpty)
    #expect(examination.card?.title == "Hi!")
    #expect(try MetadataDecoder().decode(MsgWithLink.self, from: metadata) == payload)
  }

  @Test func `empty metadata is in order beside a text`() {
    #expect(CardEngine().examine(Message([:], text: "hello")).isValid)
    #expect(!CardEngine().examine(Message([:])).isValid)
  }
}
