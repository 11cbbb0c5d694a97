import CCalendar
import CardMetadata

/// A time zone by its IANA name: how far its clocks are ahead of UTC, and when that changes.
///
/// UTC is always there; every other zone comes from ICU's data, and never from the environment.
public struct TimeZoneRules: Sendable {
  public static let utc = TimeZoneRules(name: "UTC", zone: nil)

  /// Whether there is anything to look zones up in.
  public static var isAvailable: Bool { ccalendar_is_available() }

  public let name: String

  /// `nil` for UTC.
  private let zone: OpenZone?

  private init(name: String, zone: OpenZone?) {
    self.name = name
    self.zone = zone
  }

  /// The zone of a name such as `Asia/Seoul`, upper and lower case as IANA has it; `nil` for a name that is not known.
  public init?(named name: String) {
    guard name != Self.utc.name else {
      self = .utc
      return
    }
    guard !name.utf8.contains(0), let zone = OpenZone(name) else { return nil }
    self.init(name: name, zone: zone)
  }

  /// How far the clocks are ahead of UTC at a time, in milliseconds.
  package func offset(at time: MessageTime) -> Int64 {
    zone?.offset(at: time.milliseconds) ?? 0
  }

  /// The first moment of a day: its midnight, or where the clocks jump over that, the moment to which they jump.
  package func beginning(of day: CivilDay) -> MessageTime {
    let midnight = Int64(day.daysSince1970) * CivilTime.dayLength
    // Of a midnight that the clocks show twice, the first counts.
    let before = offset(at: MessageTime(milliseconds: midnight - CivilTime.dayLength))
    let early = MessageTime(milliseconds: midnight - before)
    if offset(at: early) == before { return early }
    let late = MessageTime(milliseconds: midnight - offset(at: early))
    return offset(at: late) == offset(at: early) ? late : early
  }
}
