import CardCore
public import CardMetadata
public import CardReading

/// Writes messages as TalkPlus' REST interface gives them, each an object on a line of its own.
///
/// The card is `data`. Beside the limits of the rules, which have the text's too, a user's name has 128 characters and an id
/// 68 by the REST pages. The vendor does not say what it counts; of names code points are counted here.
public struct TalkPlusWriter: MessageWriter {
  public let system = ChatSystem.talkPlus
  public let rules: MetadataRules

  /// A writer by rules for the pairs.
  public init(rules: MetadataRules = .talkPlus) {
    self.rules = rules
  }

  /// The longest name and id, in code points.
  private static let maximumName = 128
  private static let maximumUserID = 68

  /// What it has no place for, whatever it is.
  private static let unplaced: Set<MessageField> = [
    .aliases, .event, .subject, .thread, .language, .edited, .styling, .action, .previews, .forms, .choices, .remainder,
  ]

  public func write(_ outgoing: OutgoingMessage) -> WrittenMessage {
    let message = outgoing.message
    let faults = Self.faults(of: message)
    guard faults.isEmpty else { return WrittenMessage(diagnostics: faults) }
    var log = LossLog(system)
    log.report(message, withoutPlaceFor: Self.unplaced)
    var writer = JSONWriter()
    writer.object { writer in
      Self.writeIdentity(of: message, to: &writer)
      writer.member("type", message.kind.typeName)
      writer.member("text", message.text ?? "")
      Self.writeData(of: outgoing, to: &writer, &log)
      Self.writeReply(of: message, to: &writer)
      Self.writeReactions(of: message, to: &writer, &log)
      Self.writeTranslations(of: message, to: &writer, &log)
      Self.writeTime(of: message, to: &writer, &log)
    }
    return WrittenMessage(writer.output + "\n", losses: log.losses)
  }

  private static func faults(of message: Message) -> [Diagnostic] {
    let lengths: [(text: String?, limit: Int, path: FieldPath)] = [
      (message.sender?.id, maximumUserID, "userId"), (message.sender?.givenName, maximumName, "username"),
    ]
    return lengths.compactMap { text, limit, path in
      guard let length = text?.unicodeScalars.count, length > limit else { return nil }
      return .tooLong(length, limit, at: path)
    }
  }

  private static func writeIdentity(of message: Message, to writer: inout JSONWriter) {
    writer.member("id", ifPresent: message.id)
    writer.member("channelId", ifPresent: message.room)
    writer.member("userId", ifPresent: message.sender?.id)
    writer.member("username", ifPresent: message.sender?.givenName)
  }

  /// The pairs, and the first file that has an address; there is a place for one.
  private static func writeData(of outgoing: OutgoingMessage, to writer: inout JSONWriter, _ log: inout LossLog) {
    let files = outgoing.message.attachments
    let index = files.firstIndex { $0.address != nil }
    let file = index.map { TalkPlusFile(files[$0], besides: outgoing.metadata) }
    writer.member("data") { $0.pairs(outgoing.metadata ?? file?.pairs ?? Metadata()) }
    writer.member("fileUrl", ifPresent: index.flatMap { files[$0].address })
    for (position, other) in files.enumerated() where position != index {
      log.report(.file(other, position, "TalkPlus has a place for one file by address"))
    }
    if let index, let file, file.losesDetails { log.report(.details(index, "TalkPlus has no place for all of it")) }
  }

  private static func writeReply(of message: Message, to writer: inout JSONWriter) {
    guard let reply = message.reply else { return }
    writer.member("parentMessageId", reply.id)
    guard reply.text != nil || reply.sender != nil else { return }
    writer.member("parentMessage") { writer in
      writer.object { writer in
        writer.member("id", reply.id)
        writer.member("userId", ifPresent: reply.sender?.id)
        writer.member("username", ifPresent: reply.sender?.givenName)
        writer.member("text", ifPresent: reply.text)
      }
    }
  }

  /// Who gave each reaction, as the pages for JavaScript have it, or where that is not known of all of them how many did,
  /// as the REST pages have it.
  private static func writeReactions(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    guard !message.reactions.isEmpty else { return }
    var seen = Set<ByteKey>()
    let reactions = message.reactions.filter { seen.insert(ByteKey($0.word)).inserted }
    let areNamed = reactions.allSatisfy { $0.senders.count == $0.count }
    if reactions.count < message.reactions.count { log.report(.repeatedReaction) }
    if !areNamed, reactions.contains(where: { !$0.senders.isEmpty }) { log.report(.countedReactions) }
    writer.member("reactions") { writer in
      writer.object { writer in
        for reaction in reactions {
          writer.member(reaction.word) { writer in
            guard areNamed else { return writer.integer(reaction.count) }
            writer.array { writer in reaction.senders.forEach { writer.string($0) } }
          }
        }
      }
    }
  }

  private static func writeTranslations(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    guard !message.translations.isEmpty else { return }
    var seen = Set<ByteKey>()
    let translations = message.translations.filter { seen.insert(ByteKey($0.language)).inserted }
    if translations.count < message.translations.count { log.report(.repeatedTranslation) }
    writer.member("translations") { writer in
      writer.object { writer in translations.forEach { writer.member($0.language, $0.text) } }
    }
  }

  /// The time in milliseconds, or in seconds where it is so near to 1970 that a reader would take its milliseconds for
  /// seconds.
  private static func writeTime(of message: Message, to writer: inout JSONWriter, _ log: inout LossLog) {
    guard let time = message.time else { return }
    guard MessageTime(secondsOrMilliseconds: time.milliseconds) != time else {
      return writer.member("createdAt", Int(time.milliseconds))
    }
    let (seconds, milliseconds) = time.parts
    if milliseconds != 0 { log.report(.milliseconds(milliseconds, "TalkPlus' times before March 1973")) }
    writer.member("createdAt", seconds)
  }
}

extension MessageKind {
  /// The word of `type`; what the system says is the administrator's.
  fileprivate var typeName: String {
    switch self {
    case .chat: "text"
    case .notice: "admin"
    case .hidden: "hidden"
    }
  }
}

extension Diagnostic {
  fileprivate static func tooLong(_ length: Int, _ limit: Int, at path: FieldPath) -> Diagnostic {
    Diagnostic(
      .messageNameTooLong,
      "\(path.fieldName) is \(LengthUnit.codePoint.counted(length)) long; the limit of TalkPlus is \(limit)", at: path,
      hint: "shorten it by \(LengthUnit.codePoint.counted(length - limit))", limit: limit, actual: length)
  }

  fileprivate static let repeatedReaction = Diagnostic(
    .lossReactions, "a reaction stands twice, and TalkPlus has one place for it", at: "reactions")

  fileprivate static let repeatedTranslation = Diagnostic(
    .lossLanguage, "a language stands twice, and TalkPlus has one place for it", at: "translations")

  fileprivate static let countedReactions = Diagnostic(
    .lossReactions, "not everybody who gave a reaction is known, and TalkPlus gets their number alone", at: "reactions")
}
