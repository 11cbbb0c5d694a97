import CardCore
import TestSupport
import Testing

@testable import CardRenderers

/// Random cards at every width: what is shown is the card, and stays in its place.
struct LayoutFitTests {
  static let models = [
    WidthModel.modern, WidthModel(.legacy), WidthModel(.modern, isAmbiguousWide: true),
    WidthModel(.legacy, isAmbiguousWide: true),
  ]

  private static let widths = Array(1...20) + [27, 33, 40, 76, 116, 1000]

  /// Signs that no random card has, so that what the layout adds can be taken away.
  private static func style(_ widths: WidthModel) -> LayoutStyle {
    let glyphs = LayoutGlyphs(
      bullet: "\u{2801}", quote: "\u{2802}", arrow: "\u{2803}", rule: "\u{2804}", ruleWidth: .max,
      continuation: "\u{2805}", barFull: "\u{2806}", barEmpty: "\u{2807}", ellipsis: "\u{2808}", tooWide: "\u{2809}")
    return LayoutStyle(glyphs: glyphs, widths: widths, isVisual: true, encodesAddresses: false)
  }

  private static func isAdded(_ scalar: Unicode.Scalar) -> Bool { 0x2801...0x2809 ~= scalar.value }

  @Test(arguments: 0..<24)
  func `no line is wider than its width, however a terminal counts`(seed: Int) {
    var random = RandomCard(random: SeededGenerator(seed: UInt64(seed)))
    let card = random.card()
    for widths in [Self.models[seed % 4], .modern] {
      for width in Self.widths {
        for line in CardLayout.layout(card, width: width, style: Self.style(widths)).lines {
          #expect(CellWidth.of(line.text, by: widths) == line.width)
          #expect(line.width <= width, "\(width) \(widths): \(line.text)")
          if widths.clusters == .modern, line.text.count > 1, width >= 16 {
            let legacy = WidthModel(.legacy, isAmbiguousWide: widths.isAmbiguousWide)
            #expect(CellWidth.of(line.text, by: legacy) <= width, "legacy \(width): \(line.text)")
          }
        }
      }
    }
  }

  @Test(arguments: 0..<24)
  func `nothing of a card is lost, whatever the width`(seed: Int) {
    var random = RandomCard(random: SeededGenerator(seed: UInt64(seed)))
    let card = random.card()
    let expected = CardText.of(card).unicodeScalars.sorted()
    for width in Self.widths.dropFirst() {
      let shown = shown(card, width: width)
      // Lists without room for their numbers leave them out, as on the narrowest of screens.
      guard width >= 16 else {
        #expect(shown.count <= expected.count)
        continue
      }
      #expect(shown.sorted() == expected, "\(width)")
    }
  }

  @Test(arguments: 0..<24)
  func `the text stands in its order`(seed: Int) {
    var random = RandomCard(random: SeededGenerator(seed: UInt64(seed)), isLeftToRight: true)
    var card = random.card()
    card.actions.removeLast(max(card.actions.count - 1, 0))
    for width in [16, 20, 40, 76, 116, 1000] {
      #expect(shown(card, width: width) == Array(CardText.of(card).unicodeScalars), "\(width)")
    }
  }

  private func shown(_ card: Card, width: Int) -> [Unicode.Scalar] {
    let lines = CardLayout.layout(card, width: width, style: Self.style(.modern)).lines
    return CardText.visible(lines.map(\.text).joined()).unicodeScalars.filter { !Self.isAdded($0) }
  }

  @Test(arguments: 0..<6, [CardFrame.rounded, .heavy, .bare])
  func `a box is as wide as asked from one column to a thousand`(seed: Int, frame: CardFrame) {
    var random = RandomCard(random: SeededGenerator(seed: UInt64(seed)))
    let card = random.card()
    for widths in Self.models {
      for width in [1, 2, 5, 11, 12, 13, 31, 80, 999, 1000] {
        let options = RenderingOptions(width: width, widths: widths, frame: frame)
        let rows = TerminalRenderer(options: options).render(card).text.split(separator: "\n")
        let cells = rows.map { CellWidth.of($0, by: widths) }
        let isFramed = width >= 12 && frame != .bare
        #expect(cells.allSatisfy { isFramed ? $0 == width : $0 <= width }, "\(width) \(widths)")
      }
    }
  }
}
