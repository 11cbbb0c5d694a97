extension DiagnosticExplanation {
  /// The codes of reading conversations.
  static let conversations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      code: .conversationNotAMessage, severity: .error,
      meaning: """
        Something stands among the messages of a conversation that is no message, and nothing else that the system writes \
        there: a number, a text, a contact without a number, an event that does not say what it happened to. It is not shown.
        """,
      example: #"<{"messages":[17]} as a conversation>"#,
      fix: "Remove it, or write it as the chat system does."),
    DiagnosticExplanation(
      code: .conversationBadValue, severity: .warning,
      meaning: """
        A field of a message holds something else than its chat system writes there, such as a text for a time. The message \
        is shown without the field.
        """,
      example: #"<a message with "createdAt":"yesterday">"#,
      fix: "Write the field as the chat system does, or leave it out."),
    DiagnosticExplanation(
      code: .conversationBadSignature, severity: .error,
      meaning: """
        The body of a webhook has no signature, or not the one that its bytes and the key give. Somebody changed it, or it \
        did not come from the chat service, so it is not shown.
        """,
      example: "<a body and an x-talkplus-signature that was made with another key>",
      fix: "Check the key, and keep each body byte for byte as it came."),
    DiagnosticExplanation(
      code: .conversationBadDatabase, severity: .error,
      meaning: """
        A file is a database that cannot be read: it is damaged, its tables are not those of IMDemo, or libsqlite3 is not \
        installed. What could be read before is shown.
        """,
      example: "<a file that begins as SQLite's do and is cut off>",
      fix: "Copy the database again while the app is closed; install libsqlite3."),
  ]
}
