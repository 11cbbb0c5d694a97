import CardCore

/// How a layout draws pictures.
struct PictureLayout: Sendable {
  /// The most pictures of one card: each costs time, and pixels are many bytes.
  static let maximumPictures = 4

  let drawer: any PictureDrawer

  /// Whether the cursor can be moved to where pixels belong.
  let placesGraphics: Bool
}

extension CardLayout {
  /// Draws a picture where it can be, with its text beneath; tells whether it did.
  mutating func draws(_ image: Image) -> Bool {
    guard let pictures else { return false }
    guard drawnPictures < PictureLayout.maximumPictures else { return lost(.imageBroken(image.alternative, .tooMany)) }
    switch pictures.drawer.draw(image, columns: room, placesGraphics: pictures.placesGraphics) {
    case .cells(let rows): sink.take(rows.map(Self.line), .leftToRight)
    case .graphics(let graphics):
      guard pictures.placesGraphics, graphics.columns <= room else { return lost(.image(image)) }
      sink.take(lines(of: graphics), .leftToRight)
    case .absent: return lost(.image(image))
    case .broken(let fault): return lost(.imageBroken(image.alternative, fault))
    }
    drawnPictures += 1
    caption(image.alternative)
    return true
  }

  /// The most pictures whose fate is told one by one.
  private static let maximumLosses = 8

  private mutating func lost(_ loss: Rendering.Loss) -> Bool {
    // A sender may send thousands of pictures.
    if pictureLosses.count < Self.maximumLosses {
      pictureLosses.append(loss)
    } else {
      pictureLosses[Self.maximumLosses - 1].count += 1
    }
    return false
  }

  private mutating func caption(_ text: DisplayText) {
    guard !text.isBlank else { return }
    var caption = StyledText()
    caption.append(text.string, TextStyle(.address))
    wrap([caption], direction(text.string.direction))
  }

  private static func line(_ cells: [PictureCell]) -> StyledLine {
    cells.reduce(into: StyledLine()) { line, cell in
      let part = PicturePart.cells(foreground: cell.foreground, background: cell.background)
      line.append(String(cell.symbol).utf8, TextStyle(.picture(part)), .plain(1))
    }
  }

  /// Rows of spaces that do not break, since others are left out at the end of a line.
  private func lines(of graphics: TerminalGraphics) -> [StyledLine] {
    let number = references.number(of: graphics)
    return (0..<graphics.rows).map { row in
      var line = StyledLine()
      let part: PicturePart = row == 0 ? .graphics(number) : .reserved
      line.append(
        String(repeating: "\u{A0}", count: graphics.columns).utf8, TextStyle(.picture(part)), .plain(graphics.columns))
      return line
    }
  }
}
