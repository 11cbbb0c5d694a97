/// Where a card stands between the sides of a terminal.
public enum CardAlignment: String, Hashable, Sendable, CaseIterable {
  case left
  case center

  /// As a chat shows one's own messages.
  case right

  /// The columns before a card of a width.
  func indent(of width: Int, in columns: Int) -> Int {
    let free = max(columns - width, 0)
    return switch self {
    case .left: 0
    case .center: free / 2
    case .right: free
    }
  }
}
