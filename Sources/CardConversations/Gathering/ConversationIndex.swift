/// What has to be known of whole inputs before the first message can be shown: names, rooms, sessions, and what was done
/// to messages later.
package struct ConversationIndex {
  var names = NameTable()
  var rooms = RoomTable()
  var changes = ChangeTable()
  var replies = ReplyTable()
  var sessions: [Session] = []
  var viewer: String?
  package private(set) var messageCount = 0
  private var sessionBudget = TableBudget(8 << 20)

  /// The changes that there was no room for.
  private(set) var lostChanges = 0

  init() {}

  /// Notes a message; gives its room's number.
  mutating func note(_ message: Message) -> Int {
    messageCount += 1
    if let sender = message.sender { names.hear(sender) }
    replies.expect(message)
    return rooms.index(of: message.room)
  }

  /// Notes what is no message.
  mutating func note(_ item: ConversationItem) {
    switch item {
    case .message: break
    case .change(let change):
      if let sender = change.sender { names.hear(sender) }
      if !changes.add(change) { lostChanges += 1 }
    case .participant(let participant): names.list(participant)
    case .room(let room): rooms.list(room)
    case .session(let session):
      rooms.list(session.room)
      let cost = session.room.id.utf8.count + (session.lastText?.utf8.count ?? 0) + 256
      if sessionBudget.take(cost) { sessions.append(session) }
    case .viewer(let id): viewer = viewer ?? id
    }
  }

  /// How much there was no room for.
  package var refusedCount: Int {
    names.budget.refused + rooms.budget.refused + replies.budget.refused + sessionBudget.refused + lostChanges
  }
}
