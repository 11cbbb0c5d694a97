import CardCore

/// What a conversation is told in besides the words of its entries, in English.
enum TimelineWords {
  static let deleted: DisplayText = "This message was deleted"
  static let edited = "edited"
  static let unread: DisplayText = "Unread messages"
  static let sessions: DisplayText = "Conversations"
  /// The name of a page that has none.
  static let conversation: DisplayText = "Conversation"

  /// Of a conversation that is not read to its end, for who does not see its mark.
  static let hasUnread = "unread"

  /// Of a file whose address no longer works.
  static let expired = "link expired"
}
