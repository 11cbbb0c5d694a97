import Templates

/// The page around a conversation: a shell and style sheets that stand as files in `Templates/`.
struct ConversationPage {
  /// The shell before and behind the entries, with everything filled in but the title, which a sender can write.
  private let head: String
  private let middle: String
  private let tail: String

  init(_ options: HTMLOptions) {
    let style = (options.template ?? .standard).style + Templates.conversationStyle
    let policy = HTMLTemplate.policy(style: HTMLTemplate.digest(of: style))
    let (start, rest) = Self.split(Templates.conversationPage, at: "{{lang}}")
    let (beforePolicy, behindPolicy) = Self.split(rest, at: "{{policy}}")
    let (beforeTitle, behindTitle) = Self.split(behindPolicy, at: "{{title}}")
    let (beforeStyle, behindStyle) = Self.split(behindTitle, at: "{{style}}")
    let (beforeEntries, end) = Self.split(behindStyle, at: "{{entries}}")
    let language = (options.language ?? .undetermined).string
    head = start + language + beforePolicy + policy + beforeTitle
    middle = beforeStyle + style + beforeEntries
    tail = end
  }

  private static func split(_ text: String, at mark: String) -> (String, String) {
    let parts = text.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "conversation.html holds \(mark) in its place")
    return (String(parts[0]), String(parts[1]))
  }

  func beginning(title: String) -> String {
    var writer = HTMLWriter()
    writer.text(title)
    return head + writer.output + middle
  }

  var ending: String { tail }
}
