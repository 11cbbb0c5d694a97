public import CardCore

/// Metadata as it came in, before anyone checked it: any JSON value under any key, each with its place in the source.
public struct RawMetadata: Sendable {
  public struct Entry: Sendable {
    public var key: String
    public var value: RawValue
    public var keyRange: SourceRange?
    public var valueRange: SourceRange?

    public init(_ key: String, _ value: RawValue, keyRange: SourceRange? = nil, valueRange: SourceRange? = nil) {
      self.key = key
      self.value = value
      self.keyRange = keyRange
      self.valueRange = valueRange
    }
  }

  public var entries: [Entry]

  /// Where the whole object stands.
  public var range: SourceRange?

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

  /// The pairs as text, the first of each key: what can be shown and decoded, whatever else is wrong.
  public var texts: Metadata {
    var seen = Set<ByteKey>()
    return Metadata(
      entries.compactMap { entry in
        seen.insert(ByteKey(entry.key)).inserted ? Metadata.Pair(entry.key, entry.value.text) : nil
      })
  }
}
