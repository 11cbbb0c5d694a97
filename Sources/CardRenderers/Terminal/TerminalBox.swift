/// A box on a terminal around the lines of a layout; without a frame, the lines alone.
struct TerminalBox {
  /// What stands on the line of the lower edge, outside of the box.
  enum Note {
    /// Behind the box.
    case after(StyledLine)

    /// Before the box.
    case before(StyledLine)
  }

  /// A border and a space on each side.
  private static let inset = 2

  /// The cells that a frame leaves of a width.
  static func room(in width: Int) -> Int { width - 2 * inset }

  /// The width of a frame around so many cells.
  static func width(around room: Int) -> Int { room + 2 * inset }

  let glyphs: BoxGlyphs?
  let width: Int

  /// The columns before the box.
  let indent: Int

  /// How the frame looks.
  var role = ThemeRole.border
  var note: Note?

  func draw(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    if let glyphs { framed(lines, glyphs, &writer) } else { bare(lines, &writer) }
  }

  private func bare(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    var placement = PicturePlacement(inset: indent)
    for line in lines {
      if !line.pieces.isEmpty { writer.spaces(indent) }
      writer.line(line, isFramed: false)
      writer.newline()
      placement.passed(line, &writer)
    }
  }

  private func framed(_ lines: [StyledLine], _ glyphs: BoxGlyphs, _ writer: inout TerminalWriter) {
    writer.spaces(indent)
    edge(glyphs.topLeft, glyphs.top, glyphs.topRight, &writer)
    writer.newline()
    var placement = PicturePlacement(inset: indent + Self.inset)
    for line in lines {
      writer.spaces(indent)
      writer.frame(glyphs.left, role)
      writer.spaces(1)
      writer.line(line, isFramed: true)
      writer.moveTo(column: indent + width, used: indent + Self.inset + line.width)
      writer.frame(glyphs.right, role)
      writer.newline()
      placement.passed(line, &writer)
    }
    lowerEdge(glyphs, &writer)
  }

  private func lowerEdge(_ glyphs: BoxGlyphs, _ writer: inout TerminalWriter) {
    if case .before(let line) = note {
      writer.spaces(indent - 1 - line.count.most)
      writer.line(line, isFramed: true)
      writer.moveTo(column: indent + 1, used: indent - 1 - line.count.most + line.width)
    } else {
      writer.spaces(indent)
    }
    edge(glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight, &writer)
    if case .after(let line) = note {
      writer.spaces(1)
      writer.line(line, isFramed: false)
    }
    writer.newline()
  }

  private func edge(_ left: String, _ middle: String, _ right: String, _ writer: inout TerminalWriter) {
    writer.frame(left + String(repeating: middle, count: width - 2) + right, role)
  }
}
