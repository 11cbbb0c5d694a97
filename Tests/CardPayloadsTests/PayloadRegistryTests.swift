import CardPayloads
import Testing

struct PayloadRegistryTests {
  @Test func `a type tells its fields without being asked for them`() {
    let fields = PayloadRegistry.fields(of: MsgWithButton.self)
    #expect(fields.map(\.key) == ["title", "body", "button_text", "button_action"])
    #expect(fields.map(\.isRequired) == [true, true, true, true])
  }

  @Test func `a type says that it is made of texts where it is`() {
    for type in PayloadRegistry.standard.types {
      #expect((type.textType != nil) == (type is any TextPayload.Type), "\(type)")
    }
    #expect(MsgWithButton.textType != nil && PollPayload.textType == nil)
  }
}
