/// The ids of a message: its own, what its sender also calls it, and what rooms and archives call it.
struct MessageNames {
  private(set) var id: String?
  private(set) var aliases: [String] = []

  init(_ stanza: MessageStanza) {
    let element = stanza.element
    let ids = element.elements("stanza-id", in: Namespace.stanzaID)
    // Anybody can put such an id into a message; it counts where the one whose id it is keeps the archive.
    let given = ids.first { id in
      let by = id[attribute: "by"].flatMap(JID.init)?.bare
      return by != nil && Self.archives(stanza).contains { $0 == by }
    }?[attribute: "id"]
    let archived = stanza.envelope.archiveID
    let isOfRoom = stanza.isInRoom && (given != nil || stanza.envelope.archive == stanza.room)
    let own = element[attribute: "id"]
    let origin = element.first("origin-id", in: Namespace.stanzaID)?[attribute: "id"]
    // In a room everybody chooses their own ids, so replies mean the room's.
    let names = isOfRoom ? [given, archived, own, origin] : [own, origin, given, archived]
    var distinct: [String] = []
    for case let name? in names where !name.isEmpty && !distinct.contains(name) { distinct.append(name) }
    id = distinct.first
    aliases = Array(distinct.dropFirst())
  }

  /// The bare JIDs whose ids count: the room's, or the viewer's, who may be either side where nobody knows.
  private static func archives(_ stanza: MessageStanza) -> [String?] {
    if stanza.isInRoom { return [stanza.room] }
    if let account = stanza.reader.context.account { return [account] }
    return [stanza.from?.bare, stanza.to?.bare]
  }
}
