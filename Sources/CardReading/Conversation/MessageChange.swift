/// What somebody does to a message that was sent before, or stands later in the file.
public struct MessageChange: Sendable {
  public enum Effect: Sendable {
    /// Its content is replaced, XEP-0308. By anyone but its author it is ignored and noted.
    case correction(Message)

    /// It is taken back, XEP-0424. By anyone but its author it is ignored and noted.
    case retraction

    /// The reactions of one sender, all of them: they replace those that this sender gave before, XEP-0444.
    case reactions([String])

    /// One more reaction of one sender, beside those that this sender gave before.
    case reactionAdded(String)

    /// One reaction of one sender is taken back.
    case reactionRemoved(String)
  }

  /// Who may do it.
  public enum Authority: Hashable, Sendable {
    /// The author of the message, and nobody else.
    case author

    /// The system itself says so, such as in a webhook body: it is done whoever is named.
    case system
  }

  /// The id of the message or one of its aliases.
  public var target: String
  public var room: String?
  public var sender: Participant?
  public var time: MessageTime?
  public var effect: Effect

  /// Whether the room itself does it, such as for a moderator (XEP-0425): a room may take back anybody's message.
  public var isByRoom = false

  /// Who may correct or retract; reactions are anybody's own.
  public var authority: Authority

  public init(
    _ effect: Effect, of target: String, in room: String? = nil, by sender: Participant? = nil,
    at time: MessageTime? = nil, authority: Authority = .author
  ) {
    self.effect = effect
    self.authority = authority
    self.target = target
    self.room = room
    self.sender = sender
    self.time = time
  }
}
