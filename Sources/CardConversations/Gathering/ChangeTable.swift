/// What was done to messages, by the messages, until each of them is shown.
struct ChangeTable {
  private var changes: [MessageKey: ChangesOfOne] = [:]
  private(set) var budget = TableBudget(32 << 20)

  /// Keeps a change; `false` where there is no room for it.
  mutating func add(_ change: MessageChange) -> Bool {
    let key = MessageKey(room: change.room, id: change.target)
    let cost = key.cost + change.cost
    guard budget.take(cost) else { return false }
    changes[key, default: ChangesOfOne()].add(change)
    changes[key]?.cost += cost
    return true
  }

  /// How many changes are of messages that did not come.
  var unusedCount: Int { changes.values.reduce(0) { $0 + $1.count } }

  /// Takes out what was done to a message under any of its names.
  private mutating func take(_ message: PlacedMessage) -> [ChangesOfOne] {
    guard !changes.isEmpty else { return [] }
    var found: [ChangesOfOne] = []
    for key in message.keys {
      for key in [key, MessageKey(room: nil, id: key.id)] {
        guard let changes = changes.removeValue(forKey: key) else { continue }
        budget.giveBack(changes.cost)
        found.append(changes)
      }
    }
    return found
  }

  /// Does to a message what its author and others did to it, and gives what was ignored.
  mutating func apply(to placed: inout PlacedMessage) -> [MessageChange] {
    var ignored: [MessageChange] = []
    for changes in take(placed) {
      ignored += changes.ofAuthors.filter { !placed.apply($0) }
      placed.message.react(changes.ofReactors)
    }
    return ignored
  }
}

extension MessageChange {
  /// The bytes that it takes, by and large.
  fileprivate var cost: Int {
    let sender = (sender?.id.utf8.count ?? 0) + (sender?.name?.utf8.count ?? 0)
    switch effect {
    case .correction(let message): return 512 + sender + message.cost
    case .retraction: return 192 + sender
    case .reactions(let words): return 192 + sender + words.reduce(0) { $0 + $1.utf8.count + 16 }
    case .reactionAdded(let word), .reactionRemoved(let word): return 192 + sender + word.utf8.count
    }
  }
}

extension Message {
  fileprivate var cost: Int {
    var writer = RecordWriter()
    writer.write(self)
    return writer.bytes.count
  }
}
