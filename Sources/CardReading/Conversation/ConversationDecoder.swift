/// Reads a conversation from bytes as they come, in memory that grows with the longest message and never with their number.
///
/// A decoder is fed the pieces of one input in their order, cut anywhere, and gives each message as soon as its last byte
/// has come.
public protocol ConversationDecoder {
  /// The system whose messages these are, or `nil` while nothing has told.
  var system: ChatSystem? { get }

  /// Takes the next bytes of the input.
  mutating func read(_ bytes: [UInt8]) -> [ConversationReading]

  /// Says that the input has ended.
  ///
  /// What was begun and did not end is a diagnostic that says where.
  mutating func finish() -> [ConversationReading]
}
