import CardCore

/// Draws one entry of a conversation.
struct TimelinePage: ~Copyable {
  /// The cells of a rule beside the words that it parts the conversation with, at the least.
  private static let minimumRule = 3

  let look: TimelineLook
  var writer: TerminalWriter
  var losses = LossLog()
  let references: LayoutReferences
  private var wrapper: LineWrapper

  /// Draws an entry, with a blank line before it unless it is the first or goes on with the one before.
  static func rendering(of entry: TimelineEntry, index: Int, look: TimelineLook) -> Rendering {
    let parted = entry.parted(in: look)
    let (entry, replaced) = look.isASCII ? parted.inASCII() : (parted, 0)
    var page = TimelinePage(look, linkBudget: look.opensLinks ? entry.linkBytes : 0)
    if index > 0 && !entry.isContinued { page.writer.newline() }
    page.draw(entry)
    if replaced > 0 { page.losses.report(.characters(replaced)) }
    return Rendering(page.writer.output, losses: page.losses.losses)
  }

  private init(_ look: TimelineLook, linkBudget: Int) {
    self.look = look
    references = LayoutReferences()
    writer = TerminalWriter(
      styles: look.styles, movesCursor: look.movesCursor, linkBudget: linkBudget, references: references)
    wrapper = LineWrapper(look.style)
  }

  private mutating func draw(_ entry: TimelineEntry) {
    switch entry {
    case .room(let name): room(name)
    case .sessions(let rows): sessions(rows)
    case .day(let day): separator(day.text, TextStyle(.notice), rule: TextStyle(.mark))
    case .unread: separator(look.words.unreadMessages, TextStyle(.unread), rule: TextStyle(.unread))
    case .notice(let notice): self.notice(notice)
    case .message(let bubble) where look.isList: listed(bubble.shown)
    case .message(let bubble): self.bubble(bubble.shown)
    }
  }

  // MARK: Entries

  /// A name with a rule under it.
  private mutating func room(_ name: DisplayText) {
    let lines = wrap(name.string, TextStyle(.title), width: look.width)
    guard !lines.isEmpty else { return }
    for line in lines { put(line, .left) }
    let most = lines.map(\.count.most).max() ?? 0
    writer.spaces(look.indent)
    rule(cells: look.isList ? min(most, look.width) : look.width, TextStyle(.mark))
    writer.newline()
  }

  /// Words in the middle of a line, with rules on both sides where they leave room for them.
  private mutating func separator(_ text: DisplayText, _ textStyle: TextStyle, rule ruleStyle: TextStyle) {
    let lines = wrap(text.string, textStyle, width: look.width)
    let free = look.width - (lines.first?.count.most ?? 0) - 2
    guard lines.count == 1, free >= 2 * Self.minimumRule else { return lines.forEach { centred($0) } }
    let before = look.isList ? Self.minimumRule : free / 2
    let after = look.isList ? Self.minimumRule : free - before
    writer.spaces(look.indent)
    rule(cells: before, ruleStyle)
    writer.spaces(1)
    writer.line(lines[0], isFramed: true)
    let used = look.indent + before + 1 + lines[0].width
    writer.moveTo(column: look.isList ? used + 2 : look.indent + look.width - after + 1, used: used)
    rule(cells: after, ruleStyle)
    writer.newline()
  }

  private mutating func notice(_ notice: Notice) {
    var flow = InlineFlow(
      encodesAddresses: look.style.encodesAddresses, opensLinks: look.opensLinks, references: references)
    if look.isList { flow.append([.text(DisplayText("\(look.noticeSign) "))], TextStyle(.notice)) }
    flow.append(notice.text.simplified, TextStyle(.notice))
    var lines = flow.lines
    if let time = notice.time {
      lines[lines.count - 1].append(" ", TextStyle(.time))
      lines[lines.count - 1].appendUnbroken(time.text.string, TextStyle(.time))
    }
    for text in lines { wrap(text, width: look.room).forEach { centred($0) } }
  }

  // MARK: Lines

  /// The lines of a text of one style; none where there is nothing to see in it.
  mutating func wrap(_ text: String, _ style: TextStyle, width: Int) -> [StyledLine] {
    var styled = StyledText()
    styled.append(text, style)
    return wrap(styled, width: width)
  }

  mutating func wrap(_ text: StyledText, width: Int) -> [StyledLine] {
    wrapper.wrap(text, width: width).filter { !$0.isEmpty }
  }

  /// Puts a line to a side, so many cells from it.
  mutating func put(_ line: StyledLine, _ side: TimelineLook.Side, inset: Int = 0) {
    switch side {
    case .left: put(line, after: inset)
    case .right: put(line, after: max(look.width - inset - line.count.most, 0))
    }
  }

  private mutating func centred(_ line: StyledLine) {
    put(line, after: look.isList ? 0 : (look.width - line.count.most) / 2)
  }

  private mutating func put(_ line: StyledLine, after cells: Int) {
    if !line.isEmpty { writer.spaces(look.indent + cells) }
    writer.line(line, isFramed: true)
    writer.newline()
  }

  private mutating func rule(cells: Int, _ style: TextStyle) {
    let rule = String(repeating: look.style.glyphs.rule, count: cells)
    writer.line(StyledLine(rule, style, by: look.style.widths), isFramed: false)
  }
}

extension TimelineEntry {
  /// The entry as it stands in a list, where a message without a time needs its name to be parted from the one above.
  fileprivate func parted(in look: TimelineLook) -> TimelineEntry {
    guard look.isList, case .message(var bubble) = self, bubble.time == nil else { return self }
    bubble.isContinued = false
    return .message(bubble)
  }

  /// The bytes that the links of an entry may take on a terminal.
  fileprivate var linkBytes: Int {
    switch self {
    case .message(let bubble):
      let parts = [Card(body: bubble.blocks(fileSign: "", .behindName, .english))] + bubble.cards
      return parts.reduce(0) { $0 + OutputBudget.linkBytes(for: $1) }
    case .notice(let notice): return OutputBudget.linkBytes(for: Card(body: [.paragraph(notice.text)]))
    case .room, .sessions, .day, .unread: return 0
    }
  }
}
