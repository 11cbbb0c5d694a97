/// The parts of a frame as they are written around every line of a card, escapes included.
struct BoxFrame: Sendable {
  /// The space between a border and the text.
  static let padding = 1

  /// The upper edge and its line end, the columns before it included.
  let top: TerminalWriter.Prepared

  /// The lower edge alone, because something may stand beside it.
  let lowerEdge: TerminalWriter.Prepared

  /// What stands before a line: the columns before the card, the left border, and a space.
  let left: TerminalWriter.Prepared

  /// What stands behind a line that ends in the column of the right border, or that the cursor is moved to it from.
  let right: TerminalWriter.Prepared

  init(
    _ glyphs: BoxGlyphs, _ role: ThemeRole = .border, width: Int, indent: Int, for writer: borrowing TerminalWriter
  ) {
    let edge = { (left: String, middle: String, right: String, writer: inout TerminalWriter) in
      writer.frame(left + String(repeating: middle, count: width - 2) + right, role)
    }
    top = writer.prepared { writer in
      writer.spaces(indent)
      edge(glyphs.topLeft, glyphs.top, glyphs.topRight, &writer)
      writer.newline()
    }
    lowerEdge = writer.prepared { edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight, &$0) }
    left = writer.prepared { writer in
      writer.spaces(indent)
      writer.frame(glyphs.left, role)
      writer.spaces(Self.padding)
    }
    right = writer.prepared { writer in
      writer.moveTo(column: indent + width, used: indent + width - 1)
      writer.frame(glyphs.right, role)
      writer.newline()
    }
  }
}
