/// What input may cost.
public struct ReadingLimits: Hashable, Sendable {
  /// The longest message in bytes: 256 KiB.
  ///
  /// A page of many messages may be longer.
  public var maximumMessageLength: Int

  public init(maximumMessageLength: Int = 262_144) {
    self.maximumMessageLength = maximumMessageLength
  }

  public static let standard = ReadingLimits()
}
