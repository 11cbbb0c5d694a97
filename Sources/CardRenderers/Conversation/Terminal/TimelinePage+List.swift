import CardCore

/// Messages one under the other without sides, for narrow terminals, logs and screen readers.
extension TimelinePage {
  /// The cells before what somebody says, so that nobody can write a line that looks like another one's name.
  private var listInset: Int { look.width >= 12 ? 2 : 0 }

  private var listRoom: Int { look.width - listInset }

  mutating func listed(_ bubble: Bubble) {
    let head = head(of: bubble)
    if !head.isEmpty { wrap(head, width: look.width).forEach { put($0, .left) } }
    if bubble.isDeleted { put(wrap(look.words.deleted.string, TextStyle(.notice), width: listRoom)) }
    for part in parts(of: bubble) { put(layout(of: part, width: listRoom)) }
    for card in bubble.cards { self.card(card) }
    if !bubble.reactions.isEmpty { put(wrap(reactions(of: bubble), width: listRoom)) }
    for remark in bubble.remarks { put(wrap("(\(remark))", TextStyle(.notice), width: listRoom)) }
  }

  private mutating func put(_ lines: [StyledLine]) {
    for line in lines { put(line, .left, inset: listInset) }
  }

  /// Puts what was laid out, as far as it may take so much with its escapes.
  private mutating func put(_ layout: CardLayout.Result) {
    let allowance = look.allowance(for: layout)
    let start = writer.length
    var isTruncated = layout.isTruncated
    for (count, line) in layout.lines.enumerated() {
      if writer.length - start - count * look.indent >= allowance.bytes {
        isTruncated = true
        put(allowance.mark, .left, inset: listInset)
        break
      }
      put(line, .left, inset: listInset)
    }
    if isTruncated { losses.report(.truncated) }
  }

  /// The name, unless the message is continued, and when it was sent.
  private func head(of bubble: Bubble) -> StyledText {
    let name = bubble.isContinued ? "" : bubble.sender.string
    var text = StyledText()
    text.append(name, TextStyle(bubble.isOwn ? .own : .sender))
    append(noteOf: bubble, to: &text)
    return text
  }

  /// The lines of a card behind a bar, where that leaves enough of them.
  private mutating func card(_ card: Card) {
    let bar = StyledLine("\(look.cardSign) ", TextStyle(.quote), by: look.style.widths)
    guard listRoom >= 4 * bar.count.most else { return put(layout(of: card, width: listRoom)) }
    var layout = layout(of: card, width: listRoom - bar.count.most)
    layout.lines = layout.lines.reduce(into: StyledLines()) { lines, line in
      lines.add(bar)
      lines.add(line)
      lines.endLine()
    }
    put(layout)
  }
}
