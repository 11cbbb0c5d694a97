import CardReading

/// The ids of a stanza: its own, the one that its sender made (`origin-id`), and the room's (`stanza-id`), XEP-0359.
///
/// Replies in a room mean the room's id, and corrections the sender's, so a message with two names has both.
struct StanzaNames {
  private(set) var id: String?
  private(set) var origin: String?

  /// The room's id, and the room that gave it.
  private(set) var room: (by: String, id: String)?

  /// How many names have no place.
  private(set) var lostCount = 0

  init(of message: Message, from address: StanzaAddress) {
    var others = message.aliases[...]
    if address.type == "groupchat", let by = message.room, let given = message.id, let own = others.popFirst() {
      (id, room) = (own, (by, given))
      origin = others.popFirst() ?? own
    } else {
      id = message.id
      origin = others.popFirst() ?? id
    }
    lostCount = others.count
  }

  /// The names of a stanza that is nobody's to answer.
  init() {}

  func write(to writer: inout XMLWriter) {
    if let origin { writer.empty("origin-id", ["xmlns": "urn:xmpp:sid:0", "id": origin]) }
    if let room { writer.empty("stanza-id", ["xmlns": "urn:xmpp:sid:0", "by": room.by, "id": room.id]) }
  }
}
