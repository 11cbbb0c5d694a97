import CardRendererTesting
import Synchronization

/// A small renderer that keeps its promises, but for one fault.
struct BrokenRenderer: CardRenderer {
  enum Fault: CaseIterable {
    case none
    case dropsPicturesSilently
    case dropsValuesSilently
    case decodesEscapes
    case leavesMarkup
    case counts
    case leavesOutTheEnd
    case endsTwice
    case multiplies
    case reportsWithoutWords
    case reportsEveryPicture

    var promises: Set<RendererFinding.Promise> {
      switch self {
      case .none: []
      case .dropsPicturesSilently, .dropsValuesSilently: [.showsOrReports]
      case .decodesEscapes: [.isInert, .keepsStructure]
      case .leavesMarkup: [.keepsStructure]
      case .counts: [.isDeterministic]
      case .leavesOutTheEnd, .endsTwice: [.endsInNewline]
      case .multiplies: [.keepsBudget]
      case .reportsWithoutWords, .reportsEveryPicture: [.reportsPlainly]
      }
    }
  }

  private static let calls = Atomic(0)

  let fault: Fault
  let format = OutputFormat(name: "broken", summary: "for tests")

  func render(_ card: Card) -> Rendering {
    var losses: [Rendering.Loss] = []
    var text = (card.title.map { "<t>\(escaped($0))\n" } ?? "") + card.body.map { block($0, &losses) }.joined()
    for action in card.actions { text += "<a>\(escaped(action.label)) \(target(action))\n" }
    return Rendering(finished(text), losses: losses)
  }

  private func finished(_ text: String) -> String {
    switch fault {
    case .counts: text.dropLast() + "\(Self.calls.add(1, ordering: .relaxed).newValue)\n"
    case .leavesOutTheEnd: String(text.dropLast())
    case .endsTwice: text + "\n"
    case .multiplies: text.utf8.count > 5000 ? String(repeating: text, count: 60) : text
    default: text
    }
  }

  private func escaped(_ text: DisplayText) -> String {
    switch fault {
    case .leavesMarkup: text.string.replacing("\n", with: "/")
    case .decodesEscapes:
      (text.string.replacing("&#27;", with: "\u{1B}")).replacing("<", with: "(").replacing("\n", with: "/")
    default:
      text.string.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\n", with: "/")
    }
  }

  private func target(_ action: Action) -> String {
    switch action.kind {
    case .open(let destination): escaped(destination.display)
    case .submit(let verb): escaped(verb)
    }
  }

  private func block(_ block: Block, _ losses: inout [Rendering.Loss]) -> String {
    switch block {
    case .paragraph(let content): return "<p>\(content.map(inline).joined())\n"
    case .heading(let level, let content): return "<h\(level)>\(content.map(inline).joined())\n"
    case .list(let list):
      return list.items.enumerated().map { index, item in
        "<\(number(list.kind, index))>\n\(item.map { self.block($0, &losses) }.joined())"
      }.joined()
    case .quote(let blocks): return "<q>\n\(blocks.map { self.block($0, &losses) }.joined())"
    case .code(let code): return "<c>\(escaped(code.text))\n"
    case .image(let image):
      if fault == .dropsPicturesSilently { return "" }
      if fault == .reportsWithoutWords { losses.append(Rendering.Loss("image", "")) }
      if fault == .reportsEveryPicture { losses.append(Rendering.Loss("loss.image", "a picture")) }
      return "<i>\(escaped(image.alternative)) \(escaped(image.source.display))\n"
    case .facts(let facts):
      return facts.map { fact in
        let value = fault == .dropsValuesSilently ? "" : escaped(fact.value)
        return "<f>\(escaped(fact.label)): \(value)\(fact.isTotal ? "!" : "")\n"
      }.joined()
    case .meters(let meters):
      return meters.map { "<m>\(escaped($0.label)) \($0.percent) \(escaped($0.amount))\n" }.joined()
    case .divider: return "<d>\n"
    }
  }

  private func number(_ kind: List.Kind, _ index: Int) -> String {
    switch kind {
    case .bullet: "b"
    case .ordered(let start): "\(start + index)"
    }
  }

  private func inline(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): escaped(text)
    case .code(let text): "<k>\(escaped(text))"
    case .emphasis(let content): "<e>\(content.map(self.inline).joined())"
    case .strong(let content): "<s>\(content.map(self.inline).joined())"
    case .strikethrough(let content): "<x>\(content.map(self.inline).joined())"
    case .link(let destination, let content): "<l>\(content.map(self.inline).joined()) \(escaped(destination.display))"
    case .lineBreak: "<n>"
    }
  }
}
