public import CardCore

/// Encodes a typed value into metadata: one pair a property, scalars as text, anything else as a string of JSON.
///
/// It is the inverse of ``MetadataDecoder``: decoding what was encoded gives the same value. Properties that are `nil`
/// have no pair, a superclass has one under `super`, and the pairs of a dictionary are sorted by key. Numbers have the
/// shortest digits that give them back, dates are in UTC. An optional in an optional and the base of a relative `URL` have
/// no form in metadata and are lost.
public struct MetadataEncoder: Sendable {
  /// How the names of properties become keys.
  public var keys: KeyStrategy

  /// An encoder; its key strategy has to be the decoder's.
  public init(keys: KeyStrategy = .snakeCase) {
    self.keys = keys
  }

  /// Encodes a value that has properties.
  ///
  /// The result is not yet checked against any rules.
  ///
  /// - Throws: A `CardFailure`: `metadata.not-an-object` where the value has no properties, `json.depth` where it nests
  ///   more than 64 deep, the metadata included, and `payload.bad-value` where a number is not finite, a date lies
  ///   outside the years 0 to 9999, two properties have the same key, or the value's own `encode(to:)` throws.
  public func encode(_ value: some Encodable) throws(CardFailure) -> Metadata {
    guard case .object(let members) = try encodedValue(value) else { throw CardFailure(.notAnObject) }
    return Metadata(
      members.compactMap { member in
        Self.text(of: member.value).map { Metadata.Pair(member.key, $0) }
      })
  }

  private func encodedValue(_ value: some Encodable) throws(CardFailure) -> EncodedValue {
    let encoder = ValueEncoder(keys: keys, path: "data")
    do {
      try encoder.write(value)
      return try encoder.encoded()
    } catch let failure as CardFailure {
      throw failure
    } catch {
      throw CardFailure(.refused(error))
    }
  }

  private static func text(of value: EncodedValue) -> String? {
    switch value {
    case .null: return nil
    case .string(let text), .number(let text): return text
    case .boolean(let value): return "\(value)"
    case .array, .object:
      var writer = JSONWriter()
      writer.write(value)
      return writer.output
    }
  }
}

extension JSONWriter {
  mutating func write(_ value: EncodedValue) {
    switch value {
    case .null: null()
    case .string(let text): string(text)
    case .number(let text): number(text)
    case .boolean(let value): boolean(value)
    case .array(let elements): array { writer in elements.forEach { writer.write($0) } }
    case .object(let members):
      object { writer in members.forEach { member in writer.member(member.key) { $0.write(member.value) } } }
    }
  }
}

extension Diagnostic {
  fileprivate static var notAnObject: Diagnostic {
    Diagnostic(
      .metadataNotAnObject, "the value has no properties to make pairs of", at: "data",
      hint: "encode a structure or a dictionary with string keys")
  }

  fileprivate static func refused(_ error: any Error) -> Diagnostic {
    Diagnostic(
      .payloadBadValue, "the value cannot be encoded: \(DisplayText(String(describing: error)))", at: "data",
      hint: "see that its own encode(to:) succeeds")
  }
}
