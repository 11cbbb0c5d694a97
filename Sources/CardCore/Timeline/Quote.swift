/// The message that a message answers, as far as it is shown over the answer.
public struct Quote: Hashable, Sendable {
  /// Whose it is, or `nil` where nobody knows.
  public var sender: DisplayText?

  /// Its beginning.
  public var excerpt: DisplayText

  public init(sender: DisplayText? = nil, excerpt: DisplayText) {
    self.sender = sender
    self.excerpt = excerpt
  }
}
