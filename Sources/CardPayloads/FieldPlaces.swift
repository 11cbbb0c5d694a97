import CardCore
import CardMetadata

/// Tells where the fields of a payload stand in the source of its metadata.
///
/// A pair is looked for at the first question about it, and its JSON is read at the first about the inside: most payloads
/// have nothing to report.
struct FieldPlaces: Sendable {
  private let metadata: RawMetadata

  /// The pairs that were asked about, by their keys; `nil` where there is none.
  private var entries: [ByteKey: RawMetadata.Entry?] = [:]

  /// The insides of pairs that were asked about, by their keys; `nil` where nothing is known of one.
  private var insides: [ByteKey: NestedPlaces?] = [:]

  init(_ metadata: RawMetadata) {
    self.metadata = metadata
  }

  /// Where a field stands, or the innermost value around it that is there; `nil` for metadata that was built in code.
  mutating func range(of field: FieldPath) -> SourceRange? {
    guard case .key(let key)? = field.components.first, let entry = entry(ByteKey(key)) else { return metadata.range }
    let way = field.components.dropFirst()
    return way.isEmpty ? entry.valueRange : range(of: way, in: entry) ?? entry.valueRange
  }

  private mutating func entry(_ key: ByteKey) -> RawMetadata.Entry? {
    if let known = entries[key] { return known }
    let found = metadata.first(key.string)
    entries.updateValue(found, forKey: key)
    return found
  }

  private mutating func range(of way: ArraySlice<FieldPath.Component>, in entry: RawMetadata.Entry) -> SourceRange? {
    let key = ByteKey(entry.key)
    if !insides.keys.contains(key) { insides.updateValue(inside(of: entry), forKey: key) }
    return insides[key]??.range(of: way)
  }

  private func inside(of entry: RawMetadata.Entry) -> NestedPlaces? {
    guard let source = metadata.source, let range = entry.valueRange else { return nil }
    return NestedPlaces(entry.value.text, in: source, at: range)
  }
}
