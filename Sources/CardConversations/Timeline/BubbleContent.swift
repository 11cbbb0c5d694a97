import CardMetadata
import CardPayloads

/// What a message says, in words and in cards.
struct BubbleContent {
  var body: [Block] = []
  var cards: [Card] = []
  var remarks: [DisplayText] = []

  /// Everything worth saying about its metadata and files.
  var diagnostics: [Diagnostic] = []

  /// Whether a card was drawn that its metadata asked for.
  var hasCard = false

  /// The most reasons that are told of an invalid card.
  private static let maximumReasons = 3

  /// The text is what a client without cards shows; where the card is drawn it is left out.
  init(_ placed: PlacedMessage, name: DisplayText, engine: CardEngine) {
    let message = placed.message
    let text = MessageWords(placed, name: name).blocks
    take(message, engine)
    let parts = PartCards(links: engine.payloads.links)
    let hasChoices = message.parts.contains { if case .choice = $0 { true } else { false } }
    body = hasCard || hasChoices ? [] : Self.heading(message) + text
    cards += parts.cards(of: message.parts, title: message.subject, body: hasCard ? [] : text)
  }

  /// What a message is about, over its text.
  private static func heading(_ message: Message) -> [Block] {
    message.subject.map { [.paragraph([.strong([.text(DisplayText($0))])])] } ?? []
  }

  private mutating func take(_ message: Message, _ engine: CardEngine) {
    guard !message.metadata.entries.isEmpty || !message.attachments.isEmpty else { return }
    let examination = engine.examine(message)
    diagnostics = examination.diagnostics
    guard !message.metadata.entries.isEmpty else { return }
    let reasons = diagnostics.filter { $0.severity == .error && $0.isOfMetadata }
    guard let card = examination.card, reasons.isEmpty else {
      cards = [.pairs(of: message.metadata)]
      if !reasons.isEmpty { remarks = [Self.remark(on: reasons)] }
      return
    }
    let unknown = diagnostics.first { [.payloadMissingType, .payloadUnknownType].contains($0.code) }
    hasCard = unknown == nil
    cards = [card]
    // Pairs that claim to be no card are no fault. Of an unknown card it says itself that it is shown as its pairs.
    if let unknown, unknown.code == .payloadUnknownType { remarks = [DisplayText(unknown.message)] }
  }

  /// Why a card is shown as its pairs.
  private static func remark(on reasons: [Diagnostic]) -> DisplayText {
    var told = reasons.prefix(maximumReasons).map(\.message)
    let left = reasons.count - told.count
    if left > 0 { told.append("… and \(left) more") }
    return DisplayText("shown as its pairs: \(told.joined(separator: "; "))")
  }
}

extension Diagnostic {
  /// Whether it is about the card, and not about a file beside it.
  fileprivate var isOfMetadata: Bool { path != "fileUrl" }
}
