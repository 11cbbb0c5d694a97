import CardKit

@testable import CardRenderers

extension Card {
  /// The same card with an `x` for every character that is no white space, in all its text but addresses.
  var harmless: Card {
    Card(title: title?.harmless, body: body.map(\.harmless), actions: actions.map(\.harmless))
  }
}

extension DisplayText {
  fileprivate var harmless: DisplayText { harmless("x") }

  fileprivate func harmless(_ letter: Character) -> DisplayText {
    DisplayText(lines: String(string.map { $0.isWhitespace ? $0 : letter }))
  }
}

extension Action {
  fileprivate var harmless: Action {
    switch kind {
    // Neither is an address, which a button without a label has for one.
    case .open(let destination): label == destination.display ? self : Action(label.harmless, kind)
    // A verb that is the label is not shown twice.
    case .submit(let verb): Action(label.harmless, .submit(verb.harmless(verb == label ? "x" : "y")))
    }
  }
}

extension Block {
  fileprivate var harmless: Block {
    switch self {
    case .paragraph(let inlines): .paragraph(inlines.map(\.harmless))
    case .heading(let level, let inlines): .heading(level: level, inlines.map(\.harmless))
    case .list(let list): .list(List(list.kind, isTight: list.isTight, items: list.items.map { $0.map(\.harmless) }))
    case .quote(let blocks): .quote(blocks.map(\.harmless))
    case .code(let code): .code(CodeBlock(code.text.harmless, language: code.language?.harmless))
    case .image(let image): .image(Image(image.source, alternative: image.alternative.harmless))
    case .facts(let facts): .facts(facts.map { Fact($0.label.harmless, $0.value.harmless, isTotal: $0.isTotal) })
    case .meters(let meters):
      .meters(
        meters.map {
          Meter($0.kind, label: $0.label.harmless, percent: $0.percent, amount: $0.amount.harmless)
        })
    case .divider: .divider
    }
  }
}

extension Inline {
  fileprivate var harmless: Inline {
    switch self {
    case .text(let text): .text(text.harmless)
    case .code(let text): .code(text.harmless)
    case .emphasis(let content): .emphasis(content.map(\.harmless))
    case .strong(let content): .strong(content.map(\.harmless))
    case .strikethrough(let content): .strikethrough(content.map(\.harmless))
    // A label that says where its link leads stays, because the address is left out behind it.
    case .link(let destination, let content):
      .link(destination, isAddress(content.plainText, of: destination) ? content : content.map(\.harmless))
    case .lineBreak: .lineBreak
    }
  }

  private func isAddress(_ label: String, of destination: LinkDestination) -> Bool {
    let addresses = [destination.string, destination.display.string]
    return addresses.contains { $0 == label || $0.hasSuffix(":\(label)") } || destination.hasHost(saidBy: label)
  }
}
