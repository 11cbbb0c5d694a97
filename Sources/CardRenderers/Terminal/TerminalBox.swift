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

  /// How many of these the size of the terminal asks for, or whoever looks, and not the text; all where nothing is said.
  var spareIndent: Int?
  var note: Note?

  /// What lines may take with their frame and their escapes.
  ///
  /// The layout counts text, but not the escapes around it, and knows nothing of colours.
  struct Allowance {
    var bytes: Int

    /// What stands behind the last line that was drawn, where others are left out.
    var mark: StyledLine

    /// The allowance of lines that may have `budget` bytes of text, and `linkBudget` bytes of links.
    init(budget: Int, linkBudget: Int, hasStyles: Bool, _ style: LayoutStyle) {
      bytes = hasStyles ? OutputBudget.styledBytes(budget) + linkBudget : .max / 2
      mark = style.truncation
    }
  }

  /// Draws the box; `false` where lines were left out because those before them took all that was allowed.
  @discardableResult
  func draw(_ lines: StyledLines, _ writer: inout TerminalWriter, allowance: Allowance? = nil) -> Bool {
    if let frame { writer.write(frame.top) }
    let isWhole = self.lines(lines, &writer, allowance)
    if let frame { lowerEdge(frame, &writer) }
    return isWhole
  }

  private func lines(_ lines: StyledLines, _ writer: inout TerminalWriter, _ allowance: Allowance?) -> Bool {
    var placement = PicturePlacement(inset: indent + (frame == nil ? 0 : Self.inset))
    var left = allowance?.bytes ?? 0
    for line in lines {
      if let allowance, left <= 0 {
        self.line(allowance.mark, &writer)
        return false
      }
      let start = writer.length
      self.line(line, &writer)
      if line.holdsPicture {
        // What draws pictures keeps them small.
        placement.passed(line, &writer)
      } else {
        left -= writer.length - start - spareSpaces(beside: line, writer)
      }
    }
    return true
  }

  /// The spaces of a line that somebody with a wide terminal asked for.
  private func spareSpaces(beside line: StyledLine, _ writer: borrowing TerminalWriter) -> Int {
    let indent = spareIndent ?? indent
    guard frame != nil else { return line.isEmpty ? 0 : indent }
    guard !writer.movesCursor else { return indent }
    return indent + max(min(width - RenderingOptions.defaultWidth, Self.room(in: width) - line.width), 0)
  }

  private func line(_ line: StyledLine, _ writer: inout TerminalWriter) {
    guard let frame else { return bare(line, &writer) }
    writer.write(frame.left)
    writer.line(line, isFramed: true)
    writer.padTo(column: indent + width, used: indent + Self.inset + line.width)
    writer.write(frame.right)
  }

  private func bare(_ line: StyledLine, _ writer: inout TerminalWriter) {
    if !line.isEmpty { writer.spaces(indent) }
    writer.line(line, isFramed: false)
    writer.newline()
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
