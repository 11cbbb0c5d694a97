public import CardCore

/// Decodes metadata into a typed value: numbers, booleans, dates, addresses, enumerations and nested JSON out of strings.
///
/// It is the inverse of ``MetadataEncoder``. Keys are the property's names in snake case. Every fault is found in one
/// pass: where a field is missing or cannot be read, a stand-in takes its place and decoding goes on.
public struct MetadataDecoder: Sendable {
  public var keys: KeyStrategy

  public init(keys: KeyStrategy = .snakeCase) {
    self.keys = keys
  }

  /// Decodes a value.
  ///
  /// - Throws: A ``CardFailure`` with `payload.missing-field` and `payload.bad-value` for every fault; each names the
  ///   key, the value and what was expected.
  public func decode<T: Decodable>(_ type: T.Type, from metadata: Metadata) throws(CardFailure) -> T {
    let decoding = decode(type, from: RawMetadata(metadata))
    guard let value = decoding.value, decoding.diagnostics.isEmpty else { throw CardFailure(decoding.diagnostics) }
    return value
  }

  /// Decodes what can be decoded, and tells the rest.
  public func decode<T: Decodable>(
    _ type: T.Type, from metadata: RawMetadata, at path: FieldPath = "data"
  ) -> Decoding<T> {
    let log = DecodingLog()
    let decoder = ValueDecoder(node: .pairs(metadata), log: log, path: path, range: metadata.range, keys: keys)
    var value: T?
    do {
      value = try decoder.readOrReport(type)
    } catch {
      // The fault is in the log already; nothing stands in for the value.
    }
    return Decoding(value: value, diagnostics: log.log.diagnostics, fields: log.requested)
  }

  /// What came of decoding.
  public struct Decoding<Value> {
    /// The value, with stand-ins where a diagnostic says so; `nil` where nothing could stand in.
    public let value: Value?
    public let diagnostics: [Diagnostic]

    /// The keys that the type asked for.
    public let fields: [String]
  }
}

extension MetadataDecoder.Decoding: Sendable where Value: Sendable {}
