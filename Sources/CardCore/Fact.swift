/// A named value.
public struct Fact: Hashable, Sendable {
  public var label: DisplayText

  /// The value, with its lines where it was made with `DisplayText(lines:)`.
  public var value: DisplayText

  /// Whether it is what the facts above it come to, and stands under a line.
  public var isTotal: Bool

  public init(_ label: DisplayText, _ value: DisplayText, isTotal: Bool = false) {
    self.label = label
    self.value = value
    self.isTotal = isTotal
  }
}
