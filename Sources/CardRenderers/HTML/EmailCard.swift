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
  var losses = LossLog()
  let loadsImages: Bool
  private let titleLevel: Int
  var levels: HeadingLevels

  static func rendering(of card: Card, _ options: RenderingOptions) -> Rendering {
    var html = EmailCard(options)
    html.table(card)
    return Rendering(html.writer.output, losses: html.losses.losses)
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
      losses.report(.button(action.label))
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
