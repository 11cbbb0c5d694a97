import CardCore

/// Writes one card for a mail.
///
/// Mail programs drop style sheets, know neither grids nor rounded buttons, and turn colours round when they see only one
/// of a pair. So every element has its style with it, a text has its colour and the colour behind it, and what must stand
/// side by side stands in a table. The classes are for the page's own style sheet, which a reader may never see.
struct EmailCard: HTMLBuilder {
  static let codeStart: StaticString = """
    <code class="mail-inset" style="padding:1px 4px;border-radius:4px;background-color:#f2f2f7;color:#1c1c1e;\
    font-family:Consolas,Menlo,monospace;font-size:13px">
    """
  static let linkStart: StaticString = "<a class=\"mail-link\" style=\"color:#0059bf\" href=\""
  static let hostStart: StaticString = "<bdi>("

  var writer = HTMLWriter()
  private var losses: [Rendering.Loss] = []
  private let loadsImages: Bool
  private let titleLevel: Int
  private var levels: HeadingLevels

  static func rendering(of card: Card, _ options: RenderingOptions) -> Rendering {
    var html = EmailCard(options)
    html.table(card)
    return Rendering(html.writer.output, losses: html.losses)
  }

  private init(_ options: RenderingOptions) {
    loadsImages = options.loadsImages
    titleLevel = options.html.titleLevel
    levels = HeadingLevels(first: titleLevel + 1)
  }

  // MARK: The card

  private mutating func table(_ card: Card) {
    block(
      """
      <table class="mail-card" role="presentation" style="width:100%;max-width:480px;margin:0 auto 16px;\
      border:1px solid #d1d1d6;border-radius:10px;border-collapse:separate;border-spacing:0;table-layout:fixed;\
      background-color:#ffffff">
      """, "</table>"
    ) { html in
      html.block("<tr>", "</tr>") { html in
        html.line(
          """
          <td class="mail-card" style="padding:16px;border-radius:10px;background-color:#ffffff;color:#1c1c1e;\
          font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;font-size:14px;line-height:1.45;\
          text-align:start;word-break:break-word;overflow-wrap:anywhere" dir="
          """, "\">"
        ) { $0.writer.markup(card.direction == .rightToLeft ? "rtl" : "ltr") }
        html.inside { $0.parts(of: card) }
        html.line("</td>")
      }
    }
  }

  private mutating func parts(of card: Card) {
    line(HTMLHeading.start(titleLevel), HTMLHeading.end(titleLevel)) { $0.title(card.title) }
    blocks(card.body)
    guard !card.actions.isEmpty else { return }
    block("<div style=\"padding:8px 0 0;text-align:center\">", "</div>") { html in
      for action in card.actions { html.button(action) }
    }
  }

  /// The heading; that of a card without a title is there for those who hear the mail.
  private mutating func title(_ title: DisplayText?) {
    if let title, !title.isBlank {
      writer.markup(" dir=\"auto\" style=\"margin:0 0 8px;font-size:18px;line-height:1.3;font-weight:bold\">")
      writer.text(title.string)
    } else {
      writer.markup(" lang=\"en\" style=\"height:0;margin:0;overflow:hidden;font-size:1px;line-height:1px\">Card")
    }
  }

  /// A link that looks like a button without being one: the colour stands behind its text and behind the cell around it.
  ///
  /// A verb is for the host app, which no mail has; it is shown, and cannot be pressed.
  private mutating func button(_ action: Action) {
    switch action.kind {
    case .open(let destination):
      block(
        "<table role=\"presentation\" style=\"display:inline-table;margin:4px;border-collapse:separate;border-spacing:0\">",
        "</table>"
      ) { html in
        html.block("<tr>", "</tr>") { html in
          html.line(
            """
            <td class="mail-button" style="min-width:68px;padding:0;border-radius:5px;background-color:#0064d6;\
            text-align:center">
            """, "</td>"
          ) { $0.buttonLink(destination, action.shownLabel.string) }
        }
      }
    case .submit:
      losses.append(.button(action.label.string))
      line(
        """
        <p class="mail-inset" dir="auto" style="display:inline-block;margin:4px;padding:9px 16px;border-radius:5px;\
        background-color:#f2f2f7;color:#1c1c1e;font-weight:bold">
        """, "</p>", text: action.shownLabel)
    }
  }

  private mutating func buttonLink(_ destination: LinkDestination, _ label: String) {
    element(
      """
      <a class="mail-button" dir="auto" style="display:inline-block;min-width:68px;padding:10px 16px;border-radius:5px;\
      background-color:#0064d6;color:#ffffff;font-weight:bold;line-height:20px;text-decoration:none" href="
      """, "</a>"
    ) { html in
      html.writer.text(destination.string)
      html.writer.markup(Self.relation)
      html.writer.text(label)
      html.correct(label, destination)
    }
  }
}

// MARK: Blocks

extension EmailCard {
  private mutating func blocks(_ blocks: [Block]) {
    for block in blocks { self.block(block) }
  }

  private mutating func block(_ block: Block) {
    switch block {
    case .paragraph(let content):
      line("<p dir=\"auto\" style=\"margin:0 0 8px\">", "</p>") { $0.inlines(content) }
    case .heading(let level, let content): heading(levels.next(level), content)
    case .list(let list): self.list(list)
    case .quote(let content):
      self.block(
        """
        <blockquote class="mail-quote" style="margin:0 0 8px;padding:0 12px;border:solid #d1d1d6;border-width:0 0 0 3px;\
        border-inline-width:3px 0;color:#5b5b61;background-color:#ffffff">
        """, "</blockquote>"
      ) { $0.blocks(content) }
    case .code(let code): self.code(code)
    case .image(let image): self.image(image)
    case .facts(let facts): self.facts(facts)
    case .meters(let meters): for meter in meters { self.meter(meter) }
    case .divider:
      line("<hr style=\"margin:12px 0;border:0;border-top:1px solid #d1d1d6\">")
    }
  }

  private mutating func heading(_ level: Int, _ content: [Inline]) {
    line(HTMLHeading.start(level), HTMLHeading.end(level)) { html in
      html.writer.markup(" dir=\"auto\" style=\"margin:12px 0 4px;font-size:15px;line-height:1.3;font-weight:bold\">")
      html.inlines(content)
    }
  }

  private mutating func list(_ list: List) {
    line("", "") { html in
      switch list.kind {
      case .bullet: html.writer.markup("<ul")
      case .ordered(let start):
        html.writer.markup("<ol start=\"")
        html.writer.number(start)
        html.writer.markup("\"")
      }
      html.writer.markup(" style=\"margin:0 0 8px;padding:0 24px\"")
      html.writer.markup(list.direction == .rightToLeft ? " dir=\"rtl\">" : " dir=\"ltr\">")
    }
    inside { html in
      for item in list.items {
        html.block("<li>", "</li>") { $0.item(item, isTight: list.isTight) }
      }
    }
    switch list.kind {
    case .bullet: line("</ul>")
    case .ordered: line("</ol>")
    }
  }

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
    line(
      """
      <pre class="mail-inset" dir="ltr" style="margin:0 0 8px;padding:10px 12px;border-radius:6px;\
      background-color:#f2f2f7;color:#1c1c1e;font-family:Consolas,Menlo,monospace;font-size:13px;white-space:pre-wrap;\
      word-break:break-word"><code>
      """, "</code></pre>", text: code.text)
  }

  private mutating func image(_ image: Image) {
    if loadsImages, image.source.scheme == "https" {
      return line("<p style=\"margin:0 0 8px\"><img style=\"max-width:100%;height:auto\" src=\"", "\"></p>") { html in
        html.writer.text(image.source.string)
        html.writer.markup("\" alt=\"")
        html.writer.text(image.alternative.string)
      }
    }
    losses.append(.image(image.alternative.string))
    line("<p dir=\"auto\" style=\"margin:0 0 8px\">", "</p>") { html in
      if !image.alternative.isBlank {
        html.writer.text(image.alternative.string)
        html.writer.markup("<br>")
      }
      html.link(to: image.source, [.text(image.source.display)])
    }
  }

  // MARK: Tables

  private mutating func facts(_ facts: [Fact]) {
    block("<table style=\"margin:0 0 8px;border-collapse:collapse\">", "</table>") { html in
      for fact in facts {
        html.block("<tr>", "</tr>") { $0.fact(fact) }
      }
    }
  }

  private mutating func fact(_ fact: Fact) {
    line(
      fact.isTotal
        ? """
        <th class="mail-line" scope="row" style="max-width:140px;padding:4px 0;border-top:1px solid #d1d1d6;\
        font-weight:bold;text-align:start;vertical-align:top;word-break:normal;overflow-wrap:break-word"><bdi>
        """
        : """
        <th class="mail-quote" scope="row" style="max-width:140px;padding:2px 0;font-weight:normal;text-align:start;\
        vertical-align:top;word-break:normal;overflow-wrap:break-word;color:#5b5b61;background-color:#ffffff"><bdi>
        """, "</bdi></th>", text: fact.label)
    line(
      fact.isTotal
        ? """
        <td class="mail-line" style="padding:4px 12px;border-top:1px solid #d1d1d6;font-weight:bold;\
        vertical-align:top;white-space:pre-line">
        """
        : "<td style=\"padding:2px 12px;vertical-align:top;white-space:pre-line\">", "</td>"
    ) { html in
      if let moment = fact.moment {
        html.writer.markup("<time datetime=\"")
        html.writer.text(moment.string)
        html.writer.markup("\">")
      }
      html.element("<bdi>", "</bdi>") { $0.writer.text(fact.value.string) }
      if fact.moment != nil { html.writer.markup("</time>") }
    }
  }

  /// A bar of two boxes, under its words, which say all that it shows.
  private mutating func meter(_ meter: Meter) {
    line("<p style=\"margin:0 0 2px\">", "</p>") { html in
      if !meter.label.isBlank {
        html.element("<bdi>", "</bdi> ") { $0.writer.text(meter.label.string) }
      }
      html.element("<bdi class=\"mail-quote\" style=\"color:#5b5b61;background-color:#ffffff\">", "</bdi>") {
        $0.writer.text(meter.amount.string)
      }
    }
    block(
      "<div class=\"mail-track\" style=\"margin:0 0 8px;border-radius:4px;background-color:#d1d1d6;font-size:0\">",
      "</div>"
    ) { html in
      html.line(
        "<div class=\"mail-button\" style=\"height:8px;border-radius:4px;background-color:#0064d6;width:", "%\"></div>"
      ) {
        $0.writer.number(meter.percent)
      }
    }
  }
}
