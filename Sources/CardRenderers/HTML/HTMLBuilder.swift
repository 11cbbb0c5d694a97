import CardCore

/// What writes a card in HTML: elements on lines of their own, and the running text in them.
protocol HTMLBuilder {
  /// The start tags of the elements in running text, as far as an output gives them a look of their own.
  static var codeStart: StaticString { get }

  /// The start of a link's tag, up to its address.
  static var linkStart: StaticString { get }

  /// The start tag of the real host beside a link that claims another.
  static var hostStart: StaticString { get }

  var writer: HTMLWriter { get set }
}

extension HTMLBuilder {
  /// Writes an element on the line where it begins.
  mutating func element(_ start: StaticString, _ end: StaticString, _ content: (inout Self) -> Void) {
    writer.markup(start)
    content(&self)
    writer.markup(end)
  }

  /// Writes an element on a line of its own.
  mutating func line(_ start: StaticString, _ end: StaticString, _ content: (inout Self) -> Void) {
    writer.beginLine()
    element(start, end, content)
    writer.endLine()
  }

  /// Writes markup alone on a line.
  mutating func line(_ markup: StaticString) {
    line(markup, "") { _ in }
  }

  /// Writes an element with a text on a line of its own.
  mutating func line(_ start: StaticString, _ end: StaticString, text: DisplayText) {
    line(start, end) { $0.writer.text(text.string) }
  }

  /// Writes an element whose content stands on lines of its own, between its tags.
  mutating func block(_ start: StaticString, _ end: StaticString, _ content: (inout Self) -> Void) {
    line(start)
    inside(content)
    line(end)
  }

  /// Writes content that stands one step further in.
  mutating func inside(_ content: (inout Self) -> Void) {
    writer.indent()
    content(&self)
    writer.outdent()
  }
}

extension Action {
  /// The label, or where it is blank what pressing does; a button that says nothing has no name.
  var shownLabel: DisplayText {
    guard label.isBlank else { return label }
    switch kind {
    case .open(let destination): return destination.display
    case .submit(let verb): return verb.isBlank ? "…" : verb
    }
  }
}

// MARK: Running text

extension HTMLBuilder {
  /// Strangers' links: no access to the page that opens them, no referrer, no endorsement.
  static var relation: StaticString { "\" rel=\"noopener noreferrer nofollow ugc\">" }

  mutating func inlines(_ content: [Inline], in styles: InlineStyles = []) {
    for inline in content { self.inline(inline, styles) }
  }

  /// Emphasis in emphasis is emphasis, and a link in a link is its text.
  private mutating func inline(_ inline: Inline, _ styles: InlineStyles) {
    switch inline {
    case .text(let text): writer.text(text.string)
    case .code(let text): element(Self.codeStart, "</code>") { $0.writer.text(text.string) }
    case .emphasis(let content): styled(content, .emphasis, in: styles, "<em>", "</em>")
    case .strong(let content): styled(content, .strong, in: styles, "<strong>", "</strong>")
    case .strikethrough(let content): styled(content, .strikethrough, in: styles, "<s>", "</s>")
    case .link(_, let content) where styles.contains(.link): inlines(content, in: styles)
    case .link(let destination, let content): link(to: destination, content, in: styles)
    case .lineBreak: writer.markup("<br>")
    }
  }

  private mutating func styled(
    _ content: [Inline], _ style: InlineStyles, in styles: InlineStyles, _ start: StaticString, _ end: StaticString
  ) {
    if content.isEmpty || styles.contains(style) { return inlines(content, in: styles) }
    element(start, end) { $0.inlines(content, in: styles.union(style)) }
  }

  mutating func link(to destination: LinkDestination, _ content: [Inline], in styles: InlineStyles = []) {
    let label = content.plainText
    element(Self.linkStart, "</a>") { html in
      html.writer.text(destination.string)
      html.writer.markup(Self.relation)
      if DisplayText(label).isBlank { html.writer.text(destination.display.string) }
      html.inlines(content, in: styles.union(.link))
    }
    correct(label, destination)
  }

  /// Where a picture is from, beside the text that stands for it.
  mutating func origin(of image: Image) {
    switch image.source {
    case .address(let address): link(to: address, [.text(address.display)])
    case .embedded(let picture): writer.text(picture.summary.string)
    }
  }

  /// Names the real host behind a link whose text reads like another one.
  mutating func correct(_ label: String, _ destination: LinkDestination) {
    guard let host = LinkLabel.correction(of: label, to: destination) else { return }
    writer.markup(" ")
    element(Self.hostStart, ")</bdi>") { $0.writer.text(host) }
  }
}
