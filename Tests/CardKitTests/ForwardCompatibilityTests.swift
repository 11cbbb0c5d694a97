import CardKit
import Testing

private enum Tone: String, Codable, OpenEnumeration {
  case calm, loud
  static let fallback = calm
}

private struct Choice: Codable, Equatable {
  var label: String
  var tone: Tone?
}

/// A payload of which later versions have more than this one knows.
private struct Question: CardPayload, Equatable {
  static let type: PayloadType = "question"
  static let summary = "a question"

  var title: String
  var tone: Tone
  var choices: [Choice]?

  func card(using builder: inout CardBuilder) -> Card {
    Card(title: builder.line(title), body: builder.body(tone.rawValue, field: "tone"))
  }
}

/// What a later version of a sender adds loses no card and no pair.
struct ForwardCompatibilityTests {
  private static let newer =
    #"{"type":"question","version":"9","title":"Now?","tone":"shy","choices":"[{\"lable\":1,\"label\":\"a\",\"tone\":\"odd\"}]"}"#

  private var engine: CardEngine {
    var engine = CardEngine()
    engine.payloads.registry.register(Question.self)
    return engine
  }

  @Test func `a message of a later version is valid and drawn, and everything new about it is said at its place`() {
    let outcome = engine.render(Self.newer.utf8, as: .text)
    #expect(outcome.isValid)
    #expect(outcome.text == "Now?\n\ncalm\n")
    let bytes = Array(Self.newer.utf8)
    let found = outcome.diagnostics.map { diagnostic in
      let text = diagnostic.range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "no place"
      return "\(diagnostic.severity) \(diagnostic.code.rawValue) \(diagnostic.path) ⟦\(text)⟧"
    }
    #expect(
      found == [
        #"note payload.unknown-field data.version ⟦"version"⟧"#,
        #"warning payload.unknown-choice data.tone ⟦"shy"⟧"#,
        #"note payload.unknown-field data.choices[0].lable ⟦\"lable\"⟧"#,
        #"warning payload.unknown-choice data.choices[0].tone ⟦\"odd\"⟧"#,
      ])
  }

  @Test(arguments: [newer, newer.replacing("question", with: "later_type"), #"{"b":"1","a":"\u0000","":"é😀"}"#])
  func `raw pairs are kept as they came, in their order`(text: String) throws {
    let metadata = try #require(MessageReader().read(Array(text.utf8)).first?.message?.metadata)
    #expect(metadata.texts.json == text)
  }

  @Test func `a type that nobody registered is shown with every pair`() throws {
    let text = Self.newer.replacing("question", with: "later_type")
    let examination = try #require(engine.examine(text.utf8).first)
    #expect(examination.isValid)
    guard case .facts(let facts)? = examination.card?.body.first else { return #expect(Bool(false)) }
    #expect(facts.map(\.label) == ["type", "version", "title", "tone", "choices"])
  }

  @Test
  func `a payload that is decoded and encoded again keeps its fields, and what it does not know where it is asked to`()
    throws
  {
    let original = try #require(MessageReader().read(Array(Self.newer.utf8)).first?.message?.metadata.texts)
    var question = try MetadataDecoder().decode(Question.self, from: original)
    #expect(question == Question(title: "Now?", tone: .calm, choices: [Choice(label: "a", tone: .calm)]))
    let alone = try MetadataEncoder().encode(question)
    #expect(
      alone == [
        "type": "question", "title": "Now?", "tone": "calm", "choices": #"[{"label":"a","tone":"calm"}]"#,
      ])
    #expect(try MetadataEncoder().encode(question, updating: original).json == Self.newer)
    question.title = "Later?"
    let changed = try MetadataEncoder().encode(question, updating: original)
    #expect(changed.json == Self.newer.replacing("Now?", with: "Later?"))
  }

  @Test(
    arguments: [
      (["title": "a", "tone": "loud"], ["type": "question", "title": "b", "tone": "loud"]),
      (["title": "a", "kind": "question", "tone": "loud"], ["title": "b", "kind": "question", "tone": "loud"]),
      (["x": "", "title": "a", "type": "old"], ["x": "", "title": "b", "type": "question", "tone": "loud"]),
      (["kind": "old", "type": "question"], ["kind": "old", "type": "question", "title": "b", "tone": "loud"]),
      (["kind": "old"], ["type": "question", "kind": "old", "title": "b", "tone": "loud"]),
    ] as [(Metadata, Metadata)])
  func `an updated payload says its type where it was said`(original: Metadata, expected: Metadata) throws {
    let payload = Question(title: "b", tone: .loud)
    #expect(try MetadataEncoder().encode(payload, updating: original) == expected)
  }
}
