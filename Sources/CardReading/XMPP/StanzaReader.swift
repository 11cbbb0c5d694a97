import CardCore

/// Reads one stanza: what it holds for a conversation, and what is wrong with it.
struct StanzaReader {
  /// What stands around a message: the time and the id that an archive gave it.
  struct Envelope {
    var time: MessageTime?
    var archiveID: String?

    /// The bare JID of whose archive it is, or `nil` for the viewer's own.
    var archive: String?
    var language: String?
  }

  let piece: XMLPiece
  var context: XMPPContext
  var items: [ConversationItem] = []
  var diagnostics: [Diagnostic] = []

  init(piece: XMLPiece, context: XMPPContext) {
    self.piece = piece
    self.context = context
  }

  mutating func read(_ element: XMLElement) {
    if context.isInAdiumLog { return readAdium(element) }
    let envelope = Envelope(language: context.language)
    // Exports often forget to name the namespace of the stanzas in them.
    guard
      Namespace.stanzas.contains(element.namespace) || !isOfStream(element.name)
        || element.namespace == context.containers.last?.namespace
    else {
      context.skipped.others += 1
      return
    }
    switch element.name {
    case "message": readMessage(element, envelope)
    case "result":
      readResult(element, element.first("forwarded", in: Namespace.forward), envelope, archive: nil)
    case "forwarded": readForwarded(element, envelope)
    case "iq": readQuery(element)
    case "presence": context.skipped.presences += 1
    case "item": readContact(element)
    case "conference": readBookmark(element)
    default: context.skipped.others += 1
    }
  }

  private func isOfStream(_ name: String) -> Bool {
    name == "message" || name == "iq" || name == "presence"
  }

  /// A message as it came, or one that an archive or another device of the viewer brings along.
  private mutating func readMessage(_ element: XMLElement, _ envelope: Envelope) {
    let from = element[attribute: "from"].flatMap(JID.init)
    let to = element[attribute: "to"].flatMap(JID.init)
    for child in element.elements {
      if child.name == "result", child.namespace.hasPrefix(Namespace.archivePrefix) {
        // The first drafts had the message beside its result.
        let forwarded =
          child.first("forwarded", in: Namespace.forward)
          ?? element.first("forwarded", in: Namespace.forward)
        return readResult(child, forwarded, envelope, from: from, to: to)
      }
      if child.namespace == Namespace.carbons, child.name == "sent" || child.name == "received" {
        return readCarbon(child, envelope, from: from, to: to)
      }
    }
    take(element, envelope, from: from, to: to)
  }

  private mutating func take(_ element: XMLElement, _ envelope: Envelope, from: JID?, to: JID?) {
    let reader = StanzaReader(piece: piece, context: XMPPContext(viewer: nil))
    var message = MessageStanza(element, from: from, to: to, envelope: envelope, reader: reader)
    swap(&message.reader, &self)
    message.read()
    swap(&message.reader, &self)
  }

  /// A copy of what another device of the viewer sent or got, which nobody but the viewer's own server may send.
  private mutating func readCarbon(_ carbon: XMLElement, _ envelope: Envelope, from: JID?, to: JID?) {
    let account = to?.bare ?? context.account
    guard from == nil || from?.bare == account, let forwarded = carbon.first("forwarded", in: Namespace.forward) else {
      return diagnostics.append(.foreign("a carbon copy", carbon.range))
    }
    items += context.learn(account: account)
    readForwarded(forwarded, envelope)
  }

  /// A message of an archive, which only the archive's owner may send: the viewer's server, or a room of its own messages.
  private mutating func readResult(
    _ result: XMLElement, _ forwarded: XMLElement?, _ envelope: Envelope, from: JID?, to: JID?
  ) {
    let inner = forwarded?.elements.first { $0.name == "message" }
    let sender = inner?[attribute: "from"].flatMap(JID.init)?.bare
    let account = to?.bare ?? context.account
    guard from == nil || from?.bare == account || from?.bare == sender else {
      return diagnostics.append(.foreign("a result of an archive", result.range))
    }
    items += context.learn(account: to?.bare)
    readResult(result, forwarded, envelope, archive: from?.bare == account ? nil : from?.bare)
  }

  private mutating func readResult(
    _ result: XMLElement, _ forwarded: XMLElement?, _ envelope: Envelope, archive: String?
  ) {
    guard let forwarded else {
      context.skipped.empties += 1
      return
    }
    var envelope = envelope
    envelope.archiveID = result[attribute: "id"]
    envelope.archive = archive
    readForwarded(forwarded, envelope)
  }

  private mutating func readForwarded(_ forwarded: XMLElement, _ envelope: Envelope) {
    // Some examples forget to name the namespace of the message inside.
    guard let element = forwarded.elements.first(where: { $0.name == "message" }) else {
      context.skipped.empties += 1
      return
    }
    var envelope = envelope
    envelope.time = time(in: forwarded) ?? envelope.time
    let from = element[attribute: "from"].flatMap(JID.init)
    let to = element[attribute: "to"].flatMap(JID.init)
    take(element, envelope, from: from, to: to)
  }

  // MARK: Contacts

  private mutating func readQuery(_ element: XMLElement) {
    for child in element.elements {
      if child.isNamed("query", in: Namespace.roster) { child.elements.forEach { readContact($0) } }
      if child.isNamed("bind", in: Namespace.bind) {
        items += context.learn(account: child.first("jid", in: Namespace.bind)?.trimmedText)
      }
    }
    context.skipped.queries += 1
  }

  private mutating func readContact(_ element: XMLElement) {
    guard element.isNamed("item", in: Namespace.roster) else {
      context.skipped.others += 1
      return
    }
    guard let id = element[attribute: "jid"].flatMap(JID.init)?.bare,
      let name = element[attribute: "name"]?.trimmingXMLSpace
    else { return }
    items.append(.participant(Participant(id: id, name: name)))
  }

  private mutating func readBookmark(_ element: XMLElement) {
    let address = element[attribute: "jid"] ?? context.containers.last { $0.name == "item" }?.id
    guard let id = address.flatMap(JID.init)?.bare, let name = element[attribute: "name"]?.trimmingXMLSpace else {
      return
    }
    items.append(.room(Room(id: id, name: name)))
  }

  // MARK: Times

  /// The first time that the delays in an element tell, which is when it was sent.
  mutating func time(in element: XMLElement) -> MessageTime? {
    let times = element.elements("delay", in: Namespace.delay).compactMap { time($0, MessageTime.init(rfc3339:)) }
    if let first = times.min() { return first }
    return element.elements("x", in: Namespace.oldDelay).compactMap { time($0, MessageTime.init(oldStamp:)) }.min()
  }

  private mutating func time(_ delay: XMLElement, _ parse: (String) -> MessageTime?) -> MessageTime? {
    let stamp = delay[attribute: "stamp"] ?? ""
    let time = stamp.trimmingXMLSpace.flatMap(parse)
    if time == nil { diagnostics.append(.badTime(stamp, delay.range)) }
    return time
  }
}

extension MessageTime {
  /// A time of XEP-0091, such as `20100629T08:23:06`, in UTC.
  init?(oldStamp text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[8] == UInt8(ascii: "T") else { return nil }
    let parts = [bytes[0..<4], bytes[4..<6], bytes[6..<8]].map { String(decoding: $0, as: UTF8.self) }
    let rest = String(decoding: bytes[8...], as: UTF8.self)
    let hasZone = rest.last == "Z"
    self.init(rfc3339: parts.joined(separator: "-") + rest + (hasZone ? "" : "Z"))
  }
}

extension Diagnostic {
  static func badTime(_ stamp: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmppBadTime, "\(DisplayText.quoted(stamp)) is not a time", at: FieldPath(), range: range,
      hint: "write it as 2024-05-01T09:30:00Z")
  }

  fileprivate static func foreign(_ what: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .xmppForeignArchive, "\(what) comes from somebody who can have none; the message in it is not shown",
      at: FieldPath(), range: range, hint: "ignore it, as clients do")
  }
}
