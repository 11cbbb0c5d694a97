import CardMetadata
import Testing

struct MetadataTests {
  @Test func `keys are told apart by their bytes, not by canonical equivalence`() {
    let metadata: Metadata = ["é": "composed", "e\u{301}": "decomposed"]
    #expect(metadata["é"] == "composed")
    #expect(metadata["e\u{301}"] == "decomposed")
  }

  @Test func `metadata is given out as what is sent, in its order`() {
    let metadata: Metadata = ["type": "a", "b": "say \"hi\"", "a": "1", "b": "again"]
    #expect(metadata.json == #"{"type":"a","b":"say \"hi\"","a":"1","b":"again"}"#)
    #expect(metadata.dictionary == ["type": "a", "b": "say \"hi\"", "a": "1"])
    #expect(metadata.count == 4 && !metadata.isEmpty)
  }

  @Test func `equal metadata has equal hashes, and canonical equivalence is no equality`() {
    let composed: Metadata = ["é": ""]
    #expect(composed.hashValue == Metadata([Metadata.Pair("é", "")]).hashValue)
    #expect(composed != ["e\u{301}": ""])
  }
}
