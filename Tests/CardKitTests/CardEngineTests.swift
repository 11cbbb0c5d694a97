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

  @Test(arguments: ["a b", "SayHello", "javascript:x"])
  func `a file whose address cannot be opened is shown by its address`(address: String) {
    let outcome = CardEngine(isLenient: true).render(#"{"id":"1","fileUrl":"\#(address)"}"#.utf8, as: .text)
    #expect(outcome.text == "\(address)\n")
  }

  /// Each card is broken, and holds a word that must not be lost with it.
  @Test(arguments: [
    (#"{"id":"1","text":"hi","data":[1]}"#, "hi"),
    (#"{"id":"1","text":"hi","data":{"type":"msg_with_button"}}"#, "hi"),
    (#"{"":"Hi!","type":"msg_with_button"}"#, "Hi!"),
    (#"{"type":"msg_with_image","title":"T","body":"B","image_url":"nope","alt_text":"Alt"}"#, "Alt"),
    (#"{"type":"msg_with_link","title":"T","body":"B","url":"javascript:x","link_text":"Label"}"#, "Label"),
    (#"{"type":"msg_with_button","title":7,"body":"B","button_text":"L","button_action":"A"}"#, "7"),
  ])
  func `a lenient engine shows what can be shown, in every format`(input: String, word: String) {
    let engine = CardEngine(isLenient: true)
    for format in engine.renderers.formats {
      let outcome = engine.render(input.utf8, as: format, options: RenderingOptions(html: HTMLOptions(mode: .fragment)))
      #expect(!outcome.isValid)
      #expect(outcome.text.contains(word), "\(format.name)")
    }
  }
}
