import CardKit
import Testing

struct DiagnosticExplanationTests {
  /// The codes that stay.
  ///
  /// A code that is missing here, or there, breaks somebody's program.
  private static let promised = [
    "json.syntax", "json.encoding", "json.byte-order-mark", "json.depth", "json.size", "json.duplicate-key",
    "json.inexact-number",
    "metadata.not-an-object", "metadata.empty", "metadata.too-many-pairs", "metadata.empty-key",
    "metadata.key-too-long", "metadata.value-too-long", "metadata.value-not-a-string", "metadata.unit-dependent",
    "metadata.near-limit", "metadata.type-not-allowed", "metadata.missing-key", "metadata.key-white-space",
    "metadata.key-invisible", "metadata.key-look-alike", "metadata.keys-alike",
    "message.text-too-long",
    "payload.missing-type", "payload.unknown-type", "payload.missing-field", "payload.unknown-field",
    "payload.bad-value", "payload.unknown-choice", "action.unsafe-link", "body.too-deep", "body.too-long",
    "conversation.not-a-message", "conversation.bad-value", "conversation.bad-signature", "conversation.bad-database",
    "conversation.not-the-author", "conversation.unknown-message", "conversation.too-much",
    "xml.syntax", "xml.encoding", "xml.doctype", "xml.entity", "xml.processing-instruction", "xml.depth", "xml.size",
    "xml.attributes", "xml.no-library",
    "xmpp.bad-range", "xmpp.bad-time", "xmpp.foreign-archive", "xmpp.not-shown",
    "rules.bad-value", "rules.unknown-key", "rules.missing-key",
    "theme.bad-value", "theme.unknown-key",
    "template.placeholder", "template.bad-text",
    "message.too-large", "message.name-too-long",
    "loss.id", "loss.sender", "loss.time", "loss.kind", "loss.language", "loss.reply", "loss.reactions",
    "loss.attachment", "loss.part", "loss.change", "loss.context", "loss.unknown",
    "loss.style", "loss.heading", "loss.quote", "loss.code", "loss.meter", "loss.link", "loss.button", "loss.image",
    "loss.image-broken", "loss.characters", "loss.truncated",
  ]

  @Test func `every promised code is explained, and no other`() {
    #expect(DiagnosticExplanation.all.map(\.code.rawValue) == Self.promised)
  }

  @Test(arguments: DiagnosticExplanation.all.filter(isOfMessages))
  func `an explanation's example gives its code with its severity`(explanation: DiagnosticExplanation) {
    let found = CardEngine().examine(explanation.example.utf8).flatMap(\.diagnostics)
    #expect(found.contains { $0.code == explanation.code && $0.severity == explanation.severity })
  }

  @Test(arguments: DiagnosticExplanation.all.filter(isOfRules))
  func `an explanation's example of a rules file gives its code`(explanation: DiagnosticExplanation) {
    let failure = #expect(throws: CardFailure.self) { try MetadataRules(json: explanation.example.utf8) }
    #expect(failure?.diagnostics.contains { $0.code == explanation.code } == true)
  }

  @Test(arguments: DiagnosticExplanation.all.filter(isOfThemes))
  func `an explanation's example of a theme file gives its code`(explanation: DiagnosticExplanation) {
    let failure = #expect(throws: CardFailure.self) { try TerminalTheme(json: explanation.example.utf8) }
    #expect(failure?.diagnostics.map(\.code) == [explanation.code])
  }

  @Test(arguments: DiagnosticExplanation.all.filter { $0.code.rawValue.hasPrefix("template.") })
  func `an explanation's example of a template's file gives its code`(explanation: DiagnosticExplanation) {
    let file = explanation.code == .templateBadText ? HTMLTemplate.File.style : .page
    let failure = #expect(throws: CardFailure.self) {
      try HTMLTemplate.standard.replacing(file, with: Array(explanation.example.utf8))
    }
    #expect(Set(failure?.diagnostics.map(\.code) ?? []) == [explanation.code])
  }

  /// A loss is told by some format at least.
  @Test(arguments: DiagnosticExplanation.all.filter { isOfLosses($0) && !$0.example.hasPrefix("<") })
  func `an explanation's example of a loss gives its code`(explanation: DiagnosticExplanation) {
    let codes = MarkdownDialect.allCases.flatMap { dialect in
      [OutputFormat.text, .markdown].flatMap { format in
        CardEngine().render(explanation.example.utf8, as: format, options: RenderingOptions(dialect: dialect)).losses
      }
    }.map(\.code)
    #expect(codes.contains(explanation.code.rawValue))
    #expect(explanation.severity == .note)
  }

  private static func isOfMessages(_ explanation: DiagnosticExplanation) -> Bool {
    !explanation.example.hasPrefix("<") && !isOfRules(explanation) && !isOfThemes(explanation)
      && !isOfLosses(explanation) && !isOfTemplates(explanation)
  }

  private static func isOfLosses(_ explanation: DiagnosticExplanation) -> Bool {
    explanation.code.rawValue.hasPrefix("loss.")
  }

  private static func isOfTemplates(_ explanation: DiagnosticExplanation) -> Bool {
    explanation.code.rawValue.hasPrefix("template.")
  }

  private static func isOfThemes(_ explanation: DiagnosticExplanation) -> Bool {
    explanation.code.rawValue.hasPrefix("theme.")
  }

  private static func isOfRules(_ explanation: DiagnosticExplanation) -> Bool {
    explanation.code.rawValue.hasPrefix("rules.")
  }

  @Test func `a message of one byte more than 256 KiB is too large, whatever stands in it`() throws {
    let frame = #"{"type":"a","body":""}"#.utf8.count
    func message(_ length: Int) -> String {
      #"{"type":"a","body":"\#(String(repeating: "x", count: length - frame))"}"#
    }
    let codes = { (text: String) in CardEngine().examine(text.utf8).flatMap(\.diagnostics).map(\.code) }
    #expect(!codes(message(262_144)).contains(.jsonSize))
    let diagnostic = try #require(CardEngine().examine(message(262_145).utf8).first?.diagnostics.first)
    #expect(diagnostic.code == .jsonSize)
    #expect(diagnostic.limit == 262_144 && diagnostic.actual == 262_145)
    #expect(diagnostic.range == 0..<262_145)
  }

  @Test func `a page may be larger than one message`() {
    let message = #"{"data":{"type":"a","body":"\#(String(repeating: "x", count: 1000))"}}"#
    let page = #"{"messages":[\#(Array(repeating: message, count: 300).joined(separator: ","))]}"#
    let examinations = CardEngine().examine(page.utf8)
    #expect(examinations.count == 300)
    #expect(examinations.filter { !$0.isValid }.isEmpty)
  }

  @Test func `a body of more than 64 KiB is too long under rules that allow the value`() {
    var engine = CardEngine(
      rules: MetadataRules(name: "large", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 200_000))
    let message = { (length: Int) in
      let body = String(repeating: "x", count: length)
      return #"{"type":"msg_with_link","title":"","body":"\#(body)","url":"https://x.example","link_text":"Open"}"#
    }
    #expect(engine.examine(message(65_536).utf8)[0].isValid)
    let tooLong = engine.examine(message(65_537).utf8)[0]
    #expect(tooLong.diagnostics.map(\.code) == [.bodyTooLong])
    #expect(tooLong.diagnostics[0].limit == 65_536 && tooLong.diagnostics[0].actual == 65_537)
    engine.isLenient = true
    #expect(engine.drawn(tooLong) != nil)
  }
}
