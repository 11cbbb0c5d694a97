/// What somebody does to a message that was sent before, or stands later in the file.
public struct MessageChange: Sendable {
  public enum Effect: Sendable {
    /// Its content is replaced, XEP-0308. By anyone but its author it is ignored and noted.
    case correction(Message)

    /// It is taken back, XEP-0424. By anyone but its author it is ignored and noted.
    case retraction

    /// The reactions of one sender, all of them: they replace those that this sender gave before, XEP-0444.
    case reactions([String])
  }

  /// The id of the message or one of its aliases.
  public var target: String
  public var room: String?
  public var sender: Participant?
  public var time: MessageTime?
  public var effect: Effect

  public init(
    _ effect: Effect, of target: String, in room: String? = nil, by sender: Participant? = nil,
    at time: MessageTime? = nil
  ) {
    self.effect = effect
    self.target = target
    self.room = room
    self.sender = sender
    self.time = time
  }
}
