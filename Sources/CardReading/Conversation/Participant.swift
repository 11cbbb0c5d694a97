/// Somebody who takes part in a conversation.
public struct Participant: Hashable, Sendable {
  /// The system's id: a user id in decimal or as it is, a bare JID, or the nick in an XMPP room.
  public var id: String

  /// The name as far as this place of the source says it, or `nil`; another place may say a better one.
  public var name: String?

  public init(id: String, name: String? = nil) {
    self.id = id
    self.name = name
  }
}
