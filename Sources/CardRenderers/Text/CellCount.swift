/// The cells of a text by one way of counting, and the most that it takes on a terminal that counts otherwise.
///
/// The second is at least the first. What is broken into lines by it stays inside of a frame on terminals of either kind.
struct CellCount: Hashable, Sendable {
  var cells = 0
  var most = 0

  static func + (left: CellCount, right: CellCount) -> CellCount {
    CellCount(cells: left.cells + right.cells, most: left.most + right.most)
  }

  static func += (left: inout CellCount, right: CellCount) {
    left = left + right
  }

  static func - (left: CellCount, right: CellCount) -> CellCount {
    CellCount(cells: left.cells - right.cells, most: left.most - right.most)
  }

  /// The count of characters that every terminal gives one cell, such as spaces.
  static func plain(_ cells: Int) -> CellCount {
    CellCount(cells: cells, most: cells)
  }
}
