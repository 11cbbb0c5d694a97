/// A piece of running text.
public enum Inline: Hashable, Sendable {
  case text(DisplayText)
  case emphasis([Inline])
  case strong([Inline])

  /// Struck through: what no longer holds.
  case strikethrough([Inline])
  case code(DisplayText)

  /// Apart from the others, which are texts and arrays and take a third of its size.
  indirect case link(LinkDestination, [Inline])
  case lineBreak
}

extension [Inline] {
  /// Lines of plain text with line breaks between them.
  package init(lines: some Sequence<Substring>) {
    self = Array(lines.map { [Inline.text(DisplayText(String($0)))] }.joined(separator: [.lineBreak]))
  }

  /// The text without its styles; a line break counts as a space.
  public var plainText: String {
    // As most links and words with emphasis are.
    if count == 1, case .text(let text) = self[0] { return text.string }
    return map { inline in
      switch inline {
      case .text(let text), .code(let text): text.string
      case .emphasis(let content), .strong(let content), .strikethrough(let content), .link(_, let content):
        content.plainText
      case .lineBreak: " "
      }
    }.joined()
  }

  /// The beginning of ``plainText``: whole pieces of it, up to the one with which it has `length` UTF-8 bytes.
  package func plainText(atLeast length: Int) -> String {
    var text = ""
    for inline in self where text.utf8.count < length { text += [inline].plainText }
    return text
  }
}
