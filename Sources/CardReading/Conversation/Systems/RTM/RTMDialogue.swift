/// Whom a message of RTM goes to: somebody, a group, or a room.
///
/// Their numbers are told apart by their kinds alone.
struct RTMDialogue: Hashable, Sendable {
  enum Kind: String, Sendable {
    case user, group, room

    /// IMDemo's kinds: stranger 0, friend 1, group 2, room 3.
    init?(number: Int64) {
      switch number {
      case 0, 1: self = .user
      case 2: self = .group
      case 3: self = .room
      default: return nil
      }
    }
  }

  /// `nil` where the source gives a number alone.
  var kind: Kind?
  var xid: String

  /// `group:77`, or `77` where the kind is not known.
  var id: String { kind.map { "\($0.rawValue):\(xid)" } ?? xid }
}
