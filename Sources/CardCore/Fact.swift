/// A named value.
public struct Fact: Hashable, Sendable {
  public var label: DisplayText

  /// The value, with its lines where it was made with `DisplayText(lines:)`.
  public var value: DisplayText

  /// Whether it is what the facts above it come to, and stands under a line.
  public var isTotal: Bool

  /// The value for programs where it is a moment: `2026-12-03T09:30:00Z`, by RFC 3339 in UTC.
  public var moment: DisplayText?

  public init(_ label: DisplayText, _ value: DisplayText, isTotal: Bool = false, moment: DisplayText? = nil) {
    self.label = label
    self.value = value
    self.isTotal = isTotal
    self.moment = moment
  }
}
