import CardPayloads
import Testing

struct PayloadRegistryTests {
  @Test func `a type tells its fields without being asked for them`() {
    let fields = PayloadRegistry.fields(of: MsgWithButton.self)
    #expect(fields.map(\.key) == ["title", "body", "button_text", "button_action"])
    #expect(fields.map(\.isRequired) == [true, true, true, true])
  }
}
