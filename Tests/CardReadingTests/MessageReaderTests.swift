import CardReading
import Testing

struct MessageReaderTests {
  @Test func `an empty page has no messages`() {
    #expect(MessageReader().read(Array(#"{"messages":[],"hasNext":false}"#.utf8)).isEmpty)
  }
}
