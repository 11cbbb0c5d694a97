import CardCore

/// Writes one entry of a conversation as an item of the list.
struct HTMLTimelineEntry: HTMLBuilder {
  static let codeStart: StaticString = "<code>"
  static let linkStart: StaticString = "<a href=\""
  static let hostStart: StaticString = "<bdi class=\"card-host\">("

  /// The level of the title of a card, under those of the page and of rooms and days.
  private static let cardLevel = 3

  var writer = HTMLWriter()

  /// The number of the entry, by which its ids differ from those of others.
  let index: Int
  private let options: RenderingOptions
  private var losses = LossLog()

  static func rendering(of entry: TimelineEntry, index: Int, _ options: RenderingOptions) -> Rendering {
    var html = HTMLTimelineEntry(index: index, options)
    html.write(entry)
    return Rendering(html.writer.output, losses: html.losses.losses)
  }

  private init(index: Int, _ options: RenderingOptions) {
    self.index = index
    var options = options
    options.html.headingLevel = options.html.headingLevel ?? Self.cardLevel
    self.options = options
  }

  // MARK: Around the entries

  static func beginning(title: DisplayText, isFragment: Bool) -> String {
    var html = HTMLTimelineEntry(index: 0, RenderingOptions())
    html.line(isFragment ? "<div class=\"talk\">" : "<main class=\"talk\">")
    if !title.isBlank { html.line("<h1 class=\"talk-title\" dir=\"auto\">", "</h1>", text: title) }
    html.line("<div role=\"log\">")
    html.beginPart()
    return html.writer.output
  }

  static func ending(isFragment: Bool) -> String {
    "</ol>\n</div>\n</div>\n" + (isFragment ? "</div>\n" : "</main>\n")
  }

  // MARK: Parts

  /// Begins a part of the conversation: what a heading of a day sticks to the top of.
  ///
  /// Days that stuck in one box would lie on top of one another; so each pushes the one before it away.
  private mutating func beginPart(_ heading: (inout Self) -> Void = { _ in }) {
    line("<div class=\"talk-part\">")
    heading(&self)
    line("<ol class=\"talk-entries\">")
  }

  private mutating func nextPart(_ heading: (inout Self) -> Void) {
    line("</ol>")
    line("</div>")
    beginPart(heading)
  }

  // MARK: Entries

  private mutating func write(_ entry: TimelineEntry) {
    switch entry {
    case .room(let name): nextPart { $0.line("<h2 class=\"talk-room\" dir=\"auto\">", "</h2>", text: name) }
    case .sessions(let rows): sessions(rows)
    case .day(let day): nextPart { $0.line("<h2 class=\"talk-day\">", "</h2>") { $0.time(day) } }
    case .unread:
      line("<li class=\"talk-unread\" lang=\"", "</li>") { $0.word($0.words.unreadMessages) }
    case .notice(let notice): self.notice(notice)
    case .message(let bubble): message(bubble.shown)
    }
  }

  private mutating func notice(_ notice: Notice) {
    line("<li class=\"talk-notice\"><p dir=\"auto\">", "</p></li>") { html in
      html.inlines(notice.text)
      guard let mark = notice.time else { return }
      html.writer.text(" ")
      html.time(mark)
    }
  }

  private mutating func sessions(_ rows: [SessionRow]) {
    block("<li class=\"talk-sessions\">", "</li>") { html in
      html.line("<h2 lang=\"", "</h2>") { $0.word($0.words.conversations) }
      html.block("<ul>", "</ul>") { html in
        for row in rows { html.session(row) }
      }
    }
  }

  private mutating func session(_ row: SessionRow) {
    let start: StaticString =
      row.isUnread ? "<li class=\"talk-session talk-session-unread\">" : "<li class=\"talk-session\">"
    block(start, "</li>") { html in
      html.line("<p class=\"talk-session-name\">", "</p>") { html in
        html.element("<bdi>", "</bdi>") { $0.writer.text(row.name.string) }
        guard row.isUnread else { return }
        html.element(" <span class=\"talk-unseen\" lang=\"", "</span>") { $0.word($0.words.unread) }
      }
      if let mark = row.time { html.line("", "") { $0.time(mark) } }
      guard let last = row.lastText, !last.isBlank else { return }
      html.line("<p class=\"talk-session-last\"><bdi>", "</bdi></p>", text: last)
    }
  }

  /// What is said besides the words of senders.
  var words: TimelineWords { options.words }

  /// Writes a word of these behind the beginning of an attribute that says its language.
  mutating func word(_ word: DisplayText) {
    writer.text(words.language)
    writer.markup("\">")
    writer.text(word.string)
  }

  mutating func time(_ mark: TimeMark) {
    guard mark.isMachineReadable else {
      return element("<bdi>", "</bdi>") { $0.writer.text(mark.text.string) }
    }
    element("<time dir=\"auto\" datetime=\"", "</time>") { html in
      html.writer.text(mark.machine)
      html.writer.markup("\">")
      html.writer.text(mark.text.string)
    }
  }

  // MARK: Parts of cards

  /// Writes a card by the renderer of cards; `number` tells it from the other cards of the message.
  mutating func card(_ card: Card, number: Int) {
    let anchor = HTMLAnchor(id: "message-\(index)-card-\(number)")
    embed { $0.article(card, anchor) }
  }

  mutating func blocks(_ blocks: [Block]) {
    embed { $0.blocks(blocks) }
  }

  private mutating func embed(_ write: (inout HTMLCard) -> Void) {
    var card = HTMLCard(options)
    // Swapped, so that what was written is not copied for each card.
    swap(&card.writer, &writer)
    write(&card)
    swap(&card.writer, &writer)
    losses.report(card.losses)
  }
}

extension TimeMark {
  /// Whether the time for machines begins with a day and goes on with nothing but digits, signs and letters of a time, as
  /// in `2026-11-30T14:03:22.5+01:00`.
  fileprivate var isMachineReadable: Bool {
    let signs = Set("0123456789-:.+TZ".utf8)
    return 10...40 ~= machine.utf8.count && machine.utf8.allSatisfy(signs.contains)
      && machine.prefixMatch(of: /\d{4}-\d\d-\d\d/) != nil
  }
}
