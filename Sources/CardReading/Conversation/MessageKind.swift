/// What kind of message a message is.
public enum MessageKind: Hashable, Sendable {
  /// Somebody says something.
  case chat

  /// The system says something: somebody joined, the topic changed, a button was pressed.
  case notice

  /// It was sent without a push, and is to be shown where it has a card and nowhere else.
  case hidden
}
