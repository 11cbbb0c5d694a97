public import CardCore
public import FoundationEssentials

/// An event with a date and a place.
///
/// Dates are read with their offset and shown in UTC: a card does not know where its reader is. A host app has the dates
/// for the calendar of its own.
public struct EventPayload: CardPayload, Hashable {
  public static let type: PayloadType = "event"
  public static let summary = "a date with a place, such as a meeting"
  public static let example: Self? = Self(
    title: "Swift meetup: text in terminals", start: Date(timeIntervalSince1970: 1_796_290_200),
    end: Date(timeIntervalSince1970: 1_796_299_200), place: "Maru 180, Gangnam-gu, Seoul")

  public var title: String

  /// The beginning, as RFC 3339 has it: `2026-12-03T18:30:00+09:00`.
  public var start: Date

  /// The end, which is not before the start.
  public var end: Date?
  public var place: String?

  public init(title: String, start: Date, end: Date? = nil, place: String? = nil) {
    self.title = title
    self.start = start
    self.end = end
    self.place = place
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(title, field: "title")
    if let end, end < start {
      builder.report(
        .payloadBadValue, "\"end\" is \(UTCDate(end)), before the start at \(UTCDate(start))", field: "end",
        hint: "write the end with its own day and offset")
    }
    let words = builder.words
    let facts = [
      UTCDate(start).fact(words.start),
      end.map { UTCDate($0).fact(words.end) },
      place.map { Fact(DisplayText(words.place), DisplayText(lines: $0)) },
    ].compactMap(\.self)
    return Card(title: builder.line(title), body: [.facts(facts)])
  }
}
