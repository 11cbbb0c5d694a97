public import CardCore

extension MetadataEncoder {
  /// Encodes a value into metadata that it was decoded from, and keeps of that metadata what the value does not change.
  ///
  /// The pairs keep their order. A pair that the type does not know stays as it is, and so does one whose property still
  /// encodes to what the decoded one encodes to: a number such as `007`, and a word that an ``OpenEnumeration`` does not
  /// know, come out byte for byte. The pair of a property that changed has its new value; one that became `nil` has none;
  /// one that the metadata did not have comes last. Values are kept or replaced as a whole: where one holds JSON and
  /// anything in it changed, keys in it that the type does not know are lost.
  ///
  /// Decoding the result gives the same value.
  ///
  /// - Throws: A `CardFailure` where the value cannot be encoded, as ``encode(_:)`` does. The metadata may have any faults.
  public func encode<Value: Codable>(
    _ value: Value, updating original: Metadata
  ) throws(CardFailure) -> Metadata {
    let changed = try encode(value)
    let decoding = MetadataDecoder(keys: keys).decode(Value.self, from: RawMetadata(original), at: "data")
    let before = decoding.value.flatMap { try? encode($0) } ?? Metadata()
    let update = MetadataUpdate(
      changed: changed, before: before, fields: decoding.fields, unreadable: Self.fields(of: decoding.diagnostics))
    return update.applied(to: original)
  }

  /// The keys of the pairs that have errors.
  private static func fields(of diagnostics: [Diagnostic]) -> [String] {
    diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .error, case .key(let key)? = diagnostic.path.components.dropFirst().first else {
        return nil
      }
      return key
    }
  }
}
