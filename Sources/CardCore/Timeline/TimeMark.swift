/// A time or a day in words for people, and for machines.
public struct TimeMark: Hashable, Sendable {
  /// In words, such as `14:03:22` or `Monday, 30 November 2026`.
  public var text: DisplayText

  /// As HTML's `time` element takes it: `2026-11-30T14:03:22Z`, or `2026-11-30` for a day.
  public var machine: String

  public init(_ text: DisplayText, machine: String) {
    self.text = text
    self.machine = machine
  }
}
