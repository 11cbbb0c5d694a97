/// What a value that was decoded from metadata and changed does to that metadata.
struct MetadataUpdate {
  /// The pairs of the value, in its order.
  private let pairs: [Metadata.Pair]
  private let changed: [ByteKey: String]

  /// The pairs of the value as it was decoded, without those that could not be read.
  private let before: [ByteKey: String]

  /// The keys of the value's type.
  private let own: Set<ByteKey>

  /// Keys whose pairs are not what the value was decoded from, so that nothing of them may stay.
  private let unreadable: Set<ByteKey>

  init(changed: Metadata, before: Metadata, fields: [String], unreadable: [String]) {
    pairs = changed.pairs
    self.changed = Self.table(of: changed)
    self.before = Self.table(of: before)
    self.unreadable = Set(unreadable.map { ByteKey($0) })
    own = Set(fields.map { ByteKey($0) }).union(self.changed.keys).union(self.before.keys)
  }

  private static func table(of metadata: Metadata) -> [ByteKey: String] {
    Dictionary(metadata.pairs.map { (ByteKey($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The metadata with the value's pairs in the places of the old ones.
  func applied(to original: Metadata) -> Metadata {
    var written = Set<ByteKey>()
    let updated = original.pairs.compactMap { pair -> Metadata.Pair? in
      let key = ByteKey(pair.key)
      guard own.contains(key) else { return pair }
      let isFirst = written.insert(key).inserted
      if isUnchanged(key) { return pair }
      // A key that stands twice must not keep its old value in the second place.
      guard isFirst, let value = changed[key] else { return nil }
      return Metadata.Pair(pair.key, value)
    }
    return Metadata(updated + pairs.filter { !written.contains(ByteKey($0.key)) })
  }

  private func isUnchanged(_ key: ByteKey) -> Bool {
    guard !unreadable.contains(key) else { return false }
    switch (changed[key], before[key]) {
    case (let new?, let old?): return new.hasSameBytes(as: old)
    case (nil, nil): return true
    case (_?, nil), (nil, _?): return false
    }
  }
}
