/// A channel, a room or a dialogue.
public struct Room: Hashable, Sendable {
  public var id: String
  public var name: String?

  public init(id: String, name: String? = nil) {
    self.id = id
    self.name = name
  }
}
