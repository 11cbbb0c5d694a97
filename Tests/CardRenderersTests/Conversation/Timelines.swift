import CardRenderers

/// Small conversations, and what a renderer makes of one.
enum Timelines {
  /// One text wherever an entry takes one.
  static func everywhere(_ untrusted: String) -> [TimelineEntry] {
    let text = DisplayText(untrusted)
    let time = TimeMark(text, machine: untrusted)
    let link = LinkDestination("https://example.com/한")
    let file = FileMark(name: text, detail: text, destination: link)
    let lines = Block.code(CodeBlock(DisplayText(lines: untrusted), language: text))
    let card = Card(
      title: text, body: [.paragraph([.text(text)]), .facts([Fact(text, text)]), .heading(level: 1, [.text(text)])],
      actions: [Action(text, .submit(text))])
    let full = Bubble(
      sender: text, initials: text, time: time, quote: Quote(sender: text, excerpt: text),
      body: [.paragraph([.text(text)]), .heading(level: 1, [.strong([.text(text)])]), lines, .quote([lines])],
      cards: [card], attachments: [file, FileMark(name: text, detail: text, isExpired: true)],
      reactions: [ReactionMark(text, count: 2, names: [text, text]), ReactionMark(text, count: 1)], isEdited: true,
      remarks: [text], language: untrusted)
    var own = full
    own.isOwn = true
    var continued = full
    continued.isContinued = true
    var deleted = full
    deleted.isDeleted = true
    return [
      .room(text), .day(time), .notice(Notice([.text(text), .emphasis([.text(text)])], time: time)), .unread,
      .sessions([
        SessionRow(name: text, lastText: text, time: time, isUnread: true), SessionRow(name: text, lastText: text),
      ]), .message(full), .message(continued), .message(own), .message(deleted),
    ]
  }

  /// A message of a paragraph, by Mina or the viewer.
  static func message(
    _ text: DisplayText, isOwn: Bool = false, isContinued: Bool = false, time: DisplayText? = "14:03"
  ) -> Bubble {
    Bubble(
      sender: isOwn ? "Joon" : "Mina", initials: "M", isOwn: isOwn, isContinued: isContinued,
      time: time.map { TimeMark($0, machine: "2026-11-30T14:03:00Z") }, body: [.paragraph([.text(text)])])
  }

  /// The entries one after another, as they stand in an output.
  static func text(_ entries: [TimelineEntry], by renderer: some TimelineRenderer) -> String {
    entries.enumerated().map { renderer.render($0.element, index: $0.offset).text }.joined()
  }

  static func text(_ bubble: Bubble, by renderer: some TimelineRenderer) -> String {
    text([.message(bubble)], by: renderer)
  }
}
