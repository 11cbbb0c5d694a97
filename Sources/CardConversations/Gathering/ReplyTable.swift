/// The messages that others answer, from when they are shown until the last answer is.
struct ReplyTable {
  /// What is kept of a message to stand over its answers.
  struct Original {
    let sender: Participant?
    let system: ChatSystem?
    let excerpt: String
    let isDeleted: Bool
  }

  private var waiting: [MessageKey: Int] = [:]
  private var originals: [MessageKey: Original] = [:]
  private(set) var budget = TableBudget(16 << 20)

  /// Counts an answer that is going to be shown.
  mutating func expect(_ message: Message) {
    guard let reply = message.reply else { return }
    let key = MessageKey(room: message.room, id: reply.id)
    if waiting[key] != nil { return waiting[key, default: 0] += 1 }
    guard budget.take(key.cost + Self.originalCost) else { return }
    waiting[key] = 1
  }

  /// Keeps what is needed of a message that somebody answers.
  mutating func note(_ placed: PlacedMessage) {
    guard !waiting.isEmpty else { return }
    for key in placed.keys where waiting[key] != nil {
      originals[key] = Original(
        sender: placed.message.sender, system: placed.system, excerpt: Excerpt.of(placed.message),
        isDeleted: placed.message.isDeleted)
    }
  }

  /// Takes what this message answers from somebody who knows it.
  mutating func supply(_ original: Original, for message: Message) {
    guard let reply = message.reply else { return }
    let key = MessageKey(room: message.room, id: reply.id)
    if waiting[key] != nil { originals[key] = original }
  }

  /// The message that this one answers, where it was shown before.
  mutating func original(of message: Message) -> Original? {
    guard let reply = message.reply else { return nil }
    let key = MessageKey(room: message.room, id: reply.id)
    let original = originals[key]
    if let count = waiting[key] {
      waiting[key] = count > 1 ? count - 1 : nil
      if count == 1 {
        originals[key] = nil
        budget.giveBack(key.cost + Self.originalCost)
      }
    }
    return original
  }

  /// The bytes that an original takes at most, by and large.
  private static let originalCost = 1024
}
