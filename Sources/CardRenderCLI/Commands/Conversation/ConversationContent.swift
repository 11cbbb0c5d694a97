import CardConversations

/// Tells from the beginning of an input what is shown of it where no command says so.
///
/// Archives, databases, and the messages of Chatkit and RTM are a conversation: there are no cards to be read from them.
/// A message of TalkPlus is what a card comes in, so it takes two of them that say who sent them, where or when. Metadata
/// alone is cards, in whatever number.
struct ConversationContent {
  enum Verdict: Comparable {
    case cards

    /// Messages, each of which can be drawn as a card too.
    case messages

    /// Nothing that cards could be read from.
    case conversation
  }

  /// How much is looked at: two messages have room in it, whatever their length.
  static let maximumLength = 1 << 20

  /// How many messages are looked at.
  static let maximumCount = 16

  private var decoder = ReaderCatalog.standard.decoder()
  private var length = 0
  private var count = 0
  private var placedCount = 0

  /// Takes the next bytes; `nil` while they do not tell.
  mutating func read(_ bytes: [UInt8]) -> Verdict? {
    length += bytes.count
    return verdict(of: decoder.read(bytes)) ?? (length < Self.maximumLength ? nil : .cards)
  }

  /// Whether there is nothing in a whole input that cards could be read from.
  static func holdsNoCards(_ bytes: [UInt8]) -> Bool {
    var content = ConversationContent()
    return (content.read(Array(bytes.prefix(maximumLength))) ?? content.finish()) == .conversation
  }

  /// What an input is that has ended before it told.
  mutating func finish() -> Verdict { verdict(of: decoder.finish()) ?? .cards }

  private mutating func verdict(of readings: [ConversationReading]) -> Verdict? {
    if let system = decoder.system, system != .talkPlus { return .conversation }
    for case let item? in readings.map(\.item) {
      switch item {
      case .message(let message): placedCount += message.isPlaced ? 1 : 0
      case .change: placedCount += 1
      case .participant, .room, .session, .viewer: continue
      }
      count += 1
      if placedCount > 1 { return .messages }
      if count == Self.maximumCount { return .cards }
    }
    return nil
  }
}

extension Message {
  /// Whether it says who sent it, where or when.
  fileprivate var isPlaced: Bool { sender != nil || room != nil || time != nil }
}
