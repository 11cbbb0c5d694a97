extension DiagnosticExplanation {
  /// What is said about a message that is written for another system.
  static let writing: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .messageTooLarge, severity: .error,
      meaning: """
        The message is larger than the system takes. Chatkit takes 5 KB a message, which are counted here as 5,120 bytes \
        of UTF-8 in the content of all parts; more than 5,000 are a warning. An XMPP server takes stanzas of 10,000 bytes, \
        and may refuse longer ones, which is a warning too.
        """,
      example: "<a card with a body of 6,000 bytes, written for Chatkit>",
      fix: "Shorten the card's texts, or send the large part as a file or by address."),
    DiagnosticExplanation(
      code: .messageNameTooLong, severity: .error,
      meaning: """
        The id or the name of the sender is longer than the system takes: TalkPlus takes 68 characters of a user's id and \
        128 of a name, counted in code points.
        """,
      example: "<a message of a user whose id has 69 characters, written for TalkPlus>",
      fix: "Shorten it, as the system itself has it."),
    loss(.lossID, "an id, another name of the message or a room, because the system's have another form"),
    loss(.lossSender, "who sent the message or what they are called, because the system's ids have another form"),
    loss(.lossTime, "the time or its milliseconds, because the system writes whole seconds or other years"),
    loss(.lossKind, "that the message is a notice or was sent without a push"),
    loss(.lossLanguage, "the language of the text"),
    loss(.lossReply, "what the message answers, or the text of that"),
    loss(.lossReactions, "reactions, or who gave them"),
    loss(.lossAttachment, "a file, or something that is said about one"),
    loss(.lossPart, "a form, a button or what a sender says about an address"),
    loss(.lossChange, "a correction, a retraction, or the mark of a message that was edited or deleted"),
    loss(.lossContext, "names of people and rooms, and sessions, which stand beside the messages"),
    loss(.lossUnknown, "something of the source that no reader knows"),
  ]

  private static func loss(_ code: DiagnosticCode, _ what: String) -> DiagnosticExplanation {
    DiagnosticExplanation(
      code: code, severity: .note, meaning: "Written for another system, the message loses \(what).",
      example: "<a message whose system has more places than the one it is written for>",
      fix: "Nothing, where nobody misses it; else choose another system, or say it in the text.")
  }
}
