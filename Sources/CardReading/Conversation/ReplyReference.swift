/// The message that a message answers.
public struct ReplyReference: Hashable, Sendable {
  /// Its id or one of its aliases.
  public var id: String

  /// Who sent it, by id, where the reply says so.
  public var sender: Participant?

  /// Its text, where the reply brings it along; it is shown where the message itself is not at hand.
  public var text: String?

  public init(id: String, sender: Participant? = nil, text: String? = nil) {
    self.id = id
    self.sender = sender
    self.text = text
  }
}
