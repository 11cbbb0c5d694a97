/// Tells messages that come once more, as they do where pages overlap.
///
/// It remembers a limited number of messages: copies stand near each other in the order.
struct RepeatCheck {
  private static let maximumCount = 65_536

  private var seen: Set<MessageIdentity> = []
  private var order: [MessageIdentity] = []
  private var next = 0

  /// Whether the message did not come before; one without an id is always new.
  mutating func isNew(_ placed: PlacedMessage) -> Bool {
    guard let identity = placed.identity else { return true }
    guard seen.insert(identity).inserted else { return false }
    if order.count < Self.maximumCount {
      order.append(identity)
    } else {
      seen.remove(order[next])
      order[next] = identity
      next = (next + 1) % Self.maximumCount
    }
    return true
  }
}

extension PlacedMessage {
  /// Of two copies the one that says more of what became of the message.
  func better(_ other: PlacedMessage) -> PlacedMessage {
    let ranks = [self, other].map { ($0.message.isDeleted ? 2 : 0) + ($0.message.isEdited ? 1 : 0) }
    return ranks[1] > ranks[0] ? other : self
  }
}
