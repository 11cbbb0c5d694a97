/// What is kept of messages that were shown as they came, so that what is done to them can be told.
struct RecentMessages {
  private static let maximumCount = 4096

  struct Entry {
    let message: Message
    let system: ChatSystem?
    let excerpt: String
    var sender: Participant? { message.sender }

    func allows(_ change: MessageChange) -> Bool { PlacedMessage(message, of: system).allows(change) }
  }

  private var entries: [MessageKey: Entry] = [:]
  private var order: [MessageKey] = []
  private var next = 0

  mutating func note(_ placed: PlacedMessage) {
    // Its sender and its beginning are all that is asked for.
    var message = Message(metadata: RawMetadata())
    message.id = placed.message.id
    message.sender = placed.message.sender
    let entry = Entry(message: message, system: placed.system, excerpt: Excerpt.of(placed.message))
    for key in placed.keys.prefix(4) where entries.updateValue(entry, forKey: key) == nil { remember(key) }
  }

  private mutating func remember(_ key: MessageKey) {
    if order.count < Self.maximumCount { return order.append(key) }
    entries[order[next]] = nil
    order[next] = key
    next = (next + 1) % Self.maximumCount
  }

  func message(_ id: String, in room: String?) -> Entry? {
    entries[MessageKey(room: room, id: id)] ?? entries[MessageKey(room: nil, id: id)]
  }
}
