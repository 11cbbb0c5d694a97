/// What a page of RTM says of all its messages.
struct RTMPage: Sendable {
  /// The id of whose view it is.
  var viewer: String?

  /// Whom the messages of the page go to or come from.
  var dialogue: RTMDialogue?

  /// Whether messages were given that no dialogue was known of.
  var hasMessagesOfNobody = false
}
