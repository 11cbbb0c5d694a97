import Templates

/// The page around a conversation: a shell and style sheets that stand as files in `Templates/`.
enum ConversationPage {
  /// The shell before the title, from there to the entries, and behind them, with the style sheets in it.
  private static let parts: (head: String, middle: String, tail: String) = {
    let style = Templates.style + Templates.conversationStyle
    let filled = Templates.conversationPage.split(separator: "{{style}}", maxSplits: 1).joined(separator: style)
    let head = filled.split(separator: "{{title}}", maxSplits: 1)
    let rest = head.last?.split(separator: "{{entries}}", maxSplits: 1) ?? []
    precondition(head.count == 2 && rest.count == 2, "conversation.html holds {{title}} and {{entries}} once each")
    return (String(head[0]), String(rest[0]), String(rest[1]))
  }()

  static func beginning(title: String) -> String {
    parts.head + title + parts.middle
  }

  static var ending: String { parts.tail }
}
