import CardConversations

/// Chooses the reader of a source.
struct DecoderChoice {
  let request: ConversationRequest

  func decoder() -> any ConversationDecoder { PendingDecoder() }
}

struct PendingDecoder: ConversationDecoder {
  var system: ChatSystem? { nil }
  mutating func read(_ bytes: [UInt8]) -> [ConversationReading] { [] }
  mutating func finish() -> [ConversationReading] { [] }
}
