import CardCore
public import CardMetadata
public import CardReading

/// Writes messages as stanzas of XMPP, each on its own and without a root around them.
///
/// The title of a card is the subject, its text the body with the buttons repeated in it, and a button whose action is a verb
/// an action of XEP-0439. Beside them stands the whole card as a JSON payload of XEP-0432, so that what is read back is the
/// same; what other clients see of it is less, and told as losses. A body says by XEP-0428 which of it stands for what.
///
/// A server takes stanzas of 10,000 bytes at least (RFC 6120, section 13.12); of longer ones a warning says that it may
/// refuse them.
public struct XMPPWriter: MessageWriter {
  public let system = ChatSystem.xmpp
  public let rules = MetadataRules.uncounted("xmpp", source: "XMPP has no limit for a payload")

  public let holdsParts = true

  /// What every server takes, in bytes.
  private static let certainLength = 10_000

  /// What it has no place for, whatever it is.
  private static let unplaced: Set<MessageField> = [.hidden, .edited, .remainder]

  public init() {}

  public func write(_ outgoing: OutgoingMessage) -> WrittenMessage {
    let reactions = outgoing.message.reactionChanges
    var written = write(outgoing, replacing: nil)
    if reactions.areCounted { written.losses.append(.countedReactions) }
    for change in reactions.changes {
      let reaction = write(change, correction: nil)
      written.text += reaction.text
      written.losses += reaction.losses
    }
    return written
  }

  public func write(_ change: MessageChange, correction: OutgoingMessage?) -> WrittenMessage {
    switch change.effect {
    case .correction:
      guard let correction else { return WrittenMessage(losses: [.change(change.effect, system)]) }
      return write(correction.from(change), replacing: change.target)
    case .retraction:
      return write(change) { $0.empty("retract", ["xmlns": "urn:xmpp:message-retract:1", "id": change.target]) }
    case .reactionAdded, .reactionRemoved: return WrittenMessage(losses: [.partialReactions])
    case .reactions(let words):
      return write(change) { writer in
        writer.element("reactions", ["xmlns": "urn:xmpp:reactions:0", "id": change.target]) { writer in
          words.forEach { writer.element("reaction", text: $0) }
        }
      }
    }
  }

  /// Writes a message, or one that takes the place of another.
  private func write(_ outgoing: OutgoingMessage, replacing target: String?) -> WrittenMessage {
    let message = outgoing.message
    var log = LossLog(system)
    log.report(message, withoutPlaceFor: Self.unplaced)
    let content = StanzaContent(outgoing, &log)
    if message.kind == .notice, !content.isNotice { log.report(.notice) }
    let address = StanzaAddress(of: message, &log)
    let names = StanzaNames(of: message, from: address)
    if names.lostCount > 0 { log.report(.aliases) }
    return stanza(from: address, at: message.time, names, message.language, log) {
      if let target { $0.empty("replace", ["xmlns": "urn:xmpp:message-correct:0", "id": target]) }
      content.write(to: &$0)
    }
  }

  private func write(_ change: MessageChange, _ content: (inout XMLWriter) -> Void) -> WrittenMessage {
    var log = LossLog(system)
    let address = StanzaAddress(of: change.sender, in: change.room, &log)
    return stanza(from: address, at: change.time, StanzaNames(), nil, log, content)
  }

  /// Writes the stanza around a content, with who sent it, where and when.
  private func stanza(
    from address: StanzaAddress, at time: MessageTime?, _ names: StanzaNames, _ language: String?, _ log: LossLog,
    _ content: (inout XMLWriter) -> Void
  ) -> WrittenMessage {
    var log = log
    let stamp = time.flatMap(TimeText.exact)
    if time != nil, stamp == nil { log.report(.time) }
    var writer = XMLWriter(.stanzas)
    let attributes: XMLWriter.Attributes = [
      "xmlns": "jabber:client", "from": address.from, "to": address.to, "id": names.id, "type": address.type,
      "xml:lang": language,
    ]
    writer.element("message", attributes) { writer in
      content(&writer)
      if let name = address.nickname {
        writer.element("nick", ["xmlns": "http://jabber.org/protocol/nick"], text: name)
      }
      if address.isPrivate { writer.empty("x", ["xmlns": "http://jabber.org/protocol/muc#user"]) }
      if let stamp { writer.empty("delay", ["xmlns": "urn:xmpp:delay", "stamp": stamp]) }
      names.write(to: &writer)
    }
    if writer.replacedCount > 0 { log.report(.replaced(writer.replacedCount)) }
    let length = writer.output.utf8.count - 1
    let warnings = length > Self.certainLength ? [Diagnostic.long(length, Self.certainLength)] : []
    return WrittenMessage(writer.output, losses: log.losses, diagnostics: warnings)
  }
}

extension OutgoingMessage {
  /// The content of a correction, with who sent it, where and when as far as it does not say so itself.
  fileprivate func from(_ change: MessageChange) -> OutgoingMessage {
    var message = message
    message.sender = message.sender ?? change.sender
    message.room = message.room ?? change.room
    message.time = message.time ?? change.time
    return OutgoingMessage(message, card: card)
  }
}

extension Message {
  /// The reactions as the stanzas that gave them, one a sender, and whether some are only counted.
  fileprivate var reactionChanges: (changes: [MessageChange], areCounted: Bool) {
    guard let id else { return ([], !reactions.isEmpty) }
    var words: [String: [String]] = [:]
    var senders: [String] = []
    for reaction in reactions {
      for sender in reaction.senders {
        if words[sender] == nil { senders.append(sender) }
        words[sender, default: []].append(reaction.word)
      }
    }
    let changes = senders.map { sender in
      MessageChange(.reactions(words[sender] ?? []), of: id, in: room, by: Participant(id: sender))
    }
    return (changes, reactions.contains { $0.senders.count < $0.count })
  }
}

extension Diagnostic {
  fileprivate static func replaced(_ count: Int) -> Diagnostic {
    let words = count == 1 ? "1 character that XML cannot hold is" : "\(count) characters that XML cannot hold are"
    return Diagnostic(.lossCharacters, "\(words) replaced by a stand-in", at: FieldPath())
  }

  fileprivate static let partialReactions = Diagnostic(
    .lossReactions, "XMPP tells all reactions of one sender at once, and one of them by itself is left out",
    at: "reactions")

  fileprivate static let countedReactions = Diagnostic(
    .lossReactions, "reactions whose senders or message have no id are left out", at: "reactions")

  fileprivate static func long(_ length: Int, _ limit: Int) -> Diagnostic {
    Diagnostic(
      .messageTooLarge, "the stanza is \(length) bytes long; a server need not take more than \(limit)",
      at: FieldPath(),
      hint: "ask the server for its limit, or send the large part by address", severity: .warning, limit: limit,
      actual: length)
  }
}
