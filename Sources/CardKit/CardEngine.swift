public import CardCore
public import CardMetadata
public import CardPayloads
public import CardReading
public import CardRenderers

/// The pipeline as one call: bytes are read, validated, decoded, made into cards and rendered.
///
/// ```
/// bytes ─read→ Message ─validate→ RawMetadata ─decode→ CardPayload ─card→ Card ─render→ Rendering
/// ```
///
/// An engine is a value: change its parts, and hand copies to as many threads as you like.
public struct CardEngine: Sendable {
  public var reader: MessageReader
  public var validator: MetadataValidator
  public var payloads: PayloadDecoder
  public var renderers: RendererCatalog

  /// Whether invalid messages are drawn too, as far as they can be.
  public var isLenient: Bool

  public init(
    reader: MessageReader = MessageReader(),
    rules: MetadataRules = .talkPlus,
    payloads: PayloadDecoder = PayloadDecoder(),
    renderers: RendererCatalog = .standard,
    isLenient: Bool = false
  ) {
    self.reader = reader
    validator = MetadataValidator(rules: rules)
    self.payloads = payloads
    self.renderers = renderers
    self.isLenient = isLenient
  }

  /// Examines every message of an input, in its order.
  ///
  /// It cannot fail: what is wrong stands in the diagnostics.
  public func examine(_ bytes: some Sequence<UInt8>) -> [Examination] {
    Array(examinations(of: Array(bytes)))
  }

  /// Examines the messages of an input one by one, so that the card of each can be let go before the next is made.
  ///
  /// What is examined twice is made twice.
  public func examinations(of bytes: [UInt8]) -> some RandomAccessCollection<Examination> {
    Array(reader.read(bytes).enumerated()).lazy.map { examine($1, index: $0) }
  }

  /// Examines the messages of one JSON line: one message mostly, several where the line is a page of them.
  public func examine(line: [UInt8]) -> [Examination] {
    examine(reader.read(line: line))
  }

  /// Examines what a reader read.
  func examine(_ readings: [MessageReading]) -> [Examination] {
    readings.enumerated().map { examine($1, index: $0) }
  }

  private func examine(_ reading: MessageReading, index: Int) -> Examination {
    guard let message = reading.message else {
      return Examination(index: index, diagnostics: reading.diagnostics, card: nil)
    }
    var examination = examine(message, index: index)
    examination.diagnostics = (reading.diagnostics + examination.diagnostics).inSourceOrder
    return examination
  }

  /// Examines a message that was built in code.
  public func examine(_ message: Message, index: Int = 0) -> Examination {
    let path = message.metadataPath
    var found = validator.validate(
      message.metadata, at: path, hasContent: message.hasContent, knownKeys: payloads.registry.fieldNames)
    found += message.attachments.compactMap(refusal)
    if let text = message.text { found += validator.validate(text: text, range: message.textRange) }
    guard !message.metadata.entries.isEmpty else {
      return Examination(index: index, diagnostics: found, card: message.plainCard(payloads.links))
    }
    let (card, more) = payloads.card(from: message.metadata, at: path)
    let examination = Examination(index: index, diagnostics: found + more, card: card)
    // The message's text is made for those who cannot see the card.
    guard !examination.isValid, let text = message.plainCard(payloads.links) else { return examination }
    return Examination(index: index, diagnostics: examination.diagnostics, card: card.under(text))
  }

  /// An attached file whose address must not be opened.
  private func refusal(of file: Attachment) -> Diagnostic? {
    guard let address = file.address, case .refused(let refusal) = payloads.links.resolve(address) else { return nil }
    return .refused(address, refusal, at: "fileUrl", range: file.range)
  }

  /// Renders the valid messages of an input, and the invalid ones too where the engine is lenient.
  ///
  /// The format must be one of the engine's `renderers`.
  public func render(
    _ bytes: some Sequence<UInt8>, as format: OutputFormat, options: RenderingOptions = RenderingOptions()
  ) -> Outcome {
    let examinations = examine(bytes)
    guard let renderer = renderers.renderer(named: format.name, options: options) else {
      preconditionFailure("the format \(format.name) is not in the engine's catalog")
    }
    let renderings = examinations.compactMap { drawn($0).map(renderer.render) }
    let text = renderings.isEmpty ? "" : renderer.document(of: renderings)
    return Outcome(text: text, examinations: examinations, losses: renderings.flatMap(\.losses))
  }

  /// The card that is drawn for a message: none where it is invalid, unless the engine is lenient.
  public func drawn(_ examination: Examination) -> Card? {
    examination.isValid || isLenient ? examination.card : nil
  }
}

extension Message {
  /// A message without metadata: its text as it is, and its file by address.
  fileprivate func plainCard(_ links: LinkPolicy) -> Card? {
    guard hasContent else { return nil }
    let files = attachments.compactMap(\.address).map { Block.paragraph([Self.fileLink($0, links)]) }
    return Card(body: (text.map([Block].plain) ?? []) + files)
  }

  /// A file by its address; one that cannot be opened is shown all the same, so that the message is not blank.
  private static func fileLink(_ address: String, _ links: LinkPolicy) -> Inline {
    guard case .link(let destination) = links.resolve(address) else { return .text(DisplayText(address)) }
    return .link(destination, [.text(destination.display)])
  }
}

extension Card {
  /// The same card with the message's own text on top of its body.
  fileprivate func under(_ text: Card) -> Card {
    Card(title: title, body: text.body + body, actions: actions)
  }
}
