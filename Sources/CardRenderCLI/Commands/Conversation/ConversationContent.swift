import CardConversations

/// Tells from the beginning of an input whether it is a conversation, to be shown as one where no command says so.
///
/// Archives, databases and the messages of Chatkit and RTM are. TalkPlus' messages are what cards are made of, and stay
/// cards.
enum ConversationContent {
  /// The bytes that are looked at.
  private static let length = 1 << 14

  /// The bytes that tell a database.
  private static let signatureLength = 16

  static func isConversation(_ beginning: some Collection<UInt8>) -> Bool {
    let bytes = Array(beginning.prefix(length))
    var decoder = ReaderCatalog.standard.decoder()
    _ = decoder.read(bytes)
    if decoder.system == nil, bytes.count < length { _ = decoder.finish() }
    return decoder.system == .chatkit || decoder.system == .rtm || decoder.system == .xmpp
  }

  /// Whether a file is a database.
  static func isDatabase(file path: String, _ console: any Console) -> Bool {
    DatabaseReader.reads(beginning(of: path, signatureLength, console))
  }

  /// Whether a file begins like a conversation.
  static func isConversation(file path: String, _ console: any Console) -> Bool {
    isConversation(beginning(of: path, length, console))
  }

  /// The first bytes of a file; none of what is no file or cannot be read, which somebody else will tell.
  private static func beginning(of path: String, _ length: Int, _ console: any Console) -> ArraySlice<UInt8> {
    guard path != "-", console.status(of: path) != nil, let source = try? console.open(path) else { return [] }
    var buffer = [UInt8](repeating: 0, count: length)
    let count = try? buffer.withUnsafeMutableBufferPointer { bytes throws(IOFailure) in
      try source.read(into: UnsafeMutableRawBufferPointer(bytes)) { console.interrupt != nil }
    }
    return buffer[..<(count.flatMap(\.self) ?? 0)]
  }
}
