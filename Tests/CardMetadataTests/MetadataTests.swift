import CardMetadata
import Testing

struct MetadataTests {
  @Test func `keys are told apart by their bytes, not by canonical equivalence`() {
    let metadata: Metadata = ["é": "composed", "e\u{301}": "decomposed"]
    #expect(metadata["é"] == "composed")
    #expect(metadata["e\u{301}"] == "decomposed")
  }
}
