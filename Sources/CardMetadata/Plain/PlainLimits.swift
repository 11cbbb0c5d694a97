/// What plain pairs may have without a word being said: the numbers of the rules, ready to be compared.
///
/// They stand apart from the rules, which hold texts and lists that would be retained for every message.
struct PlainLimits: Sendable {
  private let pairs: Int
  private let key: Int
  private let value: Int

  /// Whether the rules ask for keys or for one of some types.
  let asksForContent: Bool

  init(_ rules: MetadataRules, nearLimit: Int?) {
    let unremarked = { (limit: Int) in
      nearLimit.map { LimitShare.threshold($0, of: limit) - 1 } ?? limit
    }
    pairs = unremarked(rules.maximumPairs)
    key = unremarked(rules.maximumKeyLength)
    value = unremarked(rules.maximumValueLength)
    asksForContent = !rules.requiredKeys.isEmpty || rules.allowedTypes != nil
  }

  /// Whether the pairs keep the limits, and no two keys are alike.
  func accept(_ found: PlainPairs) -> Bool {
    guard found.count <= pairs, found.count > 0 else { return false }
    for index in 0..<found.count {
      let pair = found[index]
      guard pair.key.count <= key, pair.value.count <= value else { return false }
    }
    return !found.hasAlikeKeys
  }
}
