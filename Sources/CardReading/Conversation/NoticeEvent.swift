/// What a notice tells, where more is known of it than its text.
public enum NoticeEvent: Hashable, Sendable {
  /// The sender changed the topic of the room: the text is the new one, or there is none.
  case topic

  /// A message could not be delivered: the text says why in the words of whoever refused it, or is the condition of the
  /// standard, such as `not-acceptable`. The id is that of the message that was refused, where the source says it.
  case failure(of: String?)

  /// The sender pressed a button, XEP-0439: the text is its label where the button is known, and else its id.
  case selection(id: String)

  /// The sender came, left or was away: the text says how.
  case status
}
