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

  /// The pairs of a value of which no more is known than that it can be encoded.
  private func fields<Value: Encodable>(of value: Value) throws(CardFailure) -> Metadata {
    try encode(value)
  }
}
