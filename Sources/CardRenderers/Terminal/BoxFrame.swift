/// The parts of a frame as they are written around every card of a renderer, escapes included.
struct BoxFrame: Sendable {
  /// The space between a border and the text.
  static let padding = 1

  let top: TerminalWriter.Prepared
  let bottom: TerminalWriter.Prepared

  /// What stands before a line: the columns before the card, the left border, and a space.
  let left: TerminalWriter.Prepared

  /// What stands behind a line that ends in the column of the right border, or that the cursor is moved to it from.
  let right: TerminalWriter.Prepared

  init(_ glyphs: BoxGlyphs, width: Int, indent: Int, styles: StyleSheet, movesCursor: Bool) {
    let writer = TerminalWriter(styles: styles, movesCursor: movesCursor, linkBudget: 0)
    let edge = { (left: String, middle: String, right: String) in
      writer.prepared { writer in
        writer.spaces(indent)
        writer.frame(left + String(repeating: middle, count: width - 2) + right)
        writer.newline()
      }
    }
    top = edge(glyphs.topLeft, glyphs.top, glyphs.topRight)
    bottom = edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight)
    left = writer.prepared { writer in
      writer.spaces(indent)
      writer.frame(glyphs.left)
      writer.spaces(Self.padding)
    }
    right = writer.prepared { writer in
      if movesCursor { writer.moveTo(column: indent + width, used: 0) }
      writer.frame(glyphs.right)
      writer.newline()
    }
  }
}
