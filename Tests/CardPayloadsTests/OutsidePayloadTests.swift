import CardCore
import CardMetadata
import CardPayloads
import Testing

/// A payload that the package does not know.
private struct Invitation: CardPayload, Equatable {
  static let type: PayloadType = "invitation"
  static let summary = "an invitation"

  var eventName: String
  var seats: Int
  var note: String?

  func card(using builder: inout CardBuilder) -> Card {
    if seats < 1 {
      let place = builder.place("seats")
      builder.report(
        Diagnostic(.payloadBadValue, "seats is \(seats)", at: place.path, range: place.range, hint: "offer one"))
    }
    return Card(title: builder.line(eventName), body: builder.body(note ?? "", field: "note"))
  }
}

private enum Tone: String, Codable, OpenEnumeration {
  case calm, loud
  static let fallback = calm
}

/// A payload that finds a fault in a field that has a warning already.
private struct Call: CardPayload {
  static let type: PayloadType = "call"
  static let summary = "a call"

  var tone: Tone

  func card(using builder: inout CardBuilder) -> Card {
    builder.report(.payloadBadValue, "calls are loud", field: "tone")
    return Card()
  }
}

struct OutsidePayloadTests {
  private var decoder: PayloadDecoder {
    var registry = PayloadRegistry.standard
    registry.register(Invitation.self)
    return PayloadDecoder(registry: registry)
  }

  @Test func `a payload from elsewhere is decoded as the built-in ones are`() throws {
    let metadata = try MetadataEncoder().encode(Invitation(eventName: "Party", seats: 3, note: "*now*"))
    let (card, diagnostics) = decoder.card(from: RawMetadata(metadata))
    #expect(metadata.pairs.map(\.key) == ["type", "event_name", "seats", "note"])
    #expect(card == Card(title: "Party", body: [.paragraph([.emphasis([.text("now")])])]))
    #expect(diagnostics == [])
  }

  @Test func `its optional fields may be missing and its own faults are reported at their place`() {
    let seats = RawMetadata.Entry("seats", .string("0"), keyRange: 40..<47, valueRange: 48..<51)
    let metadata = RawMetadata([.init("type", .string("invitation")), .init("event_name", .string("x")), seats])
    let (card, diagnostics) = decoder.card(from: metadata)
    #expect(card.title == "x")
    #expect(diagnostics.map(\.path.description) == ["data.seats"])
    #expect(diagnostics.map(\.range) == [48..<51])
  }

  @Test func `a stand-in's fault is not reported on top of the field's`() {
    let (card, diagnostics) = decoder.card(
      from: RawMetadata(["type": "invitation", "event_name": "x", "seats": "three"]))
    #expect(card.title == "x")
    #expect(diagnostics.map(\.code) == [.payloadBadValue])
  }

  @Test func `it is listed behind the built-in ones, and replaces one of its name`() {
    var registry = PayloadRegistry.standard
    registry.register(Invitation.self)
    registry.register(Invitation.self)
    #expect(registry.types.map { $0.type } == PayloadRegistry.standard.types.map { $0.type } + ["invitation"])
    let fields = PayloadRegistry.fields(of: Invitation.self)
    #expect(fields.map(\.key) == ["event_name", "seats", "note"])
    #expect(fields.map(\.isRequired) == [true, true, false])
    #expect(registry.type(named: "Invitation") == nil)
  }

  @Test func `a warning hides no fault of its field, and does not turn the card into pairs`() {
    let (card, diagnostics) = PayloadDecoder(registry: PayloadRegistry([Call.self])).card(
      from: RawMetadata(["type": "call", "tone": "shy"]))
    #expect(diagnostics.map(\.code) == [.payloadUnknownChoice, .payloadBadValue])
    #expect(card == Card())
  }
}
