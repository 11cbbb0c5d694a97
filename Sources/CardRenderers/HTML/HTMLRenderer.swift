public import CardCore

/// Renders a card as an HTML `<article>`, and several as a page that needs nothing else.
///
/// The page has no script, and a Content-Security-Policy that allows none. Pictures are shown as their text and address
/// unless the options load them.
public struct HTMLRenderer: CardRenderer {
  public let format = OutputFormat(name: "html", summary: "a page, or an <article> with --fragment; light and dark")

  private let options: RenderingOptions

  public init(options: RenderingOptions = RenderingOptions()) {
    self.options = options
  }

  public func render(_ card: Card) -> Rendering {
    var writer = HTMLWriter()
    write(card, &writer)
    return Rendering(writer.output, losses: losses(of: card))
  }

  /// Writes a card into what is written around it.
  func write(_ card: Card, _ writer: inout HTMLWriter) {
    writer.block("article", ["class": "card", "dir": "auto"]) { writer in
      if let title = card.title, !title.isBlank {
        writer.line("h2", ["class": "card-title", "dir": "auto"]) { $0.text(title.string) }
      }
      if !card.body.isEmpty {
        writer.block("div", ["class": "card-body"]) { blocks(card.body, &$0) }
      }
      if !card.actions.isEmpty {
        writer.block("div", ["class": "card-actions"]) { writer in
          for action in card.actions { button(action, &writer) }
        }
      }
    }
  }

  public func document(of renderings: [Rendering]) -> String {
    let cards = renderings.map(\.text).joined()
    return options.isFragment ? cards : HTMLPage.page(around: cards)
  }

  func losses(of card: Card) -> [Rendering.Loss] {
    options.loadsImages ? [] : card.body.flatMap(\.imageLosses)
  }

  /// A link for an address; a verb is for the host app, and is inert here.
  private func button(_ action: Action, _ writer: inout HTMLWriter) {
    switch action.kind {
    case .open(let destination):
      writer.line("a", ["class": "card-button", "href": destination.string, "rel": Self.relation]) {
        $0.text(action.label.string)
      }
    case .submit(let verb) where verb.isBlank:
      writer.line("span", ["class": "card-button"]) { $0.text(action.label.string) }
    case .submit(let verb):
      writer.line("span", ["class": "card-button", "title": verb.string]) { $0.text(action.label.string) }
    }
  }

  /// Strangers' links: no access to the page that opens them, no referrer, no endorsement.
  private static let relation = "noopener noreferrer nofollow ugc"

  func blocks(_ blocks: [Block], _ writer: inout HTMLWriter) {
    for block in blocks { self.block(block, &writer) }
  }

  private func block(_ block: Block, _ writer: inout HTMLWriter) {
    switch block {
    case .paragraph(let content): writer.line("p", ["dir": "auto"]) { inlines(content.simplified, &$0) }
    case .heading(let level, let content): heading(level, content.simplified, &writer)
    case .list(let list): self.list(list, &writer)
    case .quote(let content): writer.block("blockquote") { blocks(content, &$0) }
    case .code(let code): self.code(code, &writer)
    case .image(let image): self.image(image, &writer)
    case .facts(let facts): self.facts(facts, &writer)
    case .meters(let meters): self.meters(meters, &writer)
    case .divider: writer.voidLine("hr")
    }
  }

  /// Levels begin under the card's own title.
  private func heading(_ level: Int, _ content: [Inline], _ writer: inout HTMLWriter) {
    switch level {
    case ...1: writer.line("h3", ["dir": "auto"]) { inlines(content, &$0) }
    case 2: writer.line("h4", ["dir": "auto"]) { inlines(content, &$0) }
    case 3: writer.line("h5", ["dir": "auto"]) { inlines(content, &$0) }
    default: writer.line("h6", ["dir": "auto"]) { inlines(content, &$0) }
    }
  }

  private func list(_ list: List, _ writer: inout HTMLWriter) {
    switch list.kind {
    case .bullet: writer.block("ul") { items(list, &$0) }
    case .ordered(1): writer.block("ol") { items(list, &$0) }
    case .ordered(let start): writer.block("ol", ["start": "\(start)"]) { items(list, &$0) }
    }
  }

  private func items(_ list: List, _ writer: inout HTMLWriter) {
    for item in list.items {
      if list.isTight, item.count == 1, case .paragraph(let content) = item[0] {
        writer.line("li", ["dir": "auto"]) { inlines(content.simplified, &$0) }
      } else {
        writer.block("li", ["dir": "auto"]) { self.item(item, isTight: list.isTight, &$0) }
      }
    }
  }

  /// An item of a tight list has its text without paragraphs, as CommonMark does.
  private func item(_ item: [Block], isTight: Bool, _ writer: inout HTMLWriter) {
    for block in item {
      if isTight, case .paragraph(let content) = block {
        writer.line { inlines(content, &$0) }
      } else {
        self.block(block, &writer)
      }
    }
  }

  private func code(_ code: CodeBlock, _ writer: inout HTMLWriter) {
    writer.line("pre", ["dir": "ltr"]) { writer in
      let text = code.text.string
      if let language = code.languageWord {
        writer.element("code", ["class": "language-\(language)"]) { $0.text(text) }
      } else {
        writer.element("code") { $0.text(text) }
      }
    }
  }

  private func image(_ image: Image, _ writer: inout HTMLWriter) {
    writer.block("figure", ["class": "card-image"]) { writer in
      if options.loadsImages, image.source.isWeb {
        writer.voidLine(
          "img",
          [
            "src": image.source.string, "alt": image.alternative.string, "loading": "lazy",
            "referrerpolicy": "no-referrer",
          ])
      } else {
        if !image.alternative.isBlank {
          writer.line("p", ["class": "card-image-text", "dir": "auto"]) { $0.text(image.alternative.string) }
        }
        writer.line("figcaption") { link(image.source, [.text(image.source.display)], &$0) }
      }
    }
  }

  private func facts(_ facts: [Fact], _ writer: inout HTMLWriter) {
    writer.block("dl") { writer in
      for fact in facts {
        let attributes: KeyValuePairs<StaticString, String> = fact.isTotal ? ["class": "card-total"] : [:]
        writer.line("dt", attributes) { writer in writer.element("bdi") { $0.text(fact.label.string) } }
        writer.line("dd", attributes) { writer in writer.element("bdi") { $0.text(fact.value.string) } }
      }
    }
  }

  /// Each bar in a label, which gives it its name without an id that another card could have.
  private func meters(_ meters: [Meter], _ writer: inout HTMLWriter) {
    for meter in meters {
      writer.block("label", ["class": "card-meter"]) { writer in
        if !meter.label.isBlank {
          writer.line("bdi", ["class": "card-meter-label"]) { $0.text(meter.label.string) }
        }
        writer.line("bdi", ["class": "card-meter-amount"]) { $0.text(meter.amount.string) }
        switch meter.kind {
        case .progress: writer.line("progress", ["max": "100", "value": "\(meter.percent)"]) { _ in }
        case .share: writer.line("meter", ["max": "100", "value": "\(meter.percent)"]) { _ in }
        }
      }
    }
  }

  func inlines(_ content: [Inline], _ writer: inout HTMLWriter) {
    for inline in content { self.inline(inline, &writer) }
  }

  private func inline(_ inline: Inline, _ writer: inout HTMLWriter) {
    switch inline {
    case .text(let text): writer.text(text.string)
    case .code(let text): writer.element("code") { $0.text(text.string) }
    case .emphasis(let content): writer.element("em") { inlines(content, &$0) }
    case .strong(let content): writer.element("strong") { inlines(content, &$0) }
    case .strikethrough(let content): writer.element("s") { inlines(content, &$0) }
    case .link(let destination, let content): link(destination, content, &writer)
    case .lineBreak: writer.void("br")
    }
  }

  func link(_ destination: LinkDestination, _ content: [Inline], _ writer: inout HTMLWriter) {
    writer.element("a", ["href": destination.string, "rel": Self.relation]) { inlines(content, &$0) }
  }
}
