/// The pairs that a flat decoding looks at, and what became of it.
///
/// A reference, because a type is free to copy its decoder about.
final class FlatPairs {
  /// The most pairs that are looked at one by one.
  static let maximumCount = 64

  private let pairs: [Metadata.Pair]
  private let keys: KeyStrategy

  /// The pair behind the last that was asked for.
  private var next = 0

  /// The pairs that were asked for, a bit each.
  private(set) var asked: UInt64 = 0

  /// Whether something was asked for that has to be looked at more closely: then nothing here counts.
  private(set) var isIrregular = false

  /// Pairs, or `nil` where there are more than are looked at, or a key stands twice.
  init?(_ pairs: [Metadata.Pair], keys: KeyStrategy) {
    guard pairs.count <= Self.maximumCount, !Self.haveRepeatedKeys(pairs) else { return nil }
    self.pairs = pairs
    self.keys = keys
  }

  private static func haveRepeatedKeys(_ pairs: [Metadata.Pair]) -> Bool {
    pairs.indices.contains { right in
      let length = pairs[right].key.utf8.count
      return (0..<right).contains { left in
        pairs[left].key.utf8.count == length && pairs[left].key.hasSameBytes(as: pairs[right].key)
      }
    }
  }

  /// The text under the key of a property, or `nil`.
  func text(of property: String) -> String? {
    guard let position = position(of: property) else { return nil }
    asked |= 1 << UInt64(position)
    next = position + 1
    return pairs[position].value
  }

  /// The text that must be there.
  func required(_ property: String) throws -> String {
    guard let text = text(of: property) else { throw irregularity() }
    return text
  }

  /// Notes that the fast way has to be given up, however far the error comes.
  func irregularity() -> IrregularField {
    isIrregular = true
    return IrregularField()
  }

  /// Whether every pair was asked for, but for those under some keys.
  func areAllAsked(except keys: [String]) -> Bool {
    pairs.indices.allSatisfy { index in
      asked & (1 << UInt64(index)) != 0 || keys.contains { pairs[index].key.hasSameBytes(as: $0) }
    }
  }

  /// The pair under the key of a property: mostly the next one, since properties come in the order of the pairs.
  private func position(of property: String) -> Int? {
    var property = property
    return property.withUTF8 { name in
      if next < pairs.count, keys.key(forBytes: name, is: pairs[next].key) { return next }
      for position in pairs.indices where keys.key(forBytes: name, is: pairs[position].key) { return position }
      return nil
    }
  }
}
