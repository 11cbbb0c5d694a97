/// Somebody, a group or a room of IMDemo, by the names that its owner and its user gave it.
struct RTMContact: Sendable {
  var dialogue: RTMDialogue
  var name: String

  /// The name that is shown: the nickname, else the registered name, else the number.
  static func name(nickname: String?, registered: String?, xid: String) -> String {
    if let nickname, !nickname.isEmpty { return nickname }
    if let registered, !registered.isEmpty { return registered }
    return unnamed(xid)
  }

  /// What somebody without a name is called.
  static func unnamed(_ xid: String) -> String { "ID: \(xid)" }

  var room: Room { Room(id: dialogue.id, name: name) }

  /// What a conversation should know of it: its room, and of people their names too.
  var items: [ConversationItem] {
    let room = ConversationItem.room(room)
    return dialogue.kind == .user ? [.participant(Participant(id: dialogue.xid, name: name)), room] : [room]
  }
}

extension ObjectFields {
  /// A contact, as the app's own names or its table's have it; `nil` where it has no number.
  var contact: RTMContact? {
    mutating get {
      let kind = integer("kind").flatMap(RTMDialogue.Kind.init(number:))
      let nickname = text("nickname")
      let registered = text("xname")
      pass("imageUrl", "imgUrl", "imagePath", "imgPath", "showInfo", "info")
      guard let xid = id("xid") else { return nil }
      return RTMContact(
        dialogue: RTMDialogue(kind: kind, xid: xid),
        name: RTMContact.name(nickname: nickname, registered: registered, xid: xid))
    }
  }
}
