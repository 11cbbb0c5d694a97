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
}
