public import CardCore

/// Decodes metadata into a typed value: numbers, booleans, dates, addresses, enumerations and nested JSON out of strings.
///
/// It is the inverse of ``MetadataEncoder``. Keys are the property's names in snake case. What it reads:
///
/// | type | text |
/// |---|---|
/// | integers | decimal digits with a sign or none, within the type's range; leading zeros are allowed |
/// | `Double`, `Float` | a finite number with a point and exponent, as JSON or as other languages write it |
/// | `Decimal` | the same, and no more digits than it holds exactly |
/// | `Bool` | `true`, `True`, `TRUE`, `1`, `false`, `False`, `FALSE`, `0` |
/// | `Date` | RFC 3339, such as `2026-11-30T09:30:00.5+09:00`, and a bare day, which is its midnight in UTC |
/// | `URL` | an address, absolute or relative, never empty |
/// | `UUID`, `Data` | 36 characters; Base64 (RFC 4648 section 4) |
/// | anything else | JSON (RFC 8259), nested 64 deep at most, the metadata included |
///
/// Every fault is found in one pass: where a field is missing or cannot be read, a stand-in takes its place and decoding
/// goes on. It ends early only behind a required field of a type that nothing can stand in for, such as an enumeration
/// that is not `CaseIterable`. A word that an ``OpenEnumeration`` does not know is a warning alone. A fault of a field counts even where the type's own `init(from:)` swallows it by `try?`.
public struct MetadataDecoder: Sendable {
  /// How the names of properties become keys.
  public var keys: KeyStrategy

  /// A decoder; its key strategy has to be the encoder's.
  public init(keys: KeyStrategy = .snakeCase) {
    self.keys = keys
  }

  /// Decodes a value.
  ///
  /// Warnings alone do not count: ask ``decode(_:from:at:)`` for them.
  ///
  /// - Throws: A `CardFailure` with `payload.missing-field`, `payload.bad-value`, `json.encoding` or `json.depth` for
  ///   every fault; each names the key, the value and what was expected.
  public func decode<T: Decodable>(_ type: T.Type, from metadata: Metadata) throws(CardFailure) -> T {
    if let pairs = FlatPairs(metadata.pairs, keys: keys), let value = try? T(from: FlatDecoder(pairs: pairs)),
      !pairs.isIrregular
    {
      return value
    }
    let decoding = decode(type, from: RawMetadata(metadata))
    guard let value = decoding.value, decoding.diagnostics.allSatisfy({ $0.severity < .error }) else {
      throw CardFailure(decoding.diagnostics)
    }
    return value
  }

  /// A value whose properties are scalars that stand in the pairs in perfect order; `nil` says nothing.
  ///
  /// Every pair is a string then, and was asked for or stands under one of some keys.
  package func flatValue<T: Decodable>(_ type: T.Type, from metadata: RawMetadata, ignoring keys: [String]) -> T? {
    guard let texts = metadata.stringPairs, let pairs = FlatPairs(texts, keys: self.keys),
      let value = try? T(from: FlatDecoder(pairs: pairs)), !pairs.isIrregular, pairs.areAllAsked(except: keys)
    else { return nil }
    return value
  }

  /// Decodes what can be decoded, and tells the rest.
  ///
  /// A fault inside the JSON of a value has its own place where the metadata was read from a source, and none where it
  /// was built in code.
  ///
  /// A value that is no string is read by its JSON text without a word, and null as nothing: reporting it is the
  /// validator's task.
  public func decode<T: Decodable>(
    _ type: T.Type, from metadata: RawMetadata, at path: FieldPath = "data"
  ) -> Decoding<T> {
    let log = DecodingLog(source: metadata.source)
    let decoder = ValueDecoder(node: .pairs(metadata.entries), log: log, path: path, range: metadata.range, keys: keys)
    var value: T?
    do {
      value = try decoder.readOrReport(type)
    } catch {
      // The fault is in the log already; nothing stands in for the value.
    }
    // Decoding that stopped early has not asked for every key.
    let unknown = value == nil ? [] : log.unknownMembers
    return Decoding(
      value: value, diagnostics: log.log.diagnostics, fields: log.requested, unknownMembers: unknown)
  }

  /// What came of decoding.
  public struct Decoding<Value> {
    /// The value, with stand-ins where a diagnostic says so; `nil` where nothing could stand in.
    public let value: Value?

    /// Every fault, warnings included, in the order in which the type asked for its fields.
    public let diagnostics: [Diagnostic]

    /// The keys of pairs that the type asked for, in that order.
    public let fields: [String]

    /// Notes on the keys of objects inside values that nothing asked for, the first 20 of them.
    ///
    /// The keys of pairs are not among them: compare those with `fields`.
    public let unknownMembers: [Diagnostic]
  }
}

extension MetadataDecoder.Decoding: Sendable where Value: Sendable {}
