/// What stands on the two sides of lines: bars of quotes, markers of lists, labels, and the spaces under them.
struct Margins: Equatable {
  private(set) var left = StyledLine()
  private(set) var right = StyledLine()

  /// The most cells that they take on any terminal.
  var most: Int { left.count.most + right.count.most }

  var isEmpty: Bool { left.pieces.isEmpty && right.pieces.isEmpty }

  var utf8Count: Int { left.utf8Count + right.utf8Count }

  /// Adds a margin inside of those that are there.
  ///
  /// On the right it stands mirrored: the space that parts it from the text comes first.
  func with(_ margin: StyledLine, for direction: TextDirection) -> Margins {
    var margins = self
    switch direction {
    case .leftToRight:
      margins.left.append(margin)
      margins.left.endPart()
    case .rightToLeft:
      var line = StyledLine()
      let text = margin.trimmed()
      // In the style of the margin, as on the left, so that bars side by side are of one look here as well.
      line.appendSpaces(margin.width - text.width, text.pieces.last?.style ?? TextStyle(.text))
      line.append(text)
      line.endPart()
      line.append(right)
      margins.right = line
    }
    return margins
  }

  /// A line between the margins; `width` is what the three take together.
  func line(_ content: StyledLine, _ direction: TextDirection, width: Int) -> StyledLine {
    guard direction == .rightToLeft || !right.pieces.isEmpty else {
      guard !left.pieces.isEmpty else { return content.trimmed() }
      var line = left
      line.append(content)
      return line.trimmed()
    }
    // Where the terminal may take more cells than we count, they are kept free.
    let padding = StyledLine(spaces: max(width - most - content.count.most, 0))
    var content = content
    content.endPart()
    var line = left
    line.append(direction == .leftToRight ? content : padding)
    line.append(direction == .leftToRight ? padding : content)
    line.append(right)
    return line.trimmed()
  }
}
