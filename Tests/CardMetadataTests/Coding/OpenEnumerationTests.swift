import CardCore
import CardMetadata
import Testing

private enum Style: String, Codable, OpenEnumeration {
  case plain, primary, danger
  static let fallback = primary
}

private enum Closed: String, Codable, CaseIterable { case plain, primary }

private struct Button: Codable, Equatable {
  var style: Style
  var maybe: Style?
  var styles: [Style]?
}

struct OpenEnumerationTests {
  private func decoding(_ metadata: Metadata) -> MetadataDecoder.Decoding<Button> {
    MetadataDecoder().decode(Button.self, from: RawMetadata(metadata))
  }

  @Test func `a word that is not known is a warning, and the value is the fallback`() {
    let decoding = decoding(["style": "outlined", "maybe": "ghost", "styles": #"["danger","dangre","plain"]"#])
    #expect(decoding.value == Button(style: .primary, maybe: .primary, styles: [.danger, .primary, .plain]))
    let found = decoding.diagnostics
    #expect(found.map(\.path.description) == ["data.style", "data.maybe", "data.styles[1]"])
    #expect(found.allSatisfy { $0.code == .payloadUnknownChoice && $0.severity == .warning })
    let words = #"the known words are "plain", "primary", "danger""#
    #expect(found.map(\.hint) == [words, words, #"did you mean "danger"? "# + words])
    #expect(
      found.first?.message
        == #""style" is "outlined", a word that this version does not know; it is read as "primary""#)
  }

  @Test func `words that are known are read without a word`() {
    let decoding = decoding(["style": "danger", "maybe": "plain", "styles": "[]"])
    #expect(decoding.value == Button(style: .danger, maybe: .plain, styles: []))
    #expect(decoding.diagnostics.isEmpty)
  }

  @Test func `what is missing or no word at all stays an error, and the fallback stands in`() {
    let missing = decoding([:])
    #expect(missing.diagnostics.map(\.code) == [.payloadMissingField])
    #expect(missing.value == Button(style: .primary))
    let faulty = decoding(["style": "plain", "styles": #"[7,null,{"a":1},"plain"]"#])
    #expect(faulty.diagnostics.map(\.code) == [.payloadBadValue, .payloadBadValue, .payloadBadValue])
    #expect(faulty.diagnostics.first?.message.contains(#"one of "plain", "primary", "danger""#) == true)
    #expect(faulty.value?.styles == [.primary, .primary, .primary, .plain])
  }

  @Test func `a closed enumeration's word stays an error`() {
    let found = MetadataDecoder().decode([String: Closed].self, from: RawMetadata(["k": "outlined"])).diagnostics
    #expect(found.map(\.code) == [.payloadBadValue])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `the throwing call takes a word that is not known`() throws {
    #expect(try MetadataDecoder().decode(Button.self, from: ["style": "outlined"]) == Button(style: .primary))
  }

  @Test func `every case comes back`() throws {
    for style in Style.allCases { try roundTrip(style) }
  }
}
