import CardConversations

/// Tells from the beginning of an input whether it is a conversation, to be shown as one where no command says so.
///
/// Archives, databases and the messages of Chatkit and RTM are. TalkPlus' messages are what cards are made of, and stay
/// cards.
enum ConversationContent {
  /// The bytes that are looked at.
  private static let length = 1 << 14

  static func isConversation(_ beginning: some Collection<UInt8>) -> Bool {
    let choice = DecoderChoice(request: ConversationRequest())
    switch choice.form(of: Array(beginning.prefix(DecoderChoice.beginningLength))) {
    case .xml, .database: return true
    case .json: break
    }
    let bytes = Array(beginning.prefix(length))
    let system = ReaderCatalog.standard.system(of: bytes, isWhole: bytes.count < length)
    return system == .chatkit || system == .rtm
  }

  /// Whether a file is a database.
  static func isDatabase(file path: String, _ console: any Console) -> Bool {
    DatabaseReader.reads(beginning(of: path, DecoderChoice.beginningLength, console))
  }

  /// Whether a file begins like a conversation.
  static func isConversation(file path: String, _ console: any Console) -> Bool {
    isConversation(beginning(of: path, length, console))
  }

  /// The first bytes of a file; none of what is no file or cannot be read, which somebody else will tell.
  private static func beginning(of path: String, _ length: Int, _ console: any Console) -> [UInt8] {
    guard path != "-", console.status(of: path) != nil, let source = try? console.open(path) else { return [] }
    return Array(unsafeUninitializedCapacity: length) { buffer, count in
      let read = try? source.read(into: UnsafeMutableRawBufferPointer(buffer)) { console.interrupt != nil }
      count = read.flatMap(\.self) ?? 0
    }
  }
}
