/// How a measure stands to its limit.
public enum LimitState: String, Hashable, Sendable {
  /// It keeps the limit, and is not near it where somebody asked for that.
  case kept

  /// It keeps the limit and uses at least the share that was asked for.
  case near

  /// It is more than the limit.
  case over

  /// It is less than must be: an empty key.
  case under

  /// Whether the limit is kept.
  public var isKept: Bool { self == .kept || self == .near }
}
