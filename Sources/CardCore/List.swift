/// A list of items, each with blocks of its own.
public struct List: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case bullet

    /// Numbered from `start`, which is 0 or more.
    case ordered(start: Int)
  }

  public var kind: Kind

  /// Whether items follow one another without space between them.
  public var isTight: Bool
  public var items: [[Block]]

  public init(_ kind: Kind, isTight: Bool = true, items: [[Block]]) {
    self.kind = kind
    self.isTight = isTight
    self.items = items
  }
}
