/// What a timeline is made by, besides its messages: for whom, when and where it is shown.
public struct TimelineSettings: Sendable {
  /// The id of the user whose own messages stand on the right; `nil` for the one that the source names.
  public var viewer: String?

  /// The moment at which the timeline is shown, by which messages are recent.
  public var now: MessageTime
  public var zone: TimeZoneRules

  /// The locale of the words of days, such as `ko` or `en_GB`; `nil`, or one that is not known, for `2026-11-30`.
  public var locale: String?

  /// What is said besides the words of senders.
  public var words = TimelineWords.english

  /// The language in which messages are shown that were translated into it, as a BCP 47 tag; `nil` for their own.
  public var language: String?

  /// Only messages of this time or later.
  public var since: MessageTime?

  /// Only messages before this time.
  public var until: MessageTime?

  /// Only messages of this sender.
  public var sender: String?

  /// Only messages that hold this text, whatever the case of its letters.
  public var search: String?

  /// Only so many messages of each room, the last ones.
  public var tail: Int?

  /// The longest pause between two messages of one sender that stand under one name, in milliseconds: five minutes.
  public var groupingPause: Int64 = 5 * 60 * 1000

  public init(now: MessageTime, zone: TimeZoneRules = .utc, locale: String? = nil, viewer: String? = nil) {
    self.now = now
    self.zone = zone
    self.locale = locale
    self.viewer = viewer
  }
}
