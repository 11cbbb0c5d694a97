/// What metadata takes of the limits of its rules, counted in all four units.
///
///     let budget = MetadataBudget(metadata, rules: .talkPlus, nearLimit: 90)
///     let left = budget.rules.maximumValueLength - budget.pairs[0].valueLengths[budget.rules.unit]
public struct MetadataBudget: Hashable, Sendable {
  public let rules: MetadataRules

  /// The number of pairs that counts against the limit: a key that stands twice counts once.
  public let pairCount: Int
  public let pairCountState: LimitState

  /// Every pair in its order, a key that stands twice included.
  public let pairs: [PairBudget]

  /// Whether every limit is kept; other faults, such as a key that stands twice, are the validator's.
  public var isKept: Bool { pairCountState.isKept && pairs.allSatisfy(\.isKept) }

  /// Counts metadata that was built in code.
  ///
  /// `nearLimit` is the percentage of a limit, 1 to 100, from which on a measure is near it; `nil` for none.
  public init(_ metadata: Metadata, rules: MetadataRules = .talkPlus, nearLimit: Int? = nil) {
    self.init(RawMetadata(metadata), rules: rules, nearLimit: nearLimit)
  }

  /// Counts metadata as it came in; linear in its bytes.
  ///
  /// `nearLimit` is the percentage of a limit, 1 to 100, from which on a measure is near it; `nil` for none.
  public init(_ metadata: RawMetadata, rules: MetadataRules = .talkPlus, nearLimit: Int? = nil) {
    precondition(nearLimit.map { 1...100 ~= $0 } ?? true, "the percentage must be 1 to 100")
    let states = LimitStates(nearLimit: nearLimit)
    self.rules = rules
    pairCount = metadata.distinctCount
    pairCountState = states.state(of: pairCount, limit: rules.maximumPairs)
    pairs = metadata.entries.map { PairBudget($0, rules: rules, states: states) }
  }
}

/// Tells how measures stand to their limits.
private struct LimitStates {
  let nearLimit: Int?

  func state(of measure: Int, limit: Int, minimum: Int = 0) -> LimitState {
    if measure < minimum { return .under }
    if measure > limit { return .over }
    let threshold = nearLimit.map { LimitShare.threshold($0, of: limit) }
    return threshold.map { measure >= $0 } ?? false ? .near : .kept
  }
}

extension PairBudget {
  fileprivate init(_ entry: RawMetadata.Entry, rules: MetadataRules, states: LimitStates) {
    key = entry.key
    keyLengths = TextLengths(of: entry.key)
    keyState = states.state(of: keyLengths[rules.unit], limit: rules.maximumKeyLength, minimum: 1)
    valueLengths = TextLengths(of: entry.value.textToSend)
    valueState = states.state(of: valueLengths[rules.unit], limit: rules.maximumValueLength)
    isString = if case .string = entry.value { true } else { false }
  }
}

extension RawValue {
  /// The string that the value is, or should be.
  fileprivate var textToSend: String {
    switch self {
    case .object(let json), .array(let json): JSONCompaction.compacted(json)
    case .string, .number, .boolean, .null: text
    }
  }
}
