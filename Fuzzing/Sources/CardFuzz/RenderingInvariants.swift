import CardKit

/// What must hold of everything that is drawn of a card.
struct RenderingInvariants {
  private let card: Card

  init(_ card: Card) {
    self.card = card
  }

  func check() {
    for width in [1, 20] {
      let options = RenderingOptions(width: width, isFragment: true)
      for format in RendererCatalog.standard.formats { check(format, options) }
    }
    checkEscapes()
  }

  private func check(_ format: OutputFormat, _ options: RenderingOptions) {
    guard let renderer = RendererCatalog.standard.renderer(named: format.name, options: options) else { return }
    let text = renderer.render(card).text
    expect(text.hasSuffix("\n"), "\(format.name) does not end in a newline")
    expect(!text.unicodeScalars.contains { $0.isLive && $0 != "\n" }, "\(format.name) has live characters: \(text)")
    expect(text == renderer.render(card).text, "\(format.name) differs from one time to the next")
  }

  /// With colors and a cursor that moves, nothing is left but text once the writer's own escapes are taken out.
  private func checkEscapes() {
    let options = RenderingOptions(width: 20, styling: .color, movesCursor: true)
    let text = TerminalRenderer(options: options).render(card).text
    let escape = /\u{1B}\[[0-9;]+[mG]/
    let bare = text.replacing(escape.matchingSemantics(.unicodeScalar), with: "")
    expect(!bare.unicodeScalars.contains { $0.isLive && $0 != "\n" }, "a foreign escape: \(text.debugDescription)")
  }
}
