import CardKit
import TestSupport
import Testing

@testable import CardRenderers

/// No byte of a sender acts on a terminal: what comes out are the escapes of the same card with harmless text, no more and
/// no fewer.
struct HostileTerminalTests {
  /// An example of every type, as pairs, and one of a type that nobody registered.
  static let examples: [Metadata] = {
    let encoder = MetadataEncoder()
    let examples = PayloadRegistry.standard.types.compactMap { $0.example.flatMap { try? encoded($0, by: encoder) } }
    return examples + [["type": "unregistered", "x": "x", "y": "y"]]
  }()

  private static func encoded(_ payload: some CardPayload, by encoder: MetadataEncoder) throws -> Metadata {
    try encoder.encode(payload)
  }

  private static let engine: CardEngine = {
    var engine = CardEngine()
    engine.isLenient = true
    return engine
  }()

  private static let renderer = TerminalRenderer(
    options: RenderingOptions(
      width: 1000, styling: .color(.trueColor), theme: BuiltInTheme.dark.theme, opensLinks: true, movesCursor: true))

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `in any field of any type, a hostile text brings no escape of its own`(hostile: HostileCase) {
    let text = String(hostile.short.unicodeScalars.prefix(60))
    let messages = Self.examples.flatMap { Self.messages(of: $0, with: text) }
    for examination in Self.engine.examine("[\(messages.joined(separator: ","))]".utf8) {
      guard let card = examination.card else { continue }
      let drawn = Self.renderer.render(card).text
      let escapes = TerminalEscapes(drawn)
      let harmless = TerminalEscapes(Self.renderer.render(card.harmless).text)
      #expect(escapes.counts == harmless.counts, "\(messages[min(examination.index, messages.count - 1)])")
      #expect(UnsafeText.findings(in: escapes.rest, allowsLines: true) == [])
    }
  }

  /// The message with the text in each of its fields in turn, and in all strings of a field of JSON; as a key, too.
  static func messages(of example: Metadata, with text: String) -> [String] {
    let isUnregistered = example["type"] == "unregistered"
    // A message whose type is unknown is drawn as its pairs, whatever they are.
    let fields = example.pairs.filter { $0.key != "type" || isUnregistered }
    let changed = fields.flatMap { field in
      var values = [text]
      if "[{".contains(field.value.first ?? " ") { values.append(filled(field.value, with: text)) }
      return values.map { value in message(example.pairs.map { ($0.key, $0.key == field.key ? value : $0.value) }) }
    }
    return changed + (isUnregistered ? [message([("type", "unregistered"), (text, text)])] : [])
  }

  private static func message(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\(quoted($0)):\(quoted($1))" }.joined(separator: ",") + "}"
  }

  /// The JSON with the text for each string that is no key.
  private static func filled(_ json: String, with text: String) -> String {
    json.replacing(/"[^"\\]*"(?!\s*:)/) { _ in quoted(text) }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return writer.output
  }
}
