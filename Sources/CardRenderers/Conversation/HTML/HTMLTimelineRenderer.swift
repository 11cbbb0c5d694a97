public import CardCore

/// Renders a conversation as an HTML list, and a page around it that needs nothing else.
///
/// The page has no script, and a Content-Security-Policy that allows none. Faces are initials: nothing is fetched.
public struct HTMLTimelineRenderer: TimelineRenderer {
  public let format = OutputFormat(name: "html", summary: "a page, or its list with --fragment; light and dark")

  private let options: RenderingOptions
  let cards: HTMLRenderer

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
    cards = HTMLRenderer(options: options)
  }

  /// The page up to the list of entries, in which new ones are told to who cannot see them.
  public func beginning(title: DisplayText) -> String {
    var writer = HTMLWriter()
    if !title.isBlank { writer.line("h1", ["class": "talk-title", "dir": "auto"]) { $0.text(title.string) } }
    let start = "<main class=\"talk\">\n" + writer.output + "<div role=\"log\">\n<ol class=\"talk-entries\">\n"
    guard !options.isFragment else { return start }
    let pageTitle = title.isBlank ? TimelineWords.conversation : title
    return ConversationPage.beginning(title: HTMLWriter.escaped(pageTitle.string)) + start
  }

  public func render(_ entry: TimelineEntry, index: Int) -> Rendering {
    var writer = HTMLWriter()
    switch entry {
    case .room(let name):
      writer.block("li", ["class": "talk-room"]) { writer in
        writer.line("h2", ["dir": "auto"]) { $0.text(name.string) }
      }
    case .sessions(let rows): sessions(rows, &writer)
    case .day(let day):
      writer.block("li", ["class": "talk-day"]) { writer in
        writer.line("h2") { time(day, &$0) }
      }
    case .unread: writer.line("li", ["class": "talk-unread"]) { $0.text(TimelineWords.unread.string) }
    case .notice(let notice): self.notice(notice, &writer)
    case .message(let bubble): message(bubble.shown, index, &writer)
    }
    return Rendering(writer.output, losses: losses(of: entry))
  }

  public var ending: String {
    "</ol>\n</div>\n</main>\n" + (options.isFragment ? "" : ConversationPage.ending)
  }

  private func losses(of entry: TimelineEntry) -> [Rendering.Loss] {
    guard case .message(let bubble) = entry else { return [] }
    return ([Card(body: bubble.shown.body)] + bubble.shown.cards).flatMap { cards.losses(of: $0) }
  }

  func time(_ mark: TimeMark, _ writer: inout HTMLWriter) {
    writer.element("time", ["datetime": mark.machine, "dir": "auto"]) { $0.text(mark.text.string) }
  }

  private func notice(_ notice: Notice, _ writer: inout HTMLWriter) {
    writer.block("li", ["class": "talk-notice"]) { writer in
      writer.line("p", ["dir": "auto"]) { writer in
        cards.inlines(notice.text.simplified, &writer)
        guard let mark = notice.time else { return }
        writer.text(" ")
        time(mark, &writer)
      }
    }
  }

  private func sessions(_ rows: [SessionRow], _ writer: inout HTMLWriter) {
    writer.block("li", ["class": "talk-sessions"]) { writer in
      writer.line("h2") { $0.text(TimelineWords.sessions.string) }
      writer.block("ul") { writer in
        for row in rows { session(row, &writer) }
      }
    }
  }

  private func session(_ row: SessionRow, _ writer: inout HTMLWriter) {
    writer.block("li", ["class": row.isUnread ? "talk-session talk-session-unread" : "talk-session"]) { writer in
      writer.line("p", ["class": "talk-session-name", "dir": "auto"]) { writer in
        writer.text(row.name.string)
        if row.isUnread { writer.element("span", ["class": "talk-unseen"]) { $0.text(" \(TimelineWords.hasUnread)") } }
      }
      if let mark = row.time { writer.line { time(mark, &$0) } }
      guard let last = row.lastText, !last.isBlank else { return }
      writer.line("p", ["class": "talk-session-last", "dir": "auto"]) { $0.text(last.string) }
    }
  }
}
