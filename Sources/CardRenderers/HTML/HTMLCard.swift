import CardCore

/// Writes one card as an `<article>`.
///
/// What holds other blocks has the direction of its first letter; each text finds its own by `dir="auto"`, which also keeps
/// it apart from what stands around it.
struct HTMLCard: HTMLBuilder {
  static let codeStart: StaticString = "<code>"
  static let linkStart: StaticString = "<a href=\""
  static let hostStart: StaticString = "<bdi class=\"card-host\">("

  var writer = HTMLWriter()
  private let loadsImages: Bool

  /// The language, where no page around the card says it.
  private let language: LanguageTag?
  private let titleLevel: Int
  private var levels: HeadingLevels
  private(set) var losses = LossLog()

  /// The direction of what stands around the place that was reached, or `nil` where nothing has said it.
  private var direction: TextDirection?

  static func rendering(of card: Card, _ options: RenderingOptions) -> Rendering {
    var html = HTMLCard(options)
    let anchor = html.article(card, HTMLAnchor())
    var rendering = Rendering(html.writer.output, losses: html.losses.losses)
    rendering.anchor = anchor
    return rendering
  }

  init(_ options: RenderingOptions) {
    loadsImages = options.loadsImages
    language = options.html.mode == .fragment ? options.html.language : nil
    titleLevel = options.html.titleLevel
    levels = HeadingLevels(first: titleLevel + 1)
  }

  // MARK: The card

  /// Writes the card; gives the id of its title, by which the article is named, with its places.
  @discardableResult
  mutating func article(_ card: Card, _ anchor: HTMLAnchor) -> HTMLAnchor {
    var anchor = anchor
    container("<article class=\"card\"", card.direction, "</article>") {
      $0.writer.markup(" aria-labelledby=\"")
      anchor.reserve(in: &$0.writer)
      $0.writer.markup("\"")
      guard let language = $0.language else { return }
      $0.writer.markup(" lang=\"")
      $0.writer.text(language.string)
      $0.writer.markup("\"")
    } content: { html in
      html.line(HTMLHeading.start(html.titleLevel), HTMLHeading.end(html.titleLevel)) { html in
        html.writer.markup(" id=\"")
        anchor.reserve(in: &html.writer)
        html.title(card.title)
      }
      html.parts(of: card)
    }
    anchor.fill(in: &writer)
    return anchor
  }

  /// The heading; that of a card without a title is there for those who hear the page, and go from heading to heading.
  private mutating func title(_ title: DisplayText?) {
    if let title, !title.isBlank {
      writer.markup("\" class=\"card-title\" dir=\"auto\">")
      writer.text(title.string)
    } else {
      writer.markup("\" class=\"card-name\" lang=\"en\">Card")
    }
  }

  private mutating func parts(of card: Card) {
    if !card.body.isEmpty {
      block("<div class=\"card-body\">", "</div>") { $0.blocks(card.body) }
    }
    guard !card.actions.isEmpty else { return }
    block("<div class=\"card-actions\">", "</div>") { html in
      for action in card.actions { html.button(action) }
    }
  }

  /// A link for an address, and a button for a verb, which the page around it can hear.
  ///
  /// A button without a verb had an address that must not be opened.
  private mutating func button(_ action: Action) {
    let label = action.shownLabel
    switch action.kind {
    case .open(let destination):
      line("<a class=\"card-button\" dir=\"auto\" href=\"", "</a>") { html in
        html.writer.text(destination.string)
        html.writer.markup(Self.relation)
        html.writer.text(label.string)
        html.correct(label.string, destination)
      }
    case .submit(let verb) where verb.isBlank:
      line("<button type=\"button\" class=\"card-button\" dir=\"auto\" disabled>", "</button>", text: label)
    case .submit(let verb):
      line("<button type=\"button\" class=\"card-button\" dir=\"auto\" data-action=\"", "</button>") { html in
        html.writer.text(verb.string)
        html.writer.markup("\">")
        html.writer.text(label.string)
      }
    }
  }
}

// MARK: Blocks

extension HTMLCard {
  mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .paragraph(let content): line("<p dir=\"auto\">", "</p>") { $0.inlines(content) }
    case .heading(let level, let content): heading(levels.next(level), content)
    case .list(let list): self.list(list)
    case .quote(let content): container("<blockquote", content.direction, "</blockquote>") { $0.blocks(content) }
    case .code(let code): self.code(code)
    case .image(let image): self.block("<figure class=\"card-image\">", "</figure>") { $0.image(image) }
    case .facts(let facts):
      container("<dl", facts.direction, "</dl>") { html in
        for fact in facts { html.fact(fact) }
      }
    case .meters(let meters): for meter in meters { self.meter(meter) }
    case .divider: line("<hr>")
    }
  }

  /// Writes what holds blocks, with its direction where that is another than around it.
  private mutating func container(
    _ start: StaticString, _ own: TextDirection?, _ end: StaticString,
    attributes: (inout HTMLCard) -> Void = { _ in }, content: (inout HTMLCard) -> Void
  ) {
    let around = direction
    line(start, ">") { html in
      attributes(&html)
      guard let own, own != around else { return }
      html.writer.markup(own == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
    }
    direction = own ?? around
    inside(content)
    direction = around
    line(end)
  }

  private mutating func heading(_ level: Int, _ content: [Inline]) {
    line(HTMLHeading.start(level), HTMLHeading.end(level)) { html in
      html.writer.markup(" dir=\"auto\">")
      html.inlines(content)
    }
  }

  private mutating func list(_ list: List) {
    switch list.kind {
    case .bullet: container("<ul", list.direction, "</ul>") { $0.items(list) }
    case .ordered(let start):
      container("<ol", list.direction, "</ol>") { html in
        guard start != 1 else { return }
        html.writer.markup(" start=\"")
        html.writer.number(start)
        html.writer.markup("\"")
      } content: {
        $0.items(list)
      }
    }
  }

  private mutating func items(_ list: List) {
    for item in list.items {
      if list.isTight, item.count == 1, case .paragraph(let content) = item[0] {
        line("<li dir=\"auto\">", "</li>") { $0.inlines(content) }
      } else {
        container("<li", item.direction, "</li>") { $0.item(item, isTight: list.isTight) }
      }
    }
  }

  /// An item of a tight list has its text without paragraphs, as CommonMark does.
  private mutating func item(_ item: [Block], isTight: Bool) {
    for block in item {
      if isTight, case .paragraph(let content) = block {
        line("<bdi>", "</bdi>") { $0.inlines(content) }
      } else {
        self.block(block)
      }
    }
  }

  private mutating func code(_ code: CodeBlock) {
    line("<pre dir=\"ltr\"><code", "</code></pre>") { html in
      if let language = code.languageWord {
        html.writer.markup(" class=\"language-")
        html.writer.text(language)
        html.writer.markup("\"")
      }
      html.writer.markup(">")
      html.writer.text(code.text.string)
    }
  }

  private mutating func fact(_ fact: Fact) {
    line(fact.isTotal ? "<dt class=\"card-total\"><bdi>" : "<dt><bdi>", "</bdi></dt>", text: fact.label)
    line(fact.isTotal ? "<dd class=\"card-total\">" : "<dd>", "</dd>") { html in
      guard let moment = fact.moment else {
        return html.element("<bdi>", "</bdi>") { $0.writer.text(fact.value.string) }
      }
      html.element("<time dir=\"auto\" datetime=\"", "</time>") { html in
        html.writer.text(moment.string)
        html.writer.markup("\">")
        html.writer.text(fact.value.string)
      }
    }
  }

  /// The bar in a label, which gives it its name without an id.
  private mutating func meter(_ meter: Meter) {
    block("<label class=\"card-meter\">", "</label>") { html in
      if !meter.label.isBlank { html.line("<bdi class=\"card-meter-label\">", "</bdi>", text: meter.label) }
      html.line("<bdi class=\"card-meter-amount\">", "</bdi>", text: meter.amount)
      switch meter.kind {
      case .progress: html.line("<progress max=\"100\" value=\"", "\"></progress>") { $0.writer.number(meter.percent) }
      case .share: html.line("<meter max=\"100\" value=\"", "\"></meter>") { $0.writer.number(meter.percent) }
      }
    }
  }

  /// The picture itself, or the text and the address that stand for it.
  private mutating func image(_ image: Image) {
    guard loadsImages, let address = image.source.address, address.scheme == "https" else {
      losses.report(.image(image))
      if !image.alternative.isBlank {
        line("<p class=\"card-image-text\" dir=\"auto\">", "</p>", text: image.alternative)
      }
      return line("<figcaption>", "</figcaption>") { $0.origin(of: image) }
    }
    line("<img src=\"", ">") { html in
      html.writer.text(address.string)
      html.writer.markup("\" alt=\"")
      html.writer.text(image.alternative.string)
      html.writer.markup("\" loading=\"lazy\" decoding=\"async\" referrerpolicy=\"no-referrer\"")
    }
  }
}
