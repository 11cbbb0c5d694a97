import CardMetadata

extension JSONWriter {
  /// Writes a member unless there is nothing to write.
  mutating func member(_ key: String, ifPresent value: String?) {
    if let value { member(key, value) }
  }

  /// Writes a member that is a number by its digits.
  mutating func member(_ key: String, digits: String) {
    member(key) { $0.number(digits) }
  }

  /// Writes the pairs of a card as an object.
  mutating func pairs(_ metadata: Metadata) {
    object { writer in
      for pair in metadata.pairs { writer.member(pair.key, pair.value) }
    }
  }
}

extension MetadataRules {
  /// Rules of a system that keeps cards as text and counts no pairs: strings under keys that stand once.
  ///
  /// The numbers are beyond what fits into a message that can be read at all, 256 KiB.
  static func uncounted(_ name: String, source: String) -> MetadataRules {
    MetadataRules(
      name: name, maximumPairs: 1_000_000, maximumKeyLength: 1_000_000, maximumValueLength: 1_000_000, source: source)
  }
}

extension String {
  /// The text as a 64-bit integer that is written in no other way, or `nil`.
  var wholeNumber: Int64? {
    Int64(self).flatMap { "\($0)" == self ? $0 : nil }
  }
}
