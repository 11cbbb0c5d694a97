import CardReading

/// Who a stanza is from, whom it is for, and of which type it is.
///
/// In a room the sender is a resource of the room, which may be nearly any text (RFC 7622, section 3.4), so the ids of
/// other systems have a place there.
struct StanzaAddress {
  private(set) var from: String?
  private(set) var to: String?
  private(set) var type = "chat"

  /// The sender's name where it is not told by the address, XEP-0172.
  let nickname: String?

  init(of sender: Participant?, in room: String?, _ log: inout LossLog) {
    nickname = sender?.givenName
    let isDialogue = sender.map { $0.id.isBareJID && $0.id.contains("@") } ?? false
    if let room, !room.isBareJID { log.report(.room) }
    guard let room, room.isBareJID, !isDialogue else {
      if let sender { setSender(sender.id, &log) }
      if let room, room.isBareJID, room != sender?.id { to = room }
      return
    }
    type = "groupchat"
    from = room
    guard let sender else { return }
    if sender.id.isResource { from = "\(room)/\(sender.id)" } else { log.report(.sender) }
  }

  private mutating func setSender(_ id: String, _ log: inout LossLog) {
    if id.isBareJID { from = id } else { log.report(.sender) }
  }
}

extension String {
  /// The longest part of an address in bytes, RFC 7622, section 3.
  private static let maximumPart = 1023

  /// Whether this is an address without a resource by RFC 7622, as far as its delimiters go.
  fileprivate var isBareJID: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return 1...2 ~= parts.count
      && parts.allSatisfy { part in
        1...Self.maximumPart ~= part.utf8.count && part.unicodeScalars.allSatisfy(\.isInJID)
      }
  }

  fileprivate var isResource: Bool {
    1...Self.maximumPart ~= utf8.count && unicodeScalars.allSatisfy { !$0.isControl }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value || isNoncharacter }

  /// Whether the code point may stand before the slash of an address.
  fileprivate var isInJID: Bool {
    !isControl && !isWhiteSpace && !"\"&'/:<>".unicodeScalars.contains(self)
  }
}
