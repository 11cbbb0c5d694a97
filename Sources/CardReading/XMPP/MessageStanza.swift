import CardCore
import CardMetadata

/// A message stanza on its way to the pieces of a conversation.
struct MessageStanza {
  let element: XMLElement
  let from: JID?
  let to: JID?
  let type: String
  let envelope: StanzaReader.Envelope
  var reader: StanzaReader
  private(set) var room: String?
  private(set) var sender: Participant?
  private(set) var time: MessageTime?

  /// Whether it does something to another message.
  var isChange = false

  init(_ element: XMLElement, from: JID?, to: JID?, envelope: StanzaReader.Envelope, reader: StanzaReader) {
    self.element = element
    self.from = from
    self.to = to
    self.envelope = envelope
    self.reader = reader
    type = element[attribute: "type"] ?? "normal"
  }

  /// The namespace of the stanza, in which its own children stand.
  var namespace: String { element.namespace }
  var isInRoom: Bool { type == "groupchat" }

  /// Whether the room says it, and none of its people.
  var isByRoom: Bool { isInRoom && from != nil && from?.resource == nil }

  mutating func read() {
    findParties()
    time = reader.time(in: element) ?? envelope.time
    if type == "error" { return readFailure() }
    if readChanges() { return }
    var message = content()
    guard let target = element.first("replace", in: Namespace.correction)?[attribute: "id"] else {
      return deliver(&message)
    }
    message.remainder = nil
    change(.correction(message), of: target)
  }

  private mutating func deliver(_ message: inout Message) {
    if readSelection(message) { return }
    // A body may stand for what is no text, such as a card.
    if isInRoom, element.first("body", in: namespace) == nil, message.text == nil,
      let subject = element.first("subject", in: namespace)
    {
      message.kind = .notice
      message.event = .topic
      message.text = subject.trimmedText
      message.subject = nil
      return reader.items.append(.message(message))
    }
    guard message.hasContent || message.isDeleted || !message.metadata.entries.isEmpty else {
      if !isChange { reader.context.skipped.empties += 1 }
      return
    }
    // Nobody of the room says what comes from the room itself.
    if isByRoom { message.kind = .notice }
    remember(message)
    reader.items.append(.message(message))
  }

  private mutating func remember(_ message: Message) {
    for case .choice(let choice) in message.parts {
      guard case .action(let id) = choice.effect else { continue }
      reader.context.buttons.remember(choice.label, of: id, in: room)
    }
  }

  /// The message with everything that it holds.
  private mutating func content() -> Message {
    var message = bare()
    readText(into: &message)
    readFiles(into: &message)
    readParts(into: &message)
    readMetadata(into: &message)
    message.isDeleted = isTombstone
    message.remainder = remainder()
    if let text = message.text?.trimmingXMLSpace, message.attachments.contains(where: { $0.address == text }) {
      // The address of the file once more, for those who know no files.
      message.text = nil
    }
    return message
  }

  /// The message without what it says.
  func bare() -> Message {
    var message = Message(metadata: RawMetadata(), at: "json")
    let names = MessageNames(self)
    message.id = names.id
    message.aliases = names.aliases
    message.room = room
    message.sender = sender
    message.time = time
    message.thread = element.first("thread", in: namespace)?.trimmedText
    return message
  }

  // MARK: Who and where

  private mutating func findParties() {
    if isInRoom {
      room = (from ?? to)?.bare
      if let room { reader.context.remember(room: room) }
      if let from { sender = from.resource.map { Participant(id: $0, name: $0) } } else { sender = own() }
      return
    }
    let isFromRoom = from.map { reader.context.isRoom($0.bare) } ?? false
    if let from, isFromRoom, from.resource == nil || type == "error" {
      room = from.bare
      return
    }
    if let from, let nick = from.resource, isFromRoom || element.first("x", in: Namespace.roomUser) != nil {
      // A private message of somebody in a room, whom only the room knows.
      room = "\(from.bare)/\(nick)"
      sender = Participant(id: nick, name: nick)
      return
    }
    let dialogue = reader.context.dialogue(from: from?.bare, to: to?.bare)
    reader.items += dialogue.items
    room = dialogue.room
    sender = from.map { from in
      let nick = element.first("nick", in: Namespace.nick)?.trimmedText
      return Participant(id: from.bare, name: nick ?? from.node)
    }
    if from == nil, to != nil || reader.context.account != nil { sender = own() }
  }

  private mutating func own() -> Participant {
    let own = reader.context.own()
    reader.items += own.items
    return Participant(id: own.id)
  }

  // MARK: Notices

  /// An error often brings the refused message along, which must not look as if it was sent.
  private mutating func readFailure() {
    var message = bare()
    message.kind = .notice
    let error = element.elements.first { $0.name == "error" }
    let condition = error?.elements.first { $0.namespace == Namespace.stanzaErrors && $0.name != "text" }
    message.text = error?.first("text", in: Namespace.stanzaErrors)?.trimmedText ?? condition?.name
    message.event = .failure(of: element[attribute: "id"])
    // An error has the id of the message that it is about.
    message.id = nil
    message.aliases = []
    reader.items.append(.message(message))
  }

  private mutating func readSelection(_ message: Message) -> Bool {
    let selected = element.elements.first { element in
      element.name == "action-selected" && Namespace.quickResponses.contains(element.namespace)
    }
    guard message.text == nil, let id = selected?[attribute: "id"] else { return false }
    var notice = bare()
    notice.kind = .notice
    notice.event = .selection(id: id)
    notice.text = reader.context.buttons[room, id] ?? id
    reader.items.append(.message(notice))
    return true
  }

  // MARK: The rest

  private var isTombstone: Bool {
    element.elements.contains { child in
      // The example of XEP-0425 forgets to name the namespace of what stands around the tombstone.
      let retracted = child.name == "moderated" && child.namespace == namespace ? child.elements : [child]
      return retracted.contains { element in
        let isMarked = element.name == "retracted" || element.name == "moderated"
        return isMarked && Namespace.tombstones.contains(element.namespace)
      }
    }
  }

  /// The source of what nothing here reads.
  private func remainder() -> String? {
    let start = reader.piece.range.lowerBound
    let unknown = element.elements.filter { !isRead($0) }
    // What had to be mended has no places.
    guard !unknown.isEmpty, element.contentRange != element.range else { return nil }
    return unknown.map { child in
      let range = child.range.lowerBound - start..<child.range.upperBound - start
      return String(decoding: reader.piece.bytes[range], as: UTF8.self)
    }.joined()
  }

  private func isRead(_ child: XMLElement) -> Bool {
    switch child.namespace {
    case namespace, Namespace.delay, Namespace.oldDelay, Namespace.stanzaID, Namespace.outOfBand, Namespace.form,
      Namespace.fileSharing, Namespace.rdf, Namespace.reply, Namespace.fallback, Namespace.correction,
      Namespace.jsonMessage, Namespace.styling, Namespace.nick:
      true
    case Namespace.reference: child.first("media-sharing", in: Namespace.mediaSharing) != nil
    default: Namespace.quickResponses.contains(child.namespace) || Namespace.retractions.contains(child.namespace)
    }
  }
}
