public import CardCore
public import CardMetadata

extension MetadataEncoder {
  /// Encodes a payload, with its type as the first pair.
  ///
  /// - Throws: A ``CardFailure`` where a field holds a number or date that cannot be written.
  public func encode<Payload: CardPayload>(_ payload: Payload) throws(CardFailure) -> Metadata {
    let fields = try fields(of: payload)
    return Metadata([Metadata.Pair("type", Payload.type.rawValue)] + fields.pairs)
  }

  /// Encodes a payload into metadata that it was decoded from, and keeps of that metadata what the payload does not
  /// change, pairs that its type does not know included.
  ///
  /// The type stays where it stands: under `type`, or under `kind` alone where that names it. Elsewhere it becomes the
  /// first pair.
  ///
  /// - Throws: A ``CardFailure`` where a field holds a number or date that cannot be written.
  public func encode<Payload: CardPayload>(
    _ payload: Payload, updating original: Metadata
  ) throws(CardFailure) -> Metadata {
    var metadata = try fields(of: payload, updating: original)
    let type = Payload.type.rawValue
    if metadata["type"] != nil {
      metadata["type"] = type
    } else if metadata["kind"]?.hasSameBytes(as: type) != true {
      metadata.pairs.insert(Metadata.Pair("type", type), at: 0)
    }
    return metadata
  }

  /// The pairs of a value of which no more is known than that it can be encoded.
  private func fields<Value: Encodable>(of value: Value) throws(CardFailure) -> Metadata {
    try encode(value)
  }

  private func fields<Value: Codable>(of value: Value, updating original: Metadata) throws(CardFailure) -> Metadata {
    try encode(value, updating: original)
  }
}
