public import CardCore

/// Metadata as it came in, before anyone checked it: any JSON value under any key, each with its place in the source.
public struct RawMetadata: Sendable {
  /// A key, any value, and where both stand.
  public struct Entry: Sendable {
    public var key: String
    public var value: RawValue

    /// Where the key stands, quotes included.
    public var keyRange: SourceRange?

    /// Where the value stands, quotes or brackets included.
    public var valueRange: SourceRange?

    /// Whether the key stands here as it was written, and not with U+FFFD for bytes that are no UTF-8.
    package var hasIntactKey = true

    /// Whether the value stands here as it was written; of one that was mended, nobody knows the length.
    package var hasIntactValue = true

    /// An entry; its ranges are half-open, in UTF-8 bytes of the whole source.
    public init(_ key: String, _ value: RawValue, keyRange: SourceRange? = nil, valueRange: SourceRange? = nil) {
      self.key = key
      self.value = value
      self.keyRange = keyRange
      self.valueRange = valueRange
    }
  }

  /// The entries in the order in which they were written, with keys that stand twice.
  public var entries: [Entry]

  /// Where the whole object stands.
  public var range: SourceRange?

  /// The bytes that the ranges count, shared with the reader: faults inside a value have their places by them.
  package var source: PlacedBytes?

  /// The same metadata, whose places so far were counted from `offset` of the input.
  package func moved(by offset: Int) -> RawMetadata {
    guard offset != 0 else { return self }
    var moved = self
    moved.range = range?.moved(by: offset)
    moved.source?.offset += offset
    for index in entries.indices {
      moved.entries[index].keyRange = entries[index].keyRange?.moved(by: offset)
      moved.entries[index].valueRange = entries[index].valueRange?.moved(by: offset)
    }
    return moved
  }

  /// Metadata as a reader found it.
  public init(_ entries: [Entry] = [], range: SourceRange? = nil) {
    self.entries = entries
    self.range = range
  }

  /// Metadata that was built in code, which has no places.
  public init(_ metadata: Metadata) {
    self.init(metadata.pairs.map { Entry($0.key, .string($0.value)) })
  }

  /// The first entry of `key`, compared byte for byte.
  public func first(_ key: String) -> Entry? {
    entries.first { $0.key.hasSameBytes(as: key) }
  }

  /// The keys that say what metadata is; the second is read where the first is missing.
  package static let typeKeys = ["type", "kind"]

  /// The entry that says what the metadata is, one with a string before one without; `nil` where there is none.
  package var typeEntry: Entry? {
    let entries = Self.typeKeys.compactMap(first)
    return entries.first { if case .string = $0.value { true } else { false } } ?? entries.first
  }

  /// The number of pairs with different keys; keys that are the same only because both were mended are two.
  var distinctCount: Int {
    var seen = Set<ByteKey>(minimumCapacity: entries.count)
    return entries.count { !$0.hasIntactKey || seen.insert(ByteKey($0.key)).inserted }
  }

  /// The pairs where each is a string, or `nil`.
  var stringPairs: [Metadata.Pair]? {
    var pairs: [Metadata.Pair] = []
    pairs.reserveCapacity(entries.count)
    for entry in entries {
      guard case .string(let text) = entry.value else { return nil }
      pairs.append(Metadata.Pair(entry.key, text))
    }
    return pairs
  }

  /// The pairs as text, the first of each key: what can be shown and decoded, whatever else is wrong.
  public var texts: Metadata {
    var seen = Set<ByteKey>()
    return Metadata(
      entries.compactMap { entry in
        seen.insert(ByteKey(entry.key)).inserted ? Metadata.Pair(entry.key, entry.value.text) : nil
      })
  }
}
