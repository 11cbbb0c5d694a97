/// What a source of a conversation holds, piece by piece, in the order of the source.
public enum ConversationItem: Sendable {
  case message(Message)
  case change(MessageChange)

  /// The best name of somebody, such as of a member, a contact or a user of an export; it beats names in messages.
  case participant(Participant)
  case room(Room)
  case session(Session)

  /// The id of the user whose view this is: their messages are their own.
  case viewer(String)
}
