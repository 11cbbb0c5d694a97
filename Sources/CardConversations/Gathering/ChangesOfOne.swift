/// What was done to the messages of one id.
struct ChangesOfOne {
  /// Whoever did it, by id.
  private typealias Author = String?

  /// The newest change of each kind by each author.
  private var corrections: [Author: MessageChange] = [:]
  private var retractions: [Author: MessageChange] = [:]

  /// What the system or a room did, to whoever's message it is.
  private var deedsFromAbove: [MessageChange] = []
  private var reactions: [String: ReactionDeeds] = [:]

  /// Authors in the order in which they first reacted.
  private var reactors: [String] = []

  /// The bytes that it takes, by and large.
  var cost = 0

  /// The first message of the id, once it was changed by its author: what is left is somebody else's.
  private(set) var refusal: Refusal?

  /// A message that was not changed.
  struct Refusal {
    let owner: Participant?
    let place: MessagePlace
  }

  var count: Int { corrections.count + retractions.count + deedsFromAbove.count + reactions.count }

  /// What was done by authors, and not to their messages so far: corrections, then what takes the message back.
  var left: [MessageChange] { Self.byTime(Array(corrections.values)) + Self.byTime(Array(retractions.values)) }

  private static func byTime(_ changes: [MessageChange]) -> [MessageChange] {
    changes.sorted { first, second in
      let times = (first.time?.milliseconds ?? 0, second.time?.milliseconds ?? 0)
      return times.0 != times.1 ? times.0 < times.1 : (first.sender?.id ?? "") < (second.sender?.id ?? "")
    }
  }

  mutating func add(_ change: MessageChange) {
    let author = change.sender?.id
    switch change.effect {
    case .correction where change.isFromAbove, .retraction where change.isFromAbove: deedsFromAbove.append(change)
    case .correction: corrections.keepNewer(change, of: author)
    case .retraction: retractions.keepNewer(change, of: author)
    case .reactions, .reactionAdded, .reactionRemoved:
      let sender = author ?? ""
      if reactions[sender] == nil { reactors.append(sender) }
      reactions[sender, default: ReactionDeeds()].add(change)
    }
  }

  /// Does to a message of the id what its author and others did to it, and keeps the rest for another of the id.
  mutating func apply(to placed: inout PlacedMessage) {
    let author = placed.message.sender?.id
    let own = [corrections.removeValue(forKey: author), retractions.removeValue(forKey: author)].compactMap(\.self)
    let deeds = Self.byTime(deedsFromAbove + own)
    // What was taken back stays so, whenever it was corrected.
    for change in deeds where !change.isRetraction { placed.apply(change) }
    for change in deeds where change.isRetraction { placed.apply(change) }
    placed.message.react(reactors.compactMap { sender in reactions[sender].map { (sender, $0) } })
    (deedsFromAbove, reactions, reactors) = ([], [:], [])
    refusal = refusal ?? Refusal(owner: placed.message.sender, place: placed.place)
  }
}

extension MessageChange {
  fileprivate var isRetraction: Bool {
    switch effect {
    case .retraction: true
    case .correction, .reactions, .reactionAdded, .reactionRemoved: false
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
