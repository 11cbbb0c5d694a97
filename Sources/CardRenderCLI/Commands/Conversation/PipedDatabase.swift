import CardConversations

/// Stands for a database that comes through a pipe, and says that it cannot be read so.
struct PipedDatabase: ConversationDecoder {
  let system: ChatSystem? = .rtm
  private var isTold = false

  mutating func read(_ bytes: [UInt8]) -> [ConversationReading] {
    guard !isTold else { return [] }
    isTold = true
    let fault = Diagnostic(
      .conversationBadDatabase, "a database can be read from a file alone", at: FieldPath(), hint: "name its file")
    return [ConversationReading(range: 0..<0, diagnostics: [fault])]
  }

  mutating func finish() -> [ConversationReading] { [] }
}
