/// Brings running text into its simplest form, which looks the same.
///
/// Emphasis inside emphasis is emphasis, and so is emphasis behind emphasis; what is empty is nothing. Line breaks stand
/// outside emphasis where they would begin or end it, spaces beside them and at both ends go, and a link inside a link
/// is its text. Works on a row of marks instead of the tree, in time that grows with it.
struct InlineSimplifier {
  enum Style: Hashable {
    case emphasis
    case strong
    case strikethrough
  }

  /// What stands in the row.
  enum Mark: Hashable {
    case text(String)
    case code(String)
    case lineBreak
    case open(Style)
    case close(Style)
    case openLink(LinkDestination)
    case closeLink
  }

  private var marks: [Mark] = []
  private var styles: Set<Style> = []
  private var isInLink = false

  static func simplified(_ inlines: [Inline]) -> [Inline] {
    var simplifier = InlineSimplifier()
    simplifier.append(inlines)
    simplifier.dropEnd()
    return InlineTree.inlines(simplifier.marks)
  }

  // MARK: From the tree to the row

  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text): append(text: text.string)
    case .code(let text): append(code: text.string)
    case .emphasis(let content): append(content, in: .emphasis)
    case .strong(let content): append(content, in: .strong)
    case .strikethrough(let content): append(content, in: .strikethrough)
    case .link(let destination, let content): link(destination, content)
    case .lineBreak: lineBreak()
    }
  }

  private mutating func append(_ content: [Inline], in style: Style) {
    guard styles.insert(style).inserted else { return append(content) }
    open(style)
    append(content)
    close(style)
    styles.remove(style)
  }

  private mutating func link(_ destination: LinkDestination, _ content: [Inline]) {
    guard !isInLink else { return append(content) }
    isInLink = true
    marks.append(.openLink(destination))
    append(content)
    if case .openLink? = marks.last { append(text: destination.display.string) }
    marks.append(.closeLink)
    isInLink = false
  }

  // MARK: The row

  private mutating func append(text: String) {
    if case .text(var before)? = marks.last {
      // The only reference to the string, so that it grows in place.
      marks.removeLast()
      before += text
      marks.append(.text(before))
    } else {
      let beginsLine = marks.isEmpty || marks.last == .lineBreak
      let text = beginsLine ? text.droppingSpacesAtStart : text
      if !text.isEmpty { marks.append(.text(text)) }
    }
  }

  private mutating func append(code: String) {
    if case .code(let before)? = marks.last {
      marks[marks.count - 1] = .code(before + code)
    } else if !code.isEmpty {
      marks.append(.code(code))
    }
  }

  private mutating func lineBreak() {
    trimEnd()
    var opened: [Mark] = []
    while case .open? = marks.last {
      opened.append(marks.removeLast())
      trimEnd()
    }
    if !marks.isEmpty { marks.append(.lineBreak) }
    marks += opened.reversed()
  }

  private mutating func open(_ style: Style) {
    if marks.last == .close(style) { marks.removeLast() } else { marks.append(.open(style)) }
  }

  private mutating func close(_ style: Style) {
    var breaks = 0
    while marks.last == .lineBreak {
      marks.removeLast()
      breaks += 1
    }
    if marks.last == .open(style) { marks.removeLast() } else { marks.append(.close(style)) }
    marks += Array(repeating: .lineBreak, count: breaks)
  }

  /// Drops the spaces at the end.
  private mutating func trimEnd() {
    guard case .text(let text)? = marks.last else { return }
    marks.removeLast()
    let trimmed = text.droppingSpacesAtEnd
    if !trimmed.isEmpty { marks.append(.text(trimmed)) }
  }

  private mutating func dropEnd() {
    trimEnd()
    while marks.last == .lineBreak {
      marks.removeLast()
      trimEnd()
    }
  }
}

extension String {
  fileprivate var droppingSpacesAtStart: String {
    guard utf8.first == UInt8(ascii: " ") else { return self }
    return String(unicodeScalars.drop { $0 == " " })
  }

  fileprivate var droppingSpacesAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    let end = unicodeScalars.lastIndex { $0 != " " }.map { unicodeScalars.index(after: $0) }
    return String(unicodeScalars[..<(end ?? startIndex)])
  }
}

extension [Inline] {
  /// The same running text in its simplest form: equal emphasis is one, and nothing is empty.
  package var simplified: [Inline] { SimpleInlines.accepts(self) ? self : InlineSimplifier.simplified(self) }

  /// The same of running text whose texts and code are lines, made by `DisplayText.init(_:)`.
  package var simplifiedLines: [Inline] {
    SimpleInlines.accepts(self, ofLines: true) ? self : InlineSimplifier.simplified(self)
  }
}
