extension MetadataRules {
  /// TalkPlus' card tutorial for iOS: 5 pairs, keys of 128, values of 1024.
  ///
  /// It is also the vendor's rule for channel and user data.
  public static let talkPlus = MetadataRules(
    name: "talkplus", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 1024,
    source: "TalkPlus, \"What's New\" for iOS; en.docs.talkplus.io/rest-api/admin/channel/create for channel data",
    date: checked)

  /// TalkPlus' current REST, JavaScript and bot pages for message data: 10 pairs, keys of 128, values of 1024.
  public static let talkPlus10 = MetadataRules(
    name: "talkplus-10", maximumPairs: 10, maximumKeyLength: 128, maximumValueLength: 1024,
    source: "TalkPlus, message data by REST: en.docs.talkplus.io/rest-api/admin/channel/message",
    date: checked)

  /// Sendbird's user metadata, by the page "Manage user metadata" of its API: 5 pairs, keys of 128, values of 190.
  public static let sendbird = MetadataRules(
    name: "sendbird", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 190,
    source: "Sendbird, \"Manage user metadata\": docs.sendbird.com",
    date: checked)

  /// The day on which the numbers were last compared with the pages, as far as stored copies of them show.
  private static let checked = "2026-11-30"

  /// The built-in profiles.
  public static let profiles: [MetadataRules] = [.talkPlus, .talkPlus10, .sendbird]
}
