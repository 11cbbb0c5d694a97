/// What one pair takes of its limits.
public struct PairBudget: Hashable, Sendable {
  public let key: String
  public let keyLengths: TextLengths
  public let keyState: LimitState

  /// The lengths of the value; of one that is no string, those of the string that it should be.
  public let valueLengths: TextLengths
  public let valueState: LimitState

  /// Whether the value is a string; another one is refused, however short it is.
  public let isString: Bool

  /// Whether the pair may be sent as far as lengths go.
  public var isKept: Bool { keyState.isKept && valueState.isKept && isString }

  public static func == (left: PairBudget, right: PairBudget) -> Bool {
    left.key.hasSameBytes(as: right.key) && left.keyLengths == right.keyLengths && left.keyState == right.keyState
      && left.valueLengths == right.valueLengths && left.valueState == right.valueState
      && left.isString == right.isString
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ByteKey(key))
    hasher.combine(valueLengths)
  }
}
