/// What a conversation is told in besides the words of its senders: English unless a program brings its own.
///
///     options.words = .korean
///     options.words.edited = "고침"
public struct TimelineWords: Hashable, Sendable {
  public static let english = TimelineWords()

  /// The language of the words as a BCP 47 tag.
  public var language = "en"

  /// The name of a page that has none.
  public var conversation: DisplayText = "Conversation"

  /// Over the list of conversations.
  public var conversations: DisplayText = "Conversations"

  /// Of a conversation that is not read to its end, for who does not see its mark.
  public var unread: DisplayText = "unread"

  /// On the line above what has not been read.
  public var unreadMessages: DisplayText = "Unread messages"

  /// In place of a message that was taken back.
  public var deleted: DisplayText = "This message was deleted"

  /// In place of what a message answers, where that was taken back.
  public var deletedMessage: DisplayText = "deleted message"

  /// In place of what a message answers, where that is not known.
  public var earlierMessage: DisplayText = "earlier message"
  public var edited: DisplayText = "edited"

  /// Of a file whose address no longer works.
  public var expired: DisplayText = "link expired"

  /// What a list of reactions is called for who does not see it.
  public var reactions: DisplayText = "Reactions"

  public init() {}

  /// The built-in words for a locale such as `ko`, `de_AT` or `ja-JP`; English where there are none for its language.
  public init(locale: String?) {
    let language = locale?.prefix { $0 != "_" && $0 != "-" }.lowercased()
    self = [Self.german, .japanese, .korean].first { $0.language == language } ?? .english
  }
}
