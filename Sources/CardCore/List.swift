/// A list of items, each with blocks of its own.
public struct List: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case bullet

    /// Numbered from `start`, which is 0 or more.
    case ordered(start: Int)

    /// The number of the item at an index, of which the first is 0; `nil` where items have a bullet.
    ///
    /// At most 999,999,999, the largest that CommonMark reads.
    public func number(at index: Int) -> Int? {
      switch self {
      case .bullet: nil
      case .ordered(let start): min(max(start, 0), 999_999_999 - index) + index
      }
    }
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
