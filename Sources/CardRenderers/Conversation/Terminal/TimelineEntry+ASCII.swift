import CardCore

extension TimelineEntry {
  /// The entry for a terminal that shows nothing but ASCII, and how many characters became question marks.
  func inASCII() -> (entry: TimelineEntry, replaced: Int) {
    var converter = ASCIIConverter()
    let entry = converter.entry(self)
    return (entry, converter.replaced)
  }
}

extension ASCIIConverter {
  fileprivate mutating func entry(_ entry: TimelineEntry) -> TimelineEntry {
    switch entry {
    case .room(let name): return .room(text(name))
    case .sessions(let rows): return .sessions(rows.map { row($0) })
    case .day(let day): return .day(time(day))
    case .unread: return .unread
    case .notice(let notice):
      let text = inlines(notice.text)
      return .notice(Notice(text, time: notice.time.map { time($0) }))
    case .message(let bubble): return .message(self.bubble(bubble))
    }
  }

  private mutating func time(_ mark: TimeMark) -> TimeMark {
    TimeMark(text(mark.text), machine: mark.machine)
  }

  private mutating func row(_ row: SessionRow) -> SessionRow {
    let name = text(row.name)
    let last = row.lastText.map { text($0) }
    return SessionRow(name: name, lastText: last, time: row.time.map { time($0) }, isUnread: row.isUnread)
  }

  private mutating func bubble(_ original: Bubble) -> Bubble {
    var bubble = original
    bubble.sender = text(original.sender)
    bubble.time = original.time.map { time($0) }
    bubble.quote = original.quote.map { quote in
      let sender = quote.sender.map { text($0) }
      return Quote(sender: sender, excerpt: text(quote.excerpt))
    }
    bubble.body = blocks(original.body)
    bubble.cards = original.cards.map { card($0) }
    bubble.attachments = original.attachments.map { file($0) }
    bubble.reactions = original.reactions.map { ReactionMark(text($0.word), count: $0.count, names: $0.names) }
    bubble.remarks = original.remarks.map { text($0) }
    return bubble
  }

  private mutating func file(_ original: FileMark) -> FileMark {
    var file = original
    file.name = text(original.name)
    file.detail = text(original.detail)
    return file
  }
}
