/// A named value.
public struct Fact: Hashable, Sendable {
  public var label: DisplayText

  /// The value, with its lines where it was made with `DisplayText(lines:)`.
  public var value: DisplayText

  public init(_ label: DisplayText, _ value: DisplayText) {
    self.label = label
    self.value = value
  }
}
