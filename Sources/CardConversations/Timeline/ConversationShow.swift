/// Shows messages that come in their order: does to them what was done to them later, leaves out what was not asked for,
/// and makes rows of the rest.
package struct ConversationShow {
  /// What there is to show and to say.
  package struct Output {
    package var entries: [TimelineEntry] = []
    package var diagnostics: [PlacedDiagnostic] = []
  }

  private let settings: TimelineSettings
  private var index: ConversationIndex
  private var builder: TimelineBuilder
  private var filter: MessageFilter
  private var repeats = RepeatCheck()
  private var recent = RecentMessages()

  /// The message that waits for its copies, which stand next to it in the order.
  private var pending: PlacedMessage?

  /// The last messages of a room, where only so many are asked for.
  private var tail: [PlacedMessage] = []
  package private(set) var counts = TimelineCounts()

  package init(_ index: ConversationIndex, settings: TimelineSettings, engine: CardEngine) {
    self.index = index
    self.settings = settings
    builder = TimelineBuilder(settings, engine: engine, index: index)
    filter = MessageFilter(settings)
  }

  /// The name of the only room, or `nil`.
  package var title: DisplayText? {
    index.rooms.count == 1 ? index.rooms.known.first.flatMap { index.rooms.name(of: $0) } : nil
  }

  /// What stands above all messages.
  package mutating func beginning() -> [TimelineEntry] {
    builder.sessionRows(index).map { [$0] } ?? []
  }

  /// Takes the next message in order.
  package mutating func take(_ message: PlacedMessage) -> Output {
    guard let waiting = pending else {
      pending = message
      return Output()
    }
    if let identity = waiting.identity, identity == message.identity, waiting.message.time == message.message.time {
      counts.repeated += 1
      pending = waiting.better(message)
      return Output()
    }
    pending = message
    return show(waiting)
  }

  /// Says that no more messages are there for now, and gives all that waited.
  package mutating func flush() -> Output {
    var output = Output()
    if let waiting = pending {
      pending = nil
      output = show(waiting)
    }
    output += flushTail()
    return output
  }

  private mutating func show(_ placed: PlacedMessage) -> Output {
    var placed = placed
    var output = Output()
    guard repeats.isNew(placed) else {
      counts.repeated += 1
      return output
    }
    index.changes.apply(to: &placed)
    placed.message = placed.message.translated(into: settings.language)
    guard filter.takes(placed.message) else {
      counts.filtered += 1
      // Whoever answers it may be shown.
      index.replies.note(placed)
      return output
    }
    guard let limit = settings.tail else {
      output += draw(placed)
      return output
    }
    if let last = tail.last, last.message.room != placed.message.room { output += flushTail() }
    tail.append(placed)
    // Cutting off many at once keeps the cost of each small.
    if tail.count >= 2 * limit + 64 { cutTail(to: limit) }
    return output
  }

  private mutating func cutTail(to limit: Int) {
    let rest = max(0, tail.count - limit)
    for placed in tail.prefix(rest) { index.replies.note(placed) }
    tail.removeFirst(rest)
    counts.filtered += rest
  }

  private mutating func flushTail() -> Output {
    guard let limit = settings.tail else { return Output() }
    cutTail(to: limit)
    let last = tail
    tail = []
    return last.reduce(into: Output()) { $0 += draw($1) }
  }

  private mutating func draw(_ placed: PlacedMessage) -> Output {
    recent.note(placed)
    let piece = builder.piece(for: placed, &index)
    counts[keyPath: piece.omission ?? \.shown] += 1
    return Output(
      entries: piece.entries, diagnostics: piece.diagnostics.map { PlacedDiagnostic($0, at: placed.place) })
  }

  /// What is left to say at the end.
  package var remainder: [PlacedDiagnostic] {
    let unused = index.changes.unusedCount
    let lost = index.refusedCount
    let general: [Diagnostic] =
      (unused > 0 ? [.unknownTargets(unused)] : []) + (lost > 0 ? [.tablesFull(lost)] : [])
    return index.changes.refused + general.map { PlacedDiagnostic($0, at: MessagePlace(source: .max)) }
  }
}

// MARK: As it comes

extension ConversationShow {
  /// Takes a piece that has just come, and shows it below what stands there.
  ///
  /// What changes a message that was shown is said in words.
  package mutating func follow(_ item: ConversationItem, of system: ChatSystem?, at place: MessagePlace) -> Output {
    switch item {
    case .message(let message):
      _ = index.note(message)
      if let reply = message.reply, let target = recent.message(reply.id, in: message.room) {
        index.replies.supply(
          ReplyTable.Original(
            sender: target.sender, system: target.system, excerpt: target.excerpt, isDeleted: false), for: message)
      }
      return take(PlacedMessage(message, of: system, at: place)) + flush()
    case .change(let change):
      if let sender = change.sender { index.names.hear(sender) }
      return follow(change, of: system, at: place)
    case .participant, .room, .session, .viewer:
      index.note(item)
      return Output()
    }
  }

  private mutating func follow(_ change: MessageChange, of system: ChatSystem?, at place: MessagePlace) -> Output {
    guard let target = recent.message(change.target, in: change.room) else {
      index.note(.change(change))
      return Output()
    }
    guard change.effect.isReaction || target.allows(change) else {
      return Output(diagnostics: [PlacedDiagnostic(.notTheAuthor(change, of: target.sender), at: place)])
    }
    let name = index.names.name(of: change.sender ?? target.sender, in: system)
    guard let text = change.effect.words(name, target.excerpt) else { return Output() }
    return Output(entries: builder.piece(saying: text, at: change.time).entries)
  }
}

extension ConversationShow.Output {
  static func += (output: inout Self, more: Self) {
    output.entries += more.entries
    output.diagnostics += more.diagnostics
  }

  static func + (first: Self, second: Self) -> Self {
    var output = first
    output += second
    return output
  }
}

extension MessageChange.Effect {
  /// What was done to a message that stands above, in a sentence.
  fileprivate func words(_ name: DisplayText, _ excerpt: String) -> DisplayText? {
    switch self {
    case .correction(let message): DisplayText("\(name) edited: \(Excerpt.of(message))")
    case .retraction: DisplayText("\(name) deleted: \(excerpt)")
    case .reactions(let words) where words.isEmpty: DisplayText("\(name) reacted no more to: \(excerpt)")
    case .reactions(let words):
      DisplayText("\(name) reacted \(words.prefix(10).map(Self.shown).joined(separator: " ")) to: \(excerpt)")
    case .reactionAdded(let word): DisplayText("\(name) reacted \(Self.shown(word)) to: \(excerpt)")
    case .reactionRemoved(let word): DisplayText("\(name) reacted no more \(Self.shown(word)) to: \(excerpt)")
    }
  }

  private static func shown(_ word: String) -> String { NameTable.shown(word).string }

  /// Whether it is anybody's own, and not the author's.
  fileprivate var isReaction: Bool {
    switch self {
    case .correction, .retraction: false
    case .reactions, .reactionAdded, .reactionRemoved: true
    }
  }
}
