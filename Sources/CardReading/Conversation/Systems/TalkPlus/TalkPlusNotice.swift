/// What the system says of an event, in words.
struct TalkPlusNotice {
  /// Who it happened to, by name.
  let people: [String]
  let channel: String

  func text(of event: String) -> String {
    let names = people.isEmpty ? "Somebody" : people.joined(separator: ", ")
    let verb = people.count > 1 ? "were" : "was"
    return switch event {
    case "member_added": "\(names) joined"
    case "member_left": "\(names) left"
    case "member_muted": "\(names) \(verb) muted"
    case "member_unmuted": "\(names) \(verb) unmuted"
    case "member_banned": "\(names) \(verb) banned"
    case "member_unbanned": "\(names) \(verb) unbanned"
    case "user_blocked": "\(names) \(verb) blocked"
    case "user_unblocked": "\(names) \(verb) unblocked"
    case "channel_added": "The channel \(channel) was created"
    case "channel_changed": "The channel \(channel) was changed"
    case "channel_removed": "The channel \(channel) was removed"
    default: event
    }
  }
}
