/// The characters of a frame.
struct BoxGlyphs: Hashable, Sendable {
  let topLeft, top, topRight, left, right, bottomLeft, bottom, bottomRight: String

  /// Reads a frame from a drawing of three lines of three characters.
  init(_ drawing: String) {
    let rows = drawing.split(separator: "\n").map { $0.map(String.init) }
    precondition(
      rows.count == 3 && rows.allSatisfy { $0.count == 3 }, "a frame is drawn with three times three characters")
    (topLeft, top, topRight) = (rows[0][0], rows[0][1], rows[0][2])
    (left, right) = (rows[1][0], rows[1][2])
    (bottomLeft, bottom, bottomRight) = (rows[2][0], rows[2][1], rows[2][2])
  }

  static let rounded = BoxGlyphs(
    """
    ╭─╮
    │ │
    ╰─╯
    """)

  static let square = BoxGlyphs(
    """
    ┌─┐
    │ │
    └─┘
    """)

  static let heavy = BoxGlyphs(
    """
    ┏━┓
    ┃ ┃
    ┗━┛
    """)

  static let double = BoxGlyphs(
    """
    ╔═╗
    ║ ║
    ╚═╝
    """)

  static let ascii = BoxGlyphs(
    """
    +-+
    | |
    +-+
    """)
}
