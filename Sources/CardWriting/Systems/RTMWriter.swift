import CardCore
public import CardMetadata
public import CardReading

/// Writes messages as LiveData's RTM pushes them, each an object on a line of its own.
///
/// `attrs` is a text of the application's own, and holds the card as JSON; `msg` is the text for clients that have no cards.
/// Ids are 64-bit integers, written digit by digit. RTM refuses a message or attrs that are too large (error 200030), and
/// publishes no limit, so none is checked.
public struct RTMWriter: MessageWriter {
  public let system = ChatSystem.rtm
  public let rules = MetadataRules.uncounted("rtm", source: "RTM publishes no limits")

  /// The type of a chat message, and of what an application tells its clients.
  private static let chatType = 30
  private static let commandType = 32

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
    for (index, file) in message.attachments.enumerated() {
      log.report(.file(file, index, "RTM sends files as messages of their own"))
    }
    let text = Self.text(of: outgoing, &log)
    var writer = JSONWriter()
    writer.object { writer in
      Self.number(message.sender?.id, "from", .sender, to: &writer, &log)
      Self.number(message.room, "gid", .room, to: &writer, &log)
      writer.member("mtype", message.kind == .notice ? Self.commandType : Self.chatType)
      Self.number(message.id, "mid", .id, to: &writer, &log)
      writer.member("msg", text)
      writer.member("attrs", outgoing.metadata?.json ?? "")
      if let time = message.time { writer.member("mtime", Int(time.milliseconds)) }
    }
    return WrittenMessage(writer.output + "\n", losses: log.losses)
  }

  /// The sender's own text, or the card as text.
  private static func text(of outgoing: OutgoingMessage, _ log: inout LossLog) -> String {
    if let text = outgoing.message.plainText { return text }
    guard let card = outgoing.card else { return "" }
    let (text, isTruncated) = CardText.whole(card).string()
    if isTruncated { log.report(.shortened) }
    return text
  }

  private static func number(
    _ id: String?, _ key: String, _ field: MessageField, to writer: inout JSONWriter, _ log: inout LossLog
  ) {
    guard let id else { return }
    guard let number = id.wholeNumber else { return log.report(field) }
    writer.member(key, digits: "\(number)")
  }
}

extension Diagnostic {
  fileprivate static let shortened = Diagnostic(
    .lossTruncated, "the text for clients without cards is cut off at \(CardText.maximumLength) bytes", at: "text")
}
