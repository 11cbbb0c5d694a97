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
  var unusedCount: Int { changes.values.reduce(0) { $0 + ($1.refusal == nil ? $1.count : 0) } }

  /// What was done by others than the author of the message, and by the author of no other one of its id.
  var refused: [PlacedDiagnostic] {
    let refused = changes.values.compactMap { changes in
      changes.refusal.map { (refusal: $0, changes: changes.left) }
    }
    return refused.sorted { $0.refusal.place.isBefore($1.refusal.place) }.flatMap { refusal, changes in
      changes.map { PlacedDiagnostic(.notTheAuthor($0, of: refusal.owner), at: refusal.place) }
    }
  }

  /// Does to a message what its author and others did to it.
  mutating func apply(to placed: inout PlacedMessage) {
    guard !changes.isEmpty else { return }
    for key in placed.keys {
      apply(changesOf: key, to: &placed)
      if key.room != nil { apply(changesOf: MessageKey(room: nil, id: key.id), to: &placed) }
    }
  }

  private mutating func apply(changesOf key: MessageKey, to placed: inout PlacedMessage) {
    guard var found = changes.removeValue(forKey: key) else { return }
    found.apply(to: &placed)
    if found.count == 0 { budget.giveBack(found.cost) } else { changes[key] = found }
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
