public import CardCore
public import CardMetadata

/// Turns metadata into a card by its type, and gathers everything that is wrong with it on the way.
public struct PayloadDecoder: Sendable {
  public var registry: PayloadRegistry
  public var links: LinkPolicy
  public var bodyStyle: BodyStyle

  /// The words that cards need besides the sender's.
  public var words: CardWords

  public init(
    registry: PayloadRegistry = .standard, links: LinkPolicy = .standard, bodyStyle: BodyStyle = .markdown,
    words: CardWords = .english
  ) {
    self.registry = registry
    self.links = links
    self.bodyStyle = bodyStyle
    self.words = words
  }

  /// Whether plain pairs are a payload about which there is nothing to say; `false` says nothing.
  ///
  /// It allocates nothing.
  package func accepts(_ pairs: PlainPairs) -> Bool {
    guard let (shape, typePosition) = registry.shape(of: pairs) else { return false }
    return shape.positions(in: pairs, typeAt: typePosition) != nil
  }

  /// Whether plain pairs say that they are a payload of the registry and have no other keys; `false` says nothing.
  package func knowsKeys(of pairs: PlainPairs) -> Bool {
    guard let (shape, typePosition) = registry.shape(of: pairs) else { return false }
    return shape.hasKeys(of: pairs, typeAt: typePosition)
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
    guard let entry = metadata.typeEntry else {
      return (.pairs(of: metadata), [.missingType(at: path, range: metadata.range)])
    }
    guard let type = registry.type(named: entry.value.text) else {
      return (.pairs(of: metadata), [.unknownType(entry, registry, at: path)])
    }
    return card(type, from: metadata, at: path, typeKey: entry.key)
  }

  /// The typed payload of metadata, or `nil` where its type is not in the registry or a field cannot be decoded.
  package func payload(from metadata: RawMetadata) -> (any CardPayload)? {
    guard let entry = metadata.typeEntry, let type = registry.type(named: entry.value.text) else {
      return nil
    }
    return Self.payload(type, from: metadata)
  }

  private static func payload<Payload: CardPayload>(
    _ type: Payload.Type, from metadata: RawMetadata
  ) -> (any CardPayload)? {
    MetadataDecoder().decode(type, from: metadata).value
  }

  private func card<Payload: CardPayload>(
    _ type: Payload.Type, from metadata: RawMetadata, at path: FieldPath, typeKey: String
  ) -> (Card, [Diagnostic]) {
    if let payload = MetadataDecoder().flatValue(type, from: metadata, ignoring: [typeKey, "type"]) {
      var builder = builder(for: metadata, at: path)
      let card = payload.card(using: &builder)
      return (card, builder.log.diagnostics)
    }
    let decoding = MetadataDecoder().decode(type, from: metadata, at: path)
    // Decoding that stopped early has not asked for every field.
    guard let payload = decoding.value else { return (.pairs(of: metadata), decoding.diagnostics) }
    let unknown =
      UnknownFields(metadata: metadata, known: decoding.fields + [typeKey, "type"]).diagnostics(at: path)
      + decoding.unknownMembers
    var builder = builder(for: metadata, at: path)
    let card = payload.card(using: &builder)
    // What a stand-in does not keep is a fault of the stand-in.
    let errors = decoding.diagnostics.filter { $0.severity == .error }
    let replaced = Set(errors.map(\.path))
    let found = builder.log.diagnostics.filter { !$0.path.isInside(replaced) }
    // A card of nothing but stand-ins says less than the pairs.
    let isLost = card.isBlank && !errors.isEmpty
    return (isLost ? .pairs(of: metadata) : card, decoding.diagnostics + found + unknown)
  }
}

extension PayloadDecoder {
  private func builder(for metadata: RawMetadata, at path: FieldPath) -> CardBuilder {
    CardBuilder(metadata: metadata, at: path, links: links, bodyStyle: bodyStyle, words: words)
  }
}

extension FieldPath {
  /// Whether this is one of `paths`, or leads further inside one.
  fileprivate func isInside(_ paths: Set<FieldPath>) -> Bool {
    components.indices.contains { paths.contains(FieldPath(Array(components[...$0]))) }
  }
}

extension Card {
  /// Whether there is nothing to see.
  fileprivate var isBlank: Bool { (title?.isBlank ?? true) && body.isEmpty && actions.isEmpty }
}

extension Card {
  /// Metadata as its raw pairs.
  package static func pairs(of metadata: RawMetadata) -> Card {
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
    let choice = known.first.map { "use a type that is registered, such as \($0), or register" } ?? "register"
    return Diagnostic(
      .payloadUnknownType, "nobody registered the type \(DisplayText.quoted(name)), and it is shown as its pairs",
      at: path.appending(entry.key), range: entry.valueRange,
      hint: suggestion ?? "\(choice) a payload of this type")
  }
}
