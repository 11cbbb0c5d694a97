/// The beginning of a message on one line.
enum Excerpt {
  /// The most code points of an excerpt.
  private static let maximumLength = 140

  /// What there is to see of a message in a line: its text, the title of its card, or its first file.
  static func of(_ message: Message) -> String {
    if let text = message.text {
      let shown = of(text, message.textStyle)
      if !DisplayText(shown).isBlank { return shown }
    }
    if let subject = message.subject, !subject.isEmpty { return shortened(subject) }
    let words = ["title", "body", "text", "question", "name"].lazy.compactMap { message.metadata.first($0)?.value.text }
    if let word = words.first(where: { !$0.isEmpty }) { return shortened(word) }
    return shortened(message.attachments.lazy.compactMap { $0.name ?? $0.address }.first ?? "…")
  }

  /// The beginning of what a message says, without the marks of its styles, and without the mark of what somebody does.
  static func of(_ text: String, _ style: MessageTextStyle) -> String {
    switch style {
    case .plain: return shortened(text)
    case .styling:
      // Marks take some of it.
      let start = start(of: text, 4 * maximumLength)
      return shortened(MessageStyling.blocks(start.removing(prefix: MessageWords.command)).words)
    }
  }

  static func shortened(_ text: String) -> String {
    let start = start(of: text, maximumLength + 1)
    return start.unicodeScalars.count > maximumLength ? self.start(of: start, maximumLength) + "…" : start
  }

  private static func start(of text: String, _ length: Int) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(length)))
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
