/// What was done to one message.
struct ChangesOfOne {
  /// Whoever did it, by id.
  private typealias Author = String?

  /// The newest change of each kind by each author.
  private var corrections: [Author: MessageChange] = [:]
  private var retractions: [Author: MessageChange] = [:]
  private var reactions: [String: ReactionDeeds] = [:]

  /// Authors in the order in which they first reacted.
  private var reactors: [String] = []

  /// The bytes that it takes, by and large.
  var cost = 0

  /// The first message of the id, where its author is somebody else than whoever wanted to change it.
  private(set) var refusal: Refusal?

  /// A message that was not changed.
  struct Refusal {
    let owner: Participant?
    let place: MessagePlace
  }

  var count: Int { corrections.count + retractions.count + reactions.count }

  /// Corrections first, then what takes the message back.
  var ofAuthors: [MessageChange] { Self.byTime(corrections) + Self.byTime(retractions) }

  /// Reactions in the order of those who gave them.
  var ofReactors: [(sender: String, deeds: ReactionDeeds)] {
    reactors.compactMap { sender in reactions[sender].map { (sender, $0) } }
  }

  private static func byTime(_ changes: [String?: MessageChange]) -> [MessageChange] {
    changes.values.sorted { first, second in
      let times = (first.time?.milliseconds ?? 0, second.time?.milliseconds ?? 0)
      return times.0 != times.1 ? times.0 < times.1 : (first.sender?.id ?? "") < (second.sender?.id ?? "")
    }
  }

  /// Keeps what a message's author did not do: another message may have the same id.
  mutating func keep(_ changes: [MessageChange], refusedBy placed: PlacedMessage) {
    (corrections, retractions, reactions, reactors) = ([:], [:], [:], [])
    for change in changes { add(change) }
    refusal = refusal ?? Refusal(owner: placed.message.sender, place: placed.place)
  }

  mutating func add(_ change: MessageChange) {
    let author = change.sender?.id
    switch change.effect {
    case .correction: corrections.keepNewer(change, of: author)
    case .retraction: retractions.keepNewer(change, of: author)
    case .reactions, .reactionAdded, .reactionRemoved:
      let sender = author ?? ""
      if reactions[sender] == nil { reactors.append(sender) }
      reactions[sender, default: ReactionDeeds()].add(change)
    }
  }
}

extension [String?: MessageChange] {
  /// A change without a time is as new as its place in the source says.
  fileprivate mutating func keepNewer(_ change: MessageChange, of author: String?) {
    if let old = self[author]?.time, let new = change.time, new < old { return }
    self[author] = change
  }
}
