/// Something that the system says in a conversation.
public struct Notice: Hashable, Sendable {
  public var text: [Inline]
  public var time: TimeMark?

  public init(_ text: [Inline], time: TimeMark? = nil) {
    self.text = text
    self.time = time
  }
}
