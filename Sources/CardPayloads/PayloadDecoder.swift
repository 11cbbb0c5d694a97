public import CardCore
public import CardMetadata

/// Turns metadata into a card by its type, and gathers everything that is wrong with it on the way.
public struct PayloadDecoder: Sendable {
  /// The keys that say what metadata is; the second is read where the first is missing.
  static let typeKeys = ["type", "kind"]

  public var registry: PayloadRegistry
  public var links: LinkPolicy
  public var bodyStyle: BodyStyle

  public init(
    registry: PayloadRegistry = .standard, links: LinkPolicy = .standard, bodyStyle: BodyStyle = .markdown
  ) {
    self.registry = registry
    self.links = links
    self.bodyStyle = bodyStyle
  }

  /// Whether plain pairs are a payload about which there is nothing to say; `false` says nothing.
  ///
  /// It allocates nothing.
  package func accepts(_ pairs: PlainPairs) -> Bool {
    guard let (shape, typePosition) = registry.shape(of: pairs) else { return false }
    return shape.positions(in: pairs, typeAt: typePosition) != nil
  }

  /// The payload of plain pairs about which there is nothing to say; `nil` says nothing.
  package func payload(of pairs: PlainPairs) -> (any CardPayload)? {
    guard let (shape, typePosition) = registry.shape(of: pairs),
      let positions = shape.positions(in: pairs, typeAt: typePosition)
    else { return nil }
    return shape.type.init(texts: FieldTexts(pairs: pairs, positions: positions))
  }

  /// The card of metadata whose own rules are checked elsewhere.
  ///
  /// A type that nobody registered gives a card of the raw pairs. The card is `nil` only where a field cannot be decoded
  /// and nothing can stand in for it.
  public func card(from metadata: RawMetadata, at path: FieldPath = "data") -> (card: Card, diagnostics: [Diagnostic]) {
    guard let entry = Self.typeEntry(of: metadata) else {
      return (.pairs(of: metadata), [.missingType(at: path, range: metadata.range)])
    }
    guard let type = registry.type(named: entry.value.text) else {
      return (.pairs(of: metadata), [.unknownType(entry, registry, at: path)])
    }
    return card(type, from: metadata, at: path, typeKey: entry.key)
  }

  /// The typed payload of metadata, or `nil` where its type is not in the registry or a field cannot be decoded.
  package func payload(from metadata: RawMetadata) -> (any CardPayload)? {
    guard let entry = Self.typeEntry(of: metadata), let type = registry.type(named: entry.value.text) else {
      return nil
    }
    return Self.payload(type, from: metadata)
  }

  private static func payload<Payload: CardPayload>(
    _ type: Payload.Type, from metadata: RawMetadata
  ) -> (any CardPayload)? {
    MetadataDecoder().decode(type, from: metadata).value
  }

  private static func typeEntry(of metadata: RawMetadata) -> RawMetadata.Entry? {
    let entries = typeKeys.compactMap(metadata.first)
    return entries.first(where: \.isString) ?? entries.first
  }

  private func card<Payload: CardPayload>(
    _ type: Payload.Type, from metadata: RawMetadata, at path: FieldPath, typeKey: String
  ) -> (Card, [Diagnostic]) {
    let decoding = MetadataDecoder().decode(type, from: metadata, at: path)
    // Decoding that stopped early has not asked for every field.
    guard let payload = decoding.value else { return (.pairs(of: metadata), decoding.diagnostics) }
    let unknown = UnknownFields(metadata: metadata, known: decoding.fields + [typeKey, "type"]).diagnostics(at: path)
    var builder = CardBuilder(metadata: metadata, at: path, links: links, bodyStyle: bodyStyle)
    let card = payload.card(using: &builder)
    // What a stand-in does not keep is a fault of the stand-in.
    let missing = Set(decoding.diagnostics.map(\.path))
    let found = builder.log.diagnostics.filter { !missing.contains($0.path) }
    // A card of nothing but stand-ins says less than the pairs.
    let isLost = card.isBlank && !decoding.diagnostics.isEmpty
    return (isLost ? .pairs(of: metadata) : card, decoding.diagnostics + found + unknown)
  }
}

extension Card {
  /// Whether there is nothing to see.
  fileprivate var isBlank: Bool { (title?.isBlank ?? true) && body.isEmpty && actions.isEmpty }
}

extension RawMetadata.Entry {
  fileprivate var isString: Bool {
    if case .string = value { true } else { false }
  }
}

extension Card {
  /// Metadata as its raw pairs.
  static func pairs(of metadata: RawMetadata) -> Card {
    let facts = metadata.texts.pairs.map { Fact(DisplayText($0.key), DisplayText(lines: $0.value)) }
    return Card(body: facts.isEmpty ? [] : [.facts(facts)])
  }
}

extension Diagnostic {
  fileprivate static func missingType(at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .payloadMissingType, "the metadata does not say what it is, and is shown as its pairs",
      at: path, range: range, hint: "add a pair \"type\", such as \"type\":\"msg_with_button\"")
  }

  fileprivate static func unknownType(
    _ entry: RawMetadata.Entry, _ registry: PayloadRegistry, at path: FieldPath
  ) -> Diagnostic {
    let name = entry.value.text
    let known = registry.types.map { $0.type.rawValue }
    let suggestion = EditDistance.closest(to: name, among: known).map { "did you mean \"\($0)\"?" }
    return Diagnostic(
      .payloadUnknownType, "nobody registered the type \(DisplayText.quoted(name)), and it is shown as its pairs",
      at: path.appending(entry.key), range: entry.valueRange,
      hint: suggestion ?? "use one of \(known.joined(separator: ", ")), or register a payload of this type")
  }
}
