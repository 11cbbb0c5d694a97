extension MetadataRules {
  /// TalkPlus' card tutorial for iOS: 5 pairs, keys of 128, values of 1024; texts of 8192 by REST.
  ///
  /// It is also the vendor's rule for channel and user data.
  public static let talkPlus = MetadataRules(
    name: "talkplus", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 1024, maximumTextLength: 8192,
    source: "TalkPlus, \"What's New\" for iOS; en.docs.talkplus.io/rest-api/admin/channel/create for channel data",
    date: checked)

  /// TalkPlus' current REST, JavaScript and bot pages for message data: 10 pairs, keys of 128, values of 1024,
  /// texts of 8192.
  public static let talkPlus10 = MetadataRules(
    name: "talkplus-10", maximumPairs: 10, maximumKeyLength: 128, maximumValueLength: 1024, maximumTextLength: 8192,
    source: "TalkPlus, message data by REST: en.docs.talkplus.io/rest-api/admin/channel/message",
    date: checked)

  /// Sendbird's user metadata, by the page "Manage user metadata" of its API: 5 pairs, keys of 128, values of 190.
  public static let sendbird = MetadataRules(
    name: "sendbird", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 190,
    source: "Sendbird, \"Manage user metadata\": docs.sendbird.com",
    date: checked)

  /// Pusher Chatkit's messages, of 5 KB each, in which a card is a part: so many bytes for everything that a message holds.
  ///
  /// Nothing limits the number of pairs but that.
  public static let chatkit = MetadataRules(
    name: "chatkit", maximumPairs: 1000, maximumKeyLength: 5120, maximumValueLength: 5120, maximumTextLength: 5120,
    unit: .utf8, source: "Pusher Chatkit, frequently asked questions: pusher.com/chatkit/faq (retired in 2020)",
    date: checked)

  /// The same, with the text of 256 characters at most that the tutorial's app lets people type.
  public static let chatkitTutorial = MetadataRules(
    name: "chatkit-tutorial", maximumPairs: 1000, maximumKeyLength: 5120, maximumValueLength: 5120,
    maximumTextLength: 256,
    source: "the Chatkit tutorial for iOS, whose input ends at 256 characters; pusher.com/chatkit/faq for the rest",
    date: checked)

  /// The day on which the numbers were last compared with the pages, as far as stored copies of them show.
  private static let checked = "2026-11-30"

  /// The built-in profiles.
  public static let profiles: [MetadataRules] = [
    .talkPlus, .talkPlus10, .sendbird, .chatkit, .chatkitTutorial,
  ]
}
