import CardKit

/// What must hold of everything that is drawn of a card.
struct RenderingInvariants {
  private let card: Card

  /// The columns there are, from too few for a letter to enough for a line.
  private let width: Int

  init(_ card: Card, width: Int) {
    self.card = card
    self.width = width
  }

  func check() {
    let options = RenderingOptions(width: width, html: HTMLOptions(mode: .fragment))
    for format in RendererCatalog.standard.formats {
      guard let renderer = RendererCatalog.standard.renderer(named: format.name, options: options) else { continue }
      check(renderer.render(card).text, format)
    }
    checkEscapes()
  }

  private func check(_ text: String, _ format: OutputFormat) {
    // There are cards with nothing to show, such as a button without a word.
    expect(text.isEmpty || text.hasSuffix("\n"), "\(format.name) does not end in a newline")
    // A browser and a Markdown parser know what a tab is; on a terminal it would jump out of the box.
    let harmless: Set<Unicode.Scalar> = [.html, .markdown].contains(format) ? ["\n", "\t"] : ["\n"]
    let isTame = text.unicodeScalars.allSatisfy { !$0.isLive || harmless.contains($0) }
    expect(isTame, "\(format.name) has live characters: \(text.debugDescription)")
  }

  /// With colors and a cursor that moves, nothing is left but text once the writer's own escapes are taken out.
  private func checkEscapes() {
    let options = RenderingOptions(
      width: width, styling: .color(.trueColor), theme: BuiltInTheme.dark.theme, opensLinks: true, movesCursor: true)
    let renderer = TerminalRenderer(options: options)
    let text = renderer.render(card).text
    expect(text == renderer.render(card).text, "the box differs from one time to the next")
    let escape = /\u{1B}(?:\[[0-9;]+[mG]|\]8;(?:id=card-[0-9]+)?;[!-~]*\u{1B}\\)/
    let bare = text.replacing(escape.matchingSemantics(.unicodeScalar), with: "")
    expect(!bare.unicodeScalars.contains { $0.isLive && $0 != "\n" }, "a foreign escape: \(text.debugDescription)")
  }
}
