/// A terminal at the other end of a stream.
public struct Terminal: Hashable, Sendable {
  /// The width in cells, or `nil` where the terminal does not say.
  public var columns: Int?

  public init(columns: Int?) {
    self.columns = columns
  }
}
