/// What stands on the two sides of lines: bars of quotes, markers of lists, labels, and the spaces under them.
///
/// An object, since it is kept in several places at once, and never changes.
final class Margins: Sendable {
  let left: StyledLine
  let right: StyledLine

  /// The most cells that they take on any terminal.
  let most: Int

  static let none = Margins(left: StyledLine(), right: StyledLine())

  private init(left: StyledLine, right: StyledLine) {
    self.left = left
    self.right = right
    most = left.count.most + right.count.most
  }

  var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// The length of their text in bytes.
  var length: Int { left.bytes.count + right.bytes.count }

  /// Adds a margin inside of those that are there.
  ///
  /// On the right it stands mirrored: the space that parts it from the text comes first.
  func with(_ margin: StyledLine, for direction: TextDirection) -> Margins {
    var line: StyledLine
    switch direction {
    case .leftToRight:
      line = left
      line.append(margin)
      line.endPart()
      return Margins(left: line, right: right)
    case .rightToLeft:
      line = StyledLine()
      let text = margin.trimmed()
      // In the style of the margin, as on the left, so that bars side by side are of one look here as well.
      line.appendSpaces(margin.width - text.width, text.runs.last?.style ?? TextStyle(.text))
      line.append(text)
      line.endPart()
      line.append(right)
      return Margins(left: left, right: line)
    }
  }

  /// Writes a line between the margins; `width` is what the three take together.
  func write(_ content: StyledLine, _ direction: TextDirection, width: Int, to lines: inout StyledLines) {
    lines.add(left)
    if direction == .leftToRight && right.isEmpty {
      lines.add(content)
    } else {
      // Where the terminal may take more cells than we count, they are kept free.
      let padding = max(width - most - content.count.most, 0)
      if direction == .rightToLeft { lines.addSpaces(padding) }
      lines.add(content)
      lines.endPart()
      if direction == .leftToRight { lines.addSpaces(padding) }
      lines.add(right)
    }
    lines.endLine()
  }
}
