import CardCore
public import CardMetadata
public import CardReading

/// Writes messages of Chatkit's third generation, whose content is a list of parts, each message on a line of its own.
///
/// The card is an inline part of its own media type behind one of `text/plain` for clients that have no cards. By the FAQ a
/// message has at most 5 KB; what is counted are the bytes of the content of all parts, as UTF-8 without the escapes of
/// JSON. 5 KB are taken for 5,120 bytes, and where they may be 5,000 for somebody that is a warning.
public struct ChatkitWriter: MessageWriter {
  public let system = ChatSystem.chatkit
  public let rules = MetadataRules.chatkit

  /// The most bytes of a message's content.
  public static let maximumLength = 5_120

  /// The most where a kilobyte is a thousand bytes.
  private static let strictLength = 5_000

  /// What it has no place for, whatever it is.
  private static let unplaced: Set<MessageField> = [
    .aliases, .senderName, .notice, .event, .hidden, .subject, .thread, .language, .translations, .reply, .reactions,
    .edited, .styling, .action, .previews, .forms, .choices, .remainder,
  ]

  public init() {}

  public func write(_ outgoing: OutgoingMessage) -> WrittenMessage {
    let message = outgoing.message
    var log = LossLog(system)
    let parts = Self.parts(of: outgoing, &log)
    let length = parts.reduce(0) { $0 + $1.length }
    guard length <= Self.maximumLength else { return WrittenMessage(diagnostics: [.tooLarge(length)]) }
    log.report(message, withoutPlaceFor: Self.unplaced)
    var writer = JSONWriter()
    writer.object { writer in
      Self.writeIdentity(of: message, to: &writer, &log)
      writer.member("parts") { $0.array { writer in parts.forEach { $0.write(to: &writer) } } }
      Self.writeTimes(of: message, to: &writer, &log)
    }
    return WrittenMessage(
      writer.output + "\n", losses: log.losses, diagnostics: length > Self.strictLength ? [.nearlyTooLarge(length)] : []
    )
  }

  private static func parts(of outgoing: OutgoingMessage, _ log: inout LossLog) -> [ChatkitPart] {
    let card = outgoing.metadata.map { ChatkitPart.inline(CardPart.mediaType, $0.json) }
    let files = outgoing.message.attachments.enumerated().compactMap { index, file in
      ChatkitPart.file(file, index, &log)
    }
    let others = [card].compactMap(\.self) + files
    let text = text(of: outgoing, upTo: strictLength - others.reduce(0) { $0 + $1.length }, &log)
    return [text.map { .inline("text/plain", $0) }].compactMap(\.self) + others
  }

  /// The sender's own text, or the card as text, which is shortened to the room that the card leaves.
  private static func text(of outgoing: OutgoingMessage, upTo room: Int, _ log: inout LossLog) -> String? {
    if let text = outgoing.message.text { return text }
    guard let card = outgoing.card else { return nil }
    let (text, isTruncated) = CardText.whole(card).string(upTo: min(max(room, 0), CardText.maximumLength))
    if isTruncated { log.report(.shortened(room)) }
    return text.isEmpty ? nil : text
  }

  /// The ids: the system's own for a message is an integer, others are any text.
  private static func writeIdentity(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    if let id = message.id {
      if let number = id.wholeNumber, number >= 0 { writer.member("id", digits: "\(number)") } else { log.report(.id) }
    }
    writer.member("user_id", ifPresent: message.sender?.id)
    writer.member("room_id", ifPresent: message.room)
  }

  /// The time, which the system has twice; the second is that of the last change, which nobody knows.
  private static func writeTimes(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    guard let time = message.time else { return }
    guard let text = TimeText.seconds(time) else { return log.report(.time) }
    let milliseconds = time.parts.milliseconds
    if milliseconds != 0 { log.report(.milliseconds(milliseconds, "Chatkit's times")) }
    writer.member("created_at", text)
    writer.member("updated_at", text)
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ length: Int) -> Diagnostic {
    let limit = ChatkitWriter.maximumLength
    return Diagnostic(
      .messageTooLarge, "the parts have \(length) bytes of content; the limit of Chatkit is \(limit) (5 KB)",
      at: "parts",
      hint:
        "shorten the text or the card by \(LengthUnit.utf8.counted(length - limit)), or send the large part by address",
      limit: limit,
      actual: length)
  }

  fileprivate static func nearlyTooLarge(_ length: Int) -> Diagnostic {
    Diagnostic(
      .messageTooLarge,
      "the parts have \(length) bytes of content, which keeps 5 KB of 1,024 bytes and breaks 5 of 1,000",
      at: "parts", hint: "shorten the text or the card by \(LengthUnit.utf8.counted(length - 5_000))",
      severity: .warning, limit: 5_000,
      actual: length)
  }

  fileprivate static func shortened(_ room: Int) -> Diagnostic {
    Diagnostic(
      .lossTruncated, "the text for clients without cards is cut off: the card leaves \(max(room, 0)) bytes for it",
      at: "text")
  }
}
