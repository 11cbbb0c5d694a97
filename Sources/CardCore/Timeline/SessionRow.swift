/// A row of a list of conversations.
public struct SessionRow: Hashable, Sendable {
  public var name: DisplayText
  public var lastText: DisplayText?
  public var time: TimeMark?
  public var isUnread: Bool

  public init(name: DisplayText, lastText: DisplayText? = nil, time: TimeMark? = nil, isUnread: Bool = false) {
    self.name = name
    self.lastText = lastText
    self.time = time
    self.isUnread = isUnread
  }
}
