import CardConversations

/// Turns what a command line asks of a conversation, and what the system says, into a timeline's settings.
struct ConversationSettings {
  let request: ConversationRequest
  let console: any Console

  func settings() throws(UsageError) -> TimelineSettings {
    let zone = try zone()
    let now = try time(request.now, .now, zone) ?? MessageTime(milliseconds: console.milliseconds)
    var settings = TimelineSettings(now: now, zone: zone, locale: locale, viewer: request.viewer)
    settings.words = TimelineWords(locale: locale)
    settings.language = request.language
    settings.since = try time(request.since, .since, zone)
    settings.until = try time(request.until, .until, zone)
    settings.sender = request.sender
    settings.search = request.search
    settings.tail = request.tail
    return settings
  }

  /// The zone of the option, that of `TZ`, or that of the system; UTC where none of them says one that is known.
  private func zone() throws(UsageError) -> TimeZoneRules {
    if let name = request.timeZone {
      guard let zone = TimeZoneRules(named: name) else { throw .unknownZone(name) }
      return zone
    }
    let stated = console.environment["TZ"].map { String($0.hasPrefix(":") ? $0.dropFirst() : $0[...]) }
    let name = stated.flatMap { $0.isEmpty ? nil : $0 } ?? console.timeZone
    return name.flatMap(TimeZoneRules.init(named:)) ?? .utc
  }

  /// The locale of the option, or that of the environment for times; the codeset says nothing here.
  private var locale: String? {
    if let locale = request.locale { return locale }
    let names = ["LC_ALL", "LC_TIME", "LANG"]
    let stated = names.lazy.compactMap { console.environment[$0] }.first { !$0.isEmpty }
    return stated.map { String($0.prefix { $0 != "." && $0 != "@" }) }
  }

  private func time(_ text: String?, _ option: Option, _ zone: TimeZoneRules) throws(UsageError) -> MessageTime? {
    guard let text else { return nil }
    guard let time = TimePoint.time(text, in: zone) else {
      throw UsageError("--\(option.name) is \(DisplayText.quoted(text)); expected \(TimePoint.expected)")
    }
    return time
  }
}

extension UsageError {
  fileprivate static func unknownZone(_ name: String) -> UsageError {
    guard TimeZoneRules.isAvailable else {
      return UsageError("ICU is not installed, without which only the time zone UTC is known", hint: "use UTC")
    }
    return UsageError(
      "--time-zone is \(DisplayText.quoted(name)), which is no time zone",
      hint: "write its IANA name, such as Asia/Seoul")
  }
}
