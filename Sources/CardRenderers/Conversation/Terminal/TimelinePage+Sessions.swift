import CardCore

/// The list of conversations: a name with its time, and what was said last under it.
extension TimelinePage {
  mutating func sessions(_ rows: [SessionRow]) {
    for line in wrap(look.words.conversations.string, TextStyle(.title), width: look.width) { put(line, .left) }
    for row in rows { self.row(row) }
  }

  private mutating func row(_ row: SessionRow) {
    // Two cells at the most before the name; on the narrowest lines there is nothing before it.
    let inset = look.width > 8 ? 2 : 0
    var name = StyledText()
    name.append(row.name.string, TextStyle(row.isUnread ? .unread : .sender))
    var lines = wrap(name, width: look.width - inset)
    head(lines.isEmpty ? StyledLine() : lines.removeFirst(), inset: inset, row)
    for line in lines { put(line, .left, inset: inset) }
    guard let last = row.lastText, !last.isBlank else { return }
    for line in wrap(last.string, TextStyle(.notice), width: look.width - inset) { put(line, .left, inset: inset) }
  }

  /// The first line of a name, with the time at its other end, or under it where it does not fit.
  private mutating func head(_ name: StyledLine, inset: Int, _ row: SessionRow) {
    var line = StyledLine()
    if inset > 0 { line.append((row.isUnread ? look.unreadSign : " ").utf8, TextStyle(.unread), .plain(1)) }
    line.appendSpaces(inset - line.width)
    line.append(name)
    guard let time = row.time, !time.text.isBlank else { return line.isEmpty ? () : put(line, .left) }
    let times = wrap(time.text.string, TextStyle(.time), width: look.width - inset)
    guard times.count == 1, line.count.most + 2 + times[0].count.most <= look.width else {
      put(line, .left)
      return times.forEach { put($0, .left, inset: inset) }
    }
    writer.spaces(look.indent)
    writer.line(line, isFramed: true)
    let column = look.isList ? line.width + 2 : look.width - times[0].count.most
    writer.moveTo(column: look.indent + column + 1, used: look.indent + line.width)
    writer.line(times[0], isFramed: true)
    writer.newline()
  }
}
