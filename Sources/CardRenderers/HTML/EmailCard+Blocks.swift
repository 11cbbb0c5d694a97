import CardCore

extension EmailCard {
  mutating func blocks(_ blocks: [Block]) {
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
    if loadsImages, let address = image.source.address, address.scheme == "https" {
      return line("<p style=\"margin:0 0 8px\"><img style=\"max-width:100%;height:auto\" src=\"", "\"></p>") { html in
        html.writer.text(address.string)
        html.writer.markup("\" alt=\"")
        html.writer.text(image.alternative.string)
      }
    }
    losses.report(.image(image))
    line("<p dir=\"auto\" style=\"margin:0 0 8px\">", "</p>") { html in
      if !image.alternative.isBlank {
        html.writer.text(image.alternative.string)
        html.writer.markup("<br>")
      }
      html.origin(of: image)
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
