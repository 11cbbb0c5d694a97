import CardCore
public import CardMetadata
public import CardReading

/// Writes messages as LiveData's RTM pushes them, each an object on a line of its own.
///
/// `attrs` is a text of the application's own, and holds the card as JSON; `msg` is the text for clients that have no cards.
/// A file by itself is a message of its type whose `msg` says where it is. Ids are 64-bit integers, written digit by digit.
/// RTM refuses a message or attrs that are too large (error 200030), and publishes no limit, so none is checked.
public struct RTMWriter: MessageWriter {
  public let system = ChatSystem.rtm
  public let rules = MetadataRules.uncounted("rtm", source: "RTM publishes no limits")

  /// What it has no place for, whatever it is.
  private static let unplaced: Set<MessageField> = [
    .aliases, .senderName, .event, .hidden, .subject, .thread, .language, .translations, .reply, .reactions, .edited,
    .styling, .action, .previews, .forms, .choices, .remainder,
  ]

  public init() {}

  public func write(_ outgoing: OutgoingMessage) -> WrittenMessage {
    let message = outgoing.message
    var log = LossLog(system)
    log.report(message, withoutPlaceFor: Self.unplaced)
    if let metadata = outgoing.metadata, RawMetadata(metadata).typeEntry == nil { log.report(.untyped) }
    let content = RTMText(outgoing, &log)
    var writer = JSONWriter()
    writer.object { writer in
      Self.number(message.sender?.id, "from", .sender, to: &writer, &log)
      Self.writeTarget(of: message, to: &writer, &log)
      writer.member("mtype", content.type)
      Self.number(message.id, "mid", .id, to: &writer, &log)
      writer.member("msg", content.text)
      writer.member("attrs", outgoing.metadata?.json ?? "")
      if let time = message.time { writer.member("mtime", Int(time.milliseconds)) }
    }
    return WrittenMessage(writer.output + "\n", losses: log.losses)
  }

  private static func number(
    _ id: String?, _ key: String, _ field: MessageField, to writer: inout JSONWriter, _ log: inout LossLog
  ) {
    guard let id else { return }
    guard let number = id.wholeNumber else { return log.report(field) }
    writer.member(key, digits: "\(number)")
  }

  /// Whom it goes to: a group, a room or somebody.
  ///
  /// The readers put the kind before the number; a number alone is a group's.
  private static func writeTarget(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    guard let room = message.room else { return }
    let parts = room.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.count, parts[0]) {
    case (2, "group"): number(String(parts[1]), "gid", .room, to: &writer, &log)
    case (2, "room"): number(String(parts[1]), "rid", .room, to: &writer, &log)
    case (2, "user"):
      // What the other one sent went to the viewer, of whom the message does not tell.
      guard parts[1] != message.sender?.id ?? "" else { return log.report(.room) }
      number(String(parts[1]), "to", .room, to: &writer, &log)
    default: number(room, "gid", .room, to: &writer, &log)
    }
  }
}

extension Diagnostic {
  fileprivate static let untyped = Diagnostic(
    .lossPart, "RTM's attrs are taken for a card where they say their type, and the pairs have none", at: "data")
}
