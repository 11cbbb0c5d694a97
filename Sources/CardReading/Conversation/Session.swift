/// A row of a list of conversations: whom with, and what was said last.
public struct Session: Hashable, Sendable {
  public var room: Room

  /// The last message that was no notice, or `nil`.
  public var lastText: String?
  public var lastID: String?
  public var lastTime: MessageTime?
  public var isUnread: Bool

  public init(
    room: Room, lastText: String? = nil, lastID: String? = nil, lastTime: MessageTime? = nil, isUnread: Bool = false
  ) {
    self.room = room
    self.lastText = lastText
    self.lastID = lastID
    self.lastTime = lastTime
    self.isUnread = isUnread
  }
}
