/// A kind of Markdown that people paste into.
public enum MarkdownDialect: String, CaseIterable, Hashable, Sendable {
  case commonMark = "commonmark"
  case github
  case slack
  case discord
  case telegram
  case whatsapp

  /// Text that nothing reads as markup.
  case plain

  /// One line for the list of dialects.
  public var summary: String {
    switch self {
    case .commonMark: "what the reference implementation reads; for documents"
    case .github: "GitHub's comments and files; nobody is mentioned, no issue referred to"
    case .slack: "mrkdwn, as Slack's API and clients take it"
    case .discord: "messages of Discord"
    case .telegram: "MarkdownV2 of Telegram's Bot API"
    case .whatsapp: "messages of WhatsApp"
    case .plain: "text without markup, for where nothing is read as such"
    }
  }

  enum Form {
    case blocks(any MarkdownSyntax)
    case lines(any ChatSyntax)
  }

  var form: Form {
    switch self {
    case .commonMark: .blocks(CommonMarkSyntax())
    case .github: .blocks(GitHubSyntax())
    case .slack: .lines(SlackSyntax())
    case .discord: .lines(DiscordSyntax())
    case .telegram: .lines(TelegramSyntax())
    case .whatsapp: .lines(WhatsAppSyntax())
    case .plain: .lines(PlainSyntax())
    }
  }
}
