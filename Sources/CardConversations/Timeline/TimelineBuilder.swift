/// Turns messages, which come in the order in which they are shown, into the rows of a timeline.
package struct TimelineBuilder {
  /// What became of a message.
  package struct Piece {
    package var entries: [TimelineEntry] = []
    package var diagnostics: [Diagnostic] = []

    /// Why nothing is shown, or `nil`.
    var omission: WritableKeyPath<TimelineCounts, Int>?
  }

  /// Which message stands above the next one.
  private struct Above {
    let sender: String?
    let time: MessageTime?
  }

  private let settings: TimelineSettings
  private let engine: CardEngine
  private let words: TimeWords

  /// Whether the name of a room stands over its messages even where nothing has named it.
  private let namesEveryRoom: Bool
  private var hasRoom = false
  private var room: String?
  private var day: Int?
  private var above: Above?

  /// The unread sessions by their rooms, until their lines are drawn.
  private var unread: [String: Session] = [:]

  init(_ settings: TimelineSettings, engine: CardEngine, index: ConversationIndex) {
    self.settings = settings
    self.engine = engine
    words = TimeWords(now: settings.now, zone: settings.zone, locale: settings.locale)
    namesEveryRoom = index.rooms.count > 1
    for session in index.sessions where session.isUnread { unread[session.room.id] = session }
  }

  /// The rows of a list of conversations: unread ones first, then by the time of what was said last.
  func sessionRows(_ index: ConversationIndex) -> TimelineEntry? {
    guard !index.sessions.isEmpty else { return nil }
    let sorted = index.sessions.sorted { $0.comes(before: $1) }
    return .sessions(
      sorted.map { session in
        SessionRow(
          name: index.rooms.name(of: session.room.id) ?? NameTable.shown(session.room.id),
          lastText: session.lastText.map { DisplayText(Excerpt.shortened($0)) },
          time: session.lastTime.flatMap(words.mark), isUnread: session.isUnread)
      })
  }

  /// The rows of the next message: headings that it needs, and itself.
  mutating func piece(for placed: PlacedMessage, _ index: inout ConversationIndex) -> Piece {
    let message = placed.message
    let name = index.names.name(of: message.sender, in: placed.system)
    let quote = quote(of: placed, &index)
    index.replies.note(placed)
    let content = message.isDeleted ? nil : BubbleContent(placed, name: name, engine: engine)
    var piece = Piece(diagnostics: content?.diagnostics ?? [])
    if let omission = Self.omission(of: message, content) {
      piece.omission = omission
      return piece
    }
    piece.entries = headings(for: message, index)
    switch message.kind {
    case .notice where !message.isDeleted: piece.entries.append(notice(message, name, content))
    case .chat, .hidden, .notice:
      piece.entries.append(.message(bubble(placed, name, content, quote, index)))
    }
    above = message.kind == .notice ? nil : Above(sender: message.sender?.id, time: message.time)
    return piece
  }

  /// Something that is said about a message that was shown before.
  mutating func piece(saying text: DisplayText, at time: MessageTime?) -> Piece {
    above = nil
    return Piece(entries: [.notice(Notice([.text(text)], time: time.flatMap(words.mark)))])
  }
}

// MARK: Headings

extension TimelineBuilder {
  /// The name of a room, a day and the line above what is unread, where this message is the first below them.
  private mutating func headings(for message: Message, _ index: ConversationIndex) -> [TimelineEntry] {
    var entries: [TimelineEntry] = []
    if !hasRoom || room != message.room {
      let stranger: DisplayText? = hasRoom ? "No room" : nil
      (hasRoom, room, day, above) = (true, message.room, nil, nil)
      let isNamed = namesEveryRoom || index.rooms.count > 1 || index.rooms.hasName(message.room)
      if isNamed, let name = index.rooms.name(of: message.room) ?? stranger { entries.append(.room(name)) }
    }
    if let time = message.time, let newDay = words.day(of: time), newDay != day {
      (day, above) = (newDay, nil)
      if let mark = words.dayMark(of: time) { entries.append(.day(mark)) }
    }
    if let id = message.room, let session = unread[id], session.isLast(message) {
      unread[id] = nil
      above = nil
      entries.append(.unread)
    }
    return entries
  }
}

// MARK: Messages

extension TimelineBuilder {
  /// Why a message is not shown, or `nil` where it is.
  private static func omission(of message: Message, _ content: BubbleContent?) -> WritableKeyPath<TimelineCounts, Int>?
  {
    guard let content else { return nil }
    if message.kind == .notice, message.event != nil { return nil }
    if message.kind == .hidden, content.cards.isEmpty { return \.hidden }
    let hasContent =
      !content.body.isEmpty || !content.cards.isEmpty || !message.attachments.isEmpty
      || message.reply?.text?.isEmpty == false
    return hasContent ? nil : \.empty
  }

  private func notice(_ message: Message, _ name: DisplayText, _ content: BubbleContent?) -> TimelineEntry {
    var text = NoticeText.inlines(message, name: message.sender.map { _ in name })
    // A notice with a card is no bubble: its title has to do.
    if text.isEmpty, let title = content?.cards.lazy.compactMap(\.title).first { text = [.text(title)] }
    return .notice(Notice(text, time: message.time.flatMap(words.mark)))
  }

  private func bubble(
    _ placed: PlacedMessage, _ name: DisplayText, _ content: BubbleContent?, _ quote: Quote?,
    _ index: ConversationIndex
  ) -> Bubble {
    let message = placed.message
    let viewer = settings.viewer ?? index.viewer
    var bubble = Bubble(
      sender: name, initials: Initials.of(name), isOwn: viewer != nil && message.sender?.id == viewer,
      isContinued: isContinued(message), time: message.time.flatMap(words.mark))
    guard let content else {
      bubble.isDeleted = true
      return bubble
    }
    bubble.quote = quote
    bubble.body = content.body
    bubble.cards = content.cards
    bubble.attachments = message.attachments.prefix(Self.maximumFiles).map {
      FileMark($0, links: engine.payloads.links, now: settings.now)
    }
    bubble.reactions = message.reactions.prefix(Self.maximumReactions).map { mark($0, placed.system, index) }
    bubble.isEdited = message.isEdited
    bubble.remarks = content.remarks + Self.remarks(on: message)
    bubble.language = message.language
    return bubble
  }

  /// What is shown of lists whose length a sender decides.
  private static let maximumFiles = 50
  private static let maximumReactions = 50
  private static let maximumNames = 50

  private static func remarks(on message: Message) -> [DisplayText] {
    let files = message.attachments.count - maximumFiles
    let reactions = message.reactions.count - maximumReactions
    return (files > 0 ? [DisplayText("… and \(files) more files")] : [])
      + (reactions > 0 ? [DisplayText("… and \(reactions) more reactions")] : [])
  }

  private func mark(_ reaction: Reaction, _ system: ChatSystem?, _ index: ConversationIndex) -> ReactionMark {
    ReactionMark(
      NameTable.shown(reaction.word), count: max(reaction.count, 1),
      names: reaction.senders.prefix(Self.maximumNames).map { index.names.name(of: Participant(id: $0), in: system) })
  }

  /// Whether a message stands under the one above it without a name: of the same sender, on the same day, with nothing
  /// between them and no more than a short pause.
  private func isContinued(_ message: Message) -> Bool {
    guard let above, let sender = message.sender?.id, above.sender == sender else { return false }
    guard let time = message.time, let before = above.time else { return message.time == nil && above.time == nil }
    let (pause, isTooLong) = time.milliseconds.subtractingReportingOverflow(before.milliseconds)
    return !isTooLong && 0...settings.groupingPause ~= pause
  }

  /// The message that a message answers: as it was shown, or as the answer says it.
  private func quote(of placed: PlacedMessage, _ index: inout ConversationIndex) -> Quote? {
    guard let reply = placed.message.reply else { return nil }
    if let original = index.replies.original(of: placed.message) {
      return Quote(
        sender: index.names.name(of: original.sender, in: original.system),
        excerpt: original.isDeleted ? settings.words.deletedMessage : DisplayText(original.excerpt))
    }
    let sender = reply.sender.map { index.names.name(of: $0, in: placed.system) }
    guard let text = reply.text, !text.isEmpty else {
      return Quote(sender: sender, excerpt: settings.words.earlierMessage)
    }
    return Quote(sender: sender, excerpt: DisplayText(Excerpt.of(text, placed.message.textStyle)))
  }
}

extension Session {
  /// Unread first, then the newest, then by the number of what was said last.
  fileprivate func comes(before other: Session) -> Bool {
    if isUnread != other.isUnread { return isUnread }
    let times = (lastTime?.milliseconds ?? .min, other.lastTime?.milliseconds ?? .min)
    if times.0 != times.1 { return times.0 > times.1 }
    return (lastID.flatMap { Int64($0) } ?? .min) > (other.lastID.flatMap { Int64($0) } ?? .min)
  }

  /// Whether a message is the one that was said last, which nobody has read.
  fileprivate func isLast(_ message: Message) -> Bool {
    if let lastID { return lastID == message.id }
    guard let lastTime, let time = message.time else { return false }
    return time >= lastTime
  }
}
