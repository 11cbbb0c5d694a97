import CardKit
import Testing

/// The code of README.md, as it stands there.
struct ReadmeTests {
  struct Applause: CardPayload {
    static let type: PayloadType = "applause"
    static let summary = "claps for somebody"

    var name: String
    var claps: Int

    func card(using builder: inout CardBuilder) -> Card {
      builder.expectNumber(Double(claps), in: 1...50, field: "claps")
      return Card(title: builder.line("👏 × \(claps)"), body: builder.body("for \(name)", field: "name"))
    }
  }

  @Test func `metadata is validated, or checked by a throwing call`() throws {
    let metadata: Metadata = ["type": "msg_with_button", "title": "Hi!"]
    let problems = MetadataValidator(rules: .talkPlus).validate(metadata)
    let checked = try MetadataValidator().checked(metadata)
    #expect(problems.isEmpty)
    #expect(checked == metadata)
  }

  @Test func `metadata in JSON is validated as it is, and a payload read with all rules checked`() throws {
    let json = Array(
      #"{"type":"msg_with_link","title":"Hi","body":"","url":"https://example.com","link_text":"Go"}"#.utf8)
    #expect(MetadataValidator().validate(json: json).isEmpty)
    let payload = try CardEngine().payload(line: json)
    #expect((payload as? MsgWithLink)?.linkText == "Go")
  }

  @Test func `a payload from outside the package registers and renders the same way`() {
    var engine = CardEngine()
    engine.payloads.registry.register(Applause.self)
    let outcome = engine.render(#"{"type":"applause","name":"Mina","claps":"12"}"#.utf8, as: .text)
    #expect(outcome.text == "👏 × 12\n\nfor Mina\n")
    #expect(outcome.diagnostics.isEmpty)
  }
}
