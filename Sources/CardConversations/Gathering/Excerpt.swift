/// The beginning of a message on one line.
enum Excerpt {
  /// The most code points of an excerpt.
  private static let maximumLength = 140

  /// What there is to see of a message in a line: its text, the title of its card, or its first file.
  static func of(_ message: Message) -> String {
    if let text = message.text, !DisplayText(start(of: text)).isBlank { return shortened(text) }
    if let subject = message.subject, !subject.isEmpty { return shortened(subject) }
    let words = ["title", "body", "text", "question", "name"].lazy.compactMap { message.metadata.first($0)?.value.text }
    if let word = words.first(where: { !$0.isEmpty }) { return shortened(word) }
    return shortened(message.attachments.lazy.compactMap { $0.name ?? $0.address }.first ?? "…")
  }

  static func shortened(_ text: String) -> String {
    let start = start(of: text)
    return start.unicodeScalars.count > maximumLength
      ? String(String.UnicodeScalarView(start.unicodeScalars.prefix(maximumLength))) + "…" : start
  }

  private static func start(of text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumLength + 1)))
  }
}
