/// A part of a whole, drawn as a bar with its amount beside it.
public struct Meter: Hashable, Sendable {
  /// What the part is of.
  public enum Kind: Hashable, Sendable {
    /// Of a task: how much of it is done.
    case progress

    /// Of a total: how many of all chose this.
    case share
  }

  public var kind: Kind

  /// What is measured; blank where something above says it.
  public var label: DisplayText

  /// The part in hundredths, 0 to 100; 0 is nothing at all, and 100 is everything.
  public let percent: Int

  /// The amount as it is read: `65%`, or `3/5 (60%)`.
  public var amount: DisplayText

  /// A meter of a share that is kept within 0 to 100.
  public init(_ kind: Kind, label: DisplayText = "", percent: Int, amount: DisplayText) {
    self.kind = kind
    self.label = label
    self.percent = min(max(percent, 0), 100)
    self.amount = amount
  }

  /// The hundredths that `part` is of `whole`, rounded; 0 and 100 only where they are exact, or where there is no whole.
  public static func percent(_ part: Double, of whole: Double) -> Int {
    guard part > 0, whole > 0 else { return 0 }
    guard part < whole else { return 100 }
    return min(max(Int((part / whole * 100).rounded()), 1), 99)
  }
}
