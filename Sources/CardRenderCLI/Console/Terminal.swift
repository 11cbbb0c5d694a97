public import CardPictures

/// A terminal at the other end of a stream.
public struct Terminal: Hashable, Sendable {
  /// The width in cells, or `nil` where the terminal does not say.
  public var columns: Int?

  /// The height in cells, or `nil` where the terminal does not say.
  public var rows: Int?

  /// The size of a cell in pixels, or `nil` where the terminal does not say.
  public var cell: CellSize?

  public init(columns: Int?, rows: Int? = nil, cell: CellSize? = nil) {
    self.cell = cell
    self.columns = columns
    self.rows = rows
  }
}
