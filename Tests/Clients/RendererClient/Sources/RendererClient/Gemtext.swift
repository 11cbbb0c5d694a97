import CardRenderers

/// Lines for the Gemini protocol, where the first characters say what a line is, and a space makes it text.
struct Gemtext: CardRenderer {
  let format = OutputFormat(name: "gemtext", summary: "lines for Gemini")
  func render(_ card: Card) -> Rendering {
    let buttons = card.actions.map { Block.paragraph([.text(" [ "), .text($0.label), .text(" ]")]) }
    let lines = (card.title.map { ["# \($0)"] } ?? []) + (card.body + buttons).flatMap(lines)
    let text = lines.map { $0.replacing("\n", with: "; ") + "\n" }.joined()
    return Rendering(text, losses: card.losses(showing: []))
  }

  private func lines(_ block: Block) -> [String] {
    switch block {
    case .paragraph(let text): text.split(separator: .lineBreak).map { " " + Array($0).plainText }
    case .heading(_, let text): ["## " + text.plainText]
    case .list(let list):
      list.items.enumerated().flatMap { index, item in
        ["* " + (list.kind.number(at: index).map { "\($0)." } ?? "")] + item.flatMap(lines)
      }
    case .quote(let blocks): ["> "] + blocks.flatMap(lines)
    case .code(let code): ["```"] + code.text.string.split(separator: "\n").map { " \($0)" } + ["```"]
    case .image(let image): ["=> \(image.source.display) picture: \(image.alternative)"]
    case .facts(let facts): facts.map { "* \($0.label): \($0.value)\($0.isTotal ? " (total)" : "")" }
    case .meters(let meters): meters.map { "* \($0.label): \($0.amount)" }
    case .divider: [" —"]
    }
  }
}
