import CardCore

/// Messages with sides: boxes, with the name over the first and what belongs to them under the last.
extension TimelinePage {
  /// The cells between the side and the text of a box, by which what stands over and under it is set in.
  private static let inset = 2

  /// A box to be drawn: its width, and what stands in it.
  private struct Box {
    var width: Int
    var content: CardLayout.Result
  }

  mutating func bubble(_ bubble: Bubble) {
    let side = bubble.isOwn ? TimelineLook.Side.right : .left
    if !bubble.isContinued && !bubble.sender.isBlank {
      put(wrap(bubble.sender.string, TextStyle(bubble.isOwn ? .own : .sender), width: look.room), side)
    }
    let boxes = boxes(of: bubble)
    let note = note(of: bubble)
    var isNoted = note.isEmpty
    for (index, box) in boxes.enumerated() {
      let beside = !isNoted && index == boxes.count - 1 ? self.note(note, beside: box, side) : nil
      isNoted = isNoted || beside != nil
      draw(box, beside, side)
    }
    if !isNoted { put(wrap(note, width: look.room), side) }
    if !bubble.reactions.isEmpty { put(wrap(reactions(of: bubble), width: look.room), side) }
    for remark in bubble.remarks { put(wrap(remark.string, TextStyle(.notice), width: look.room), side) }
  }

  private mutating func put(_ lines: [StyledLine], _ side: TimelineLook.Side) {
    for line in lines { put(line, side, inset: Self.inset) }
  }

  /// When it was sent, and whether it was changed since.
  func note(of bubble: Bubble) -> StyledText {
    var text = StyledText()
    append(noteOf: bubble, to: &text)
    return text
  }

  /// Appends the note behind what stands there; the time stays on one line.
  func append(noteOf bubble: Bubble, to text: inout StyledText) {
    let parts = [bubble.time?.text.string, bubble.isEdited ? "(\(look.words.edited))" : nil]
    for part in parts.compactMap(\.self) where !part.isEmpty {
      if !text.isEmpty { text.append(" ", TextStyle(.time)) }
      text.appendUnbroken(part, TextStyle(.time))
    }
  }

  func reactions(of bubble: Bubble) -> StyledText {
    var text = StyledText()
    for (index, reaction) in bubble.reactions.enumerated() {
      if index > 0 { text.append("  ", TextStyle(.text)) }
      let start = text.bytes.count
      text.append("\(reaction.word) ", TextStyle(.text))
      text.keepTogether(from: start, glued: true)
      let names = look.namesReactions && !reaction.names.isEmpty ? " (\(reaction.givers))" : ""
      text.append("\(reaction.count)\(names)", TextStyle(.time))
    }
    return text
  }

  // MARK: Boxes

  private mutating func boxes(of bubble: Bubble) -> [Box] {
    if bubble.isDeleted {
      let lines = wrap(look.words.deleted.string, TextStyle(.notice), width: look.room)
      return [Box(width: Self.width(around: lines), content: CardLayout.Result(lines: StyledLines(lines)))]
    }
    let parts = parts(of: bubble)
    let words = parts.isEmpty ? [] : [fitting(parts)].filter { !$0.content.lines.isEmpty }
    return words + bubble.cards.map { Box(width: look.bubbleWidth, content: layout(of: $0, width: look.room)) }
  }

  /// What stands in one box, in the words of cards: the message that is answered, and right under it the answer.
  func parts(of bubble: Bubble) -> [Card] {
    let blocks = bubble.blocks(fileSign: look.fileSign, .underName(encoded: look.style.encodesAddresses), look.words)
    return [bubble.quoteBlocks, blocks].filter { !$0.isEmpty }.map { Card(body: $0) }
  }

  /// A box as narrow as what is in it.
  private mutating func fitting(_ parts: [Card]) -> Box {
    var content = CardLayout.Result()
    for part in parts { content += layout(of: part, width: look.room) }
    let width = Self.width(around: content.lines)
    // What is read from right to left stands on the right of the room that it was given.
    guard content.lines.contains(where: \.isPadded), width < look.bubbleWidth else {
      return Box(width: width, content: content)
    }
    content = CardLayout.Result()
    for part in parts {
      content += CardLayout.layout(
        part, width: TerminalBox.room(in: width), style: look.style, opensLinks: look.opensLinks,
        references: references)
    }
    return Box(width: width, content: content)
  }

  private static func width(around lines: some Sequence<StyledLine>) -> Int {
    TerminalBox.width(around: lines.map(\.widthWithoutPadding).max() ?? 0)
  }

  private mutating func draw(_ box: Box, _ note: TerminalBox.Note?, _ side: TimelineLook.Side) {
    // Without a frame, its room is left free.
    let inset = look.glyphs == nil ? Self.inset : 0
    let indent = look.indent + inset + (side == .left ? 0 : look.width - box.width)
    let role = side == .left ? ThemeRole.border : .own
    let frame = look.glyphs.map { BoxFrame($0, role, width: box.width, indent: indent, for: writer) }
    var drawn = TerminalBox(frame: frame, width: box.width, indent: indent, note: note)
    drawn.spareIndent = look.indent + (side == .left ? 0 : look.width - look.paddedWidth)
    let isWhole = drawn.draw(box.content.lines, &writer, allowance: look.allowance(for: box.content))
    if box.content.isTruncated || !isWhole { losses.report(.truncated) }
  }

  /// The note on the line of the lower edge, where there is one and room beside it.
  private mutating func note(
    _ text: StyledText, beside box: Box, _ side: TimelineLook.Side
  ) -> TerminalBox.Note? {
    let lines = wrap(text, width: look.width)
    guard look.glyphs != nil, lines.count == 1, box.width + 1 + lines[0].count.most <= look.width else { return nil }
    return side == .left ? .after(lines[0]) : .before(lines[0])
  }

  // MARK: Content

  /// Lays a card out; what it loses is noted, but not where it is cut off.
  mutating func layout(of card: Card, width: Int) -> CardLayout.Result {
    let layout = CardLayout.layout(
      card, width: width, style: look.style,
      paddedWidth: look.paddedWidth,
      opensLinks: look.opensLinks, pictures: look.pictures, references: references)
    losses.report(LossFinder.losses(of: card, where: look.abilities))
    for loss in layout.pictureLosses { losses.report(loss) }
    return layout
  }
}

extension CardLayout.Result {
  fileprivate static func += (result: inout Self, more: Self) {
    result.lines += more.lines
    result.isTruncated = result.isTruncated || more.isTruncated
    result.budget += more.budget
    result.pictureLosses += more.pictureLosses
  }
}

extension StyledLine {
  private var leadingSpaces: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// Whether the line was brought to the right.
  fileprivate var isPadded: Bool { leadingSpaces > 0 && text.hasRightToLeft }

  /// The most cells of the line without what brought it to the right.
  fileprivate var widthWithoutPadding: Int { count.most - (isPadded ? leadingSpaces : 0) }
}
