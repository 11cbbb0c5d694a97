import CardCore
import CardReading

/// Who a stanza is from, whom it is for, and of which type it is.
///
/// In a room the sender is a resource of the room, which may be nearly any text (RFC 7622, section 3.4), so the ids of
/// other systems have a place there. Somebody with an address of their own, such as `ann@example.org`, speaks to one other.
struct StanzaAddress {
  private(set) var from: String?
  private(set) var to: String?
  private(set) var type = "chat"

  /// The sender's name where the address does not tell it, XEP-0172; in a room the address is all there is.
  private(set) var nickname: String?

  /// Whether it is to somebody in a room whom only the room knows.
  private(set) var isPrivate = false

  init(of message: Message, _ log: inout LossLog) {
    self.init(of: message.sender, in: message.room, &log)
    if type == "groupchat", from == message.room, message.kind == .chat { log.report(.byRoom) }
  }

  init(of sender: Participant?, in room: String?, _ log: inout LossLog) {
    let room = room.map(StanzaRoom.init)
    switch room {
    case .single(let bare)? where !(sender?.id.isOwnAddress ?? false): setGroup(bare, sender, &log)
    case .single(let bare)?:
      setSender(sender, &log)
      if bare != sender?.id { to = bare }
    case .pair(let first, let second)?:
      setSender(sender, &log)
      to = from == first ? second : first
    case .occupant(let address, let nick)? where nick == sender?.id: (from, isPrivate) = (address, true)
    case .occupant(let address, _)?:
      setSender(sender, &log)
      (to, isPrivate) = (address, true)
    case .other?:
      log.report(.room)
      setSender(sender, &log)
    case nil: setSender(sender, &log)
    }
    for id in [from, to] where id?.bareAddress.hasCapital ?? false { log.report(.lowered) }
  }

  private mutating func setGroup(_ room: String, _ sender: Participant?, _ log: inout LossLog) {
    (type, from) = ("groupchat", room)
    guard let sender else { return }
    guard sender.id.isResource else { return log.report(.sender) }
    from = "\(room)/\(sender.id)"
    if sender.givenName != nil { log.report(.senderName) }
  }

  private mutating func setSender(_ sender: Participant?, _ log: inout LossLog) {
    guard let sender else { return }
    if sender.id.isBareJID { from = sender.id } else { log.report(.sender) }
    nickname = sender.givenName.flatMap { sender.id.hasPrefix("\($0)@") ? nil : $0 }
  }
}

/// What a room's id is as an address.
enum StanzaRoom {
  /// A room, or the other one of a dialogue.
  case single(String)

  /// Both of a dialogue of which nobody knows whose view it is, as the reader names it.
  case pair(String, String)

  /// Somebody in a room: its address, and the nick in it.
  case occupant(String, nick: String)
  case other

  init(_ id: String) {
    let pair = id.split(separator: ",", maxSplits: 1).map { $0.first == " " ? $0.dropFirst() : $0 }.map(String.init)
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    if id.isBareJID {
      self = .single(id)
    } else if pair.count == 2, pair.allSatisfy(\.isBareJID) {
      self = .pair(pair[0], pair[1])
    } else if parts.count == 2, parts[0].isBareJID, parts[1].isResource {
      self = .occupant(id, nick: parts[1])
    } else {
      self = .other
    }
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

  /// Whether it is one of somebody on a server, and not of a room's own choice.
  fileprivate var isOwnAddress: Bool { isBareJID && contains("@") }

  fileprivate var isResource: Bool {
    1...Self.maximumPart ~= utf8.count && unicodeScalars.allSatisfy { !$0.isControl }
  }

  /// The address without its resource.
  fileprivate var bareAddress: Substring { prefix { $0 != "/" } }
}

extension Substring {
  /// Whether it has a letter that servers make small, and readers too.
  fileprivate var hasCapital: Bool { utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value || isNoncharacter }

  /// Whether the code point may stand before the slash of an address; a comma parts the two of a dialogue.
  fileprivate var isInJID: Bool {
    !isControl && !isWhiteSpace && !"\"&'/:<>,".unicodeScalars.contains(self)
  }
}

extension Diagnostic {
  fileprivate static let byRoom = Diagnostic(
    .lossKind, "a message without a sender is one of the room itself, and is shown as a notice", at: "sender")

  fileprivate static let lowered = Diagnostic(
    .lossID, "addresses of XMPP do not tell capital from small letters, and an id becomes small", at: "room")
}
