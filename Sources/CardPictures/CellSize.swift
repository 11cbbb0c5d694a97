/// The size of a terminal's cell in pixels.
public struct CellSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Takes a size from 1 to 100 pixels a side.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), 100)
    self.height = min(max(height, 1), 100)
  }

  /// What most terminals have, for one that does not say.
  public static let usual = CellSize(width: 10, height: 20)
}
