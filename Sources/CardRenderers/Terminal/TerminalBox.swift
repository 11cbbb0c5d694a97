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
  private static let inset = 1 + BoxFrame.padding

  /// The cells that a frame leaves of a width.
  static func room(in width: Int) -> Int { width - 2 * inset }

  /// The width of a frame around so many cells.
  static func width(around room: Int) -> Int { room + 2 * inset }

  /// The frame, or `nil` for none.
  let frame: BoxFrame?
  let width: Int

  /// The columns before the box.
  let indent: Int
  var note: Note?

  func draw(_ lines: [StyledLine], _ writer: inout TerminalWriter) {
    if let frame { framed(lines, frame, &writer) } else { bare(lines, &writer) }
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

  private func framed(_ lines: [StyledLine], _ frame: BoxFrame, _ writer: inout TerminalWriter) {
    writer.write(frame.top)
    var placement = PicturePlacement(inset: indent + Self.inset)
    for line in lines {
      writer.write(frame.left)
      writer.line(line, isFramed: true)
      writer.padTo(column: indent + width, used: indent + Self.inset + line.width)
      writer.write(frame.right)
      placement.passed(line, &writer)
    }
    lowerEdge(frame, &writer)
  }

  private func lowerEdge(_ frame: BoxFrame, _ writer: inout TerminalWriter) {
    if case .before(let line) = note {
      writer.spaces(indent - 1 - line.count.most)
      writer.line(line, isFramed: true)
      writer.moveTo(column: indent + 1, used: indent - 1 - line.count.most + line.width)
    } else {
      writer.spaces(indent)
    }
    writer.write(frame.lowerEdge)
    if case .after(let line) = note {
      writer.spaces(1)
      writer.line(line, isFramed: false)
    }
    writer.newline()
  }
}
