import CardKit
import Testing

/// The code of README.md, as it stands there.
struct ReadmeTests {
  struct Rating: CardPayload {
    static let type: PayloadType = "rating"
    static let summary = "a product and its stars"

    var product: String
    var stars: Int

    func card(using builder: inout CardBuilder) -> Card {
      Card(title: builder.line(product), body: builder.body(String(repeating: "★", count: stars), field: "stars"))
    }
  }

  @Test func `metadata is validated, or checked by a throwing call`() throws {
    let metadata: Metadata = ["type": "msg_with_button", "title": "Hi!"]
    let problems = MetadataValidator(rules: .talkPlus).validate(metadata)
    let checked = try MetadataValidator().checked(metadata)
    #expect(problems.isEmpty)
    #expect(checked == metadata)
  }

  @Test func `a payload from outside the package registers and renders the same way`() {
    var engine = CardEngine()
    engine.payloads.registry.register(Rating.self)
    let outcome = engine.render(#"{"type":"rating","product":"Teapot","stars":"4"}"#.utf8, as: .text)
    #expect(outcome.text == "Teapot\n\n★★★★\n")
    #expect(outcome.diagnostics.isEmpty)
  }
}
