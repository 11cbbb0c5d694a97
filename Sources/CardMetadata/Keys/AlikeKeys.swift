import CardCore

/// Finds keys that are not what they look like, and keys of one message that somebody would take for the same.
struct AlikeKeys {
  /// The longest key that is compared, in UTF-8 bytes.
  ///
  /// Comparing by canonical equivalence takes quadratic time on mixed combining marks, so it takes short keys alone.
  private static let maximumLength = 256

  /// The entries that are compared: each key once, as it was written, and not too long.
  private let entries: [(entry: RawMetadata.Entry, traits: KeyTraits)]

  /// - Parameter entries: The entries with different keys, none of which was mended.
  init(_ entries: [(entry: RawMetadata.Entry, traits: KeyTraits)]) {
    self.entries = entries.filter { $0.entry.key.utf8.count <= Self.maximumLength }
  }

  /// What is to say of the keys.
  ///
  /// The known keys, which others may be made to look like, are asked for only where a key has a letter like
  /// one of ASCII.
  func diagnostics(knownKeys: () -> [String], at path: FieldPath) -> [Diagnostic] {
    let isBeyondASCII = entries.contains { !$0.traits.isASCII }
    return sameKeys(at: path) + (isBeyondASCII ? lookAlikes(knownKeys, at: path) : [])
  }

  /// The keys that differ from an earlier one only in case or in how Unicode composes them.
  private func sameKeys(at path: FieldPath) -> [Diagnostic] {
    guard entries.count > 1 else { return [] }
    var firsts: [String: Int] = Dictionary(minimumCapacity: entries.count)
    return entries.indices.compactMap { index in
      let entry = entries[index].entry
      // Equal and hashed by canonical equivalence, as every String.
      let form = entry.key.lowercased()
      guard let first = firsts[form] else {
        firsts[form] = index
        return nil
      }
      return .keysAlike(entry, entries[first].entry.key, at: path.appending(entry.key))
    }
  }

  /// The keys beyond ASCII that look like a known key, like another one, or like ASCII that they are not.
  private func lookAlikes(_ askForKnownKeys: () -> [String], at path: FieldPath) -> [Diagnostic] {
    let skeletons = entries.map { Skeleton($0.entry.key) }
    guard skeletons.contains(where: { $0.lookAlike != nil }) else { return [] }
    let knownKeys = askForKnownKeys()
    let known = Dictionary(knownKeys.map { (Skeleton($0).folded, $0) }, uniquingKeysWith: { first, _ in first })
    let models = models(skeletons)
    let areKnown = Set(knownKeys.map { ByteKey($0) })
    return entries.indices.compactMap { index in
      let entry = entries[index].entry
      let skeleton = skeletons[index]
      guard let lookAlike = skeleton.lookAlike, !areKnown.contains(ByteKey(entry.key)) else { return nil }
      let model = models[skeleton.folded].flatMap { $0 == index ? nil : entries[$0].entry.key }
      guard let target = known[skeleton.folded] ?? model ?? (skeleton.isDisguised ? skeleton.shown : nil) else {
        return nil
      }
      return .lookAlike(entry, target, lookAlike.scalar, place: lookAlike.place, at: path.appending(entry.key))
    }
  }

  /// For each skeleton the key that the others look like: the first that is only itself, or else the first.
  private func models(_ skeletons: [Skeleton]) -> [ByteKey: Int] {
    var models: [ByteKey: Int] = Dictionary(minimumCapacity: skeletons.count)
    for (index, skeleton) in skeletons.enumerated() {
      guard let model = models[skeleton.folded] else {
        models[skeleton.folded] = index
        continue
      }
      if skeletons[model].lookAlike != nil, skeleton.lookAlike == nil { models[skeleton.folded] = index }
    }
    return models
  }
}

extension Diagnostic {
  fileprivate static func keysAlike(_ entry: RawMetadata.Entry, _ first: String, at path: FieldPath) -> Diagnostic {
    // Short enough to be compared by canonical equivalence.
    let difference = entry.key == first ? "in how their characters are composed" : "in upper and lower case"
    return Diagnostic(
      .metadataKeysAlike,
      "the keys \(DisplayText.quoted(first)) and \(DisplayText.quoted(entry.key)) differ only \(difference)",
      at: path, range: entry.keyRange, hint: "keep one of them, or give the other a name of its own")
  }

  fileprivate static func lookAlike(
    _ entry: RawMetadata.Entry, _ target: String, _ scalar: Unicode.Scalar, place: Int, at path: FieldPath
  ) -> Diagnostic {
    Diagnostic(
      .metadataKeyLookAlike,
      "the key \(DisplayText.quoted(entry.key)) looks like \(DisplayText.quoted(target)): its \(place.ordinal) "
        + "character is \(scalar.codePointName)",
      at: path, range: entry.keyRange, hint: "write \(DisplayText.quoted(target)) where that is meant")
  }
}

extension Int {
  /// The number's ordinal: 1st, 2nd, 11th.
  fileprivate var ordinal: String {
    let ending =
      switch (self % 100, self % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }
}
