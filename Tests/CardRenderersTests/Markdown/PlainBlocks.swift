import CardCore

/// What is left of a body when it went through Markdown: what the format cannot say is taken out of both sides.
enum PlainBlocks {
  /// The blocks as they come back from Markdown that was written for them.
  static func expected(_ blocks: [Block]) -> [Block] {
    blocks.flatMap(expected)
  }

  private static func expected(_ block: Block) -> [Block] {
    switch block {
    case .paragraph(let inlines): paragraph(inlines.simplified)
    case .heading(let level, let inlines): heading(level, inlines)
    case .list(let list): [.list(expected(list))]
    case .quote(let blocks): [.quote(expected(blocks))]
    case .code(let code): [.code(CodeBlock(code.text, language: code.language.flatMap(plainWord)))]
    case .divider: [block]
    case .image, .facts, .meters: []
    }
  }

  private static func paragraph(_ inlines: [Inline]) -> [Block] {
    inlines.isEmpty ? [] : [.paragraph(inlines)]
  }

  /// The body's headings stand two levels under the title, and on one line.
  private static func heading(_ level: Int, _ inlines: [Inline]) -> [Block] {
    let inlines = inlines.simplified.map(withoutBreaks).simplified
    return inlines.isEmpty ? [] : [.heading(level: min(level + 2, 6), inlines)]
  }

  private static func withoutBreaks(_ inline: Inline) -> Inline {
    switch inline {
    case .lineBreak: .text(" ")
    case .text, .code: inline
    case .emphasis(let content): .emphasis(content.map(withoutBreaks))
    case .strong(let content): .strong(content.map(withoutBreaks))
    case .strikethrough(let content): .strikethrough(content.map(withoutBreaks))
    case .link(let destination, let content): .link(destination, content.map(withoutBreaks))
    }
  }

  private static func expected(_ list: List) -> List {
    let items = list.items.map(expected)
    return List(start(list.kind, count: items.count), isTight: isTight(list.isTight, items), items: items)
  }

  /// Numbers have at most nine digits.
  private static func start(_ kind: List.Kind, count: Int) -> List.Kind {
    guard case .ordered(let start) = kind else { return kind }
    return .ordered(start: min(start, 999_999_999))
  }

  /// Whether no blank line is counted: libcmark does not see one behind a divider, and what cannot touch needs one.
  private static func isTight(_ isTight: Bool, _ items: [[Block]]) -> Bool {
    let inside = items.flatMap { zip($0, $0.dropFirst()) }
    if isTight { return inside.allSatisfy { canTouch($0, $1) || endsInDivider($0) } }
    return (inside.map(\.0) + items.dropLast().map { $0.last ?? .quote([]) }).allSatisfy(endsInDivider)
  }

  private static func endsInDivider(_ block: Block) -> Bool {
    switch block {
    case .divider: true
    case .list(let list): list.items.last?.last.map(endsInDivider) ?? false
    case .paragraph, .heading, .quote, .code, .image, .facts, .meters: false
    }
  }

  private static func canTouch(_ first: Block, _ second: Block) -> Bool {
    switch (first, second) {
    case (.heading, _), (.code, _), (.divider, _): true
    case (_, .paragraph), (_, .image), (.quote, .quote): false
    case (_, .list(let list)): canInterrupt(list)
    default: true
    }
  }

  private static func canInterrupt(_ list: List) -> Bool {
    list.kind == .bullet || list.kind == .ordered(start: 1) ? !isBare(list) : false
  }

  /// Whether the list begins with a marker on a line of its own.
  private static func isBare(_ list: List) -> Bool {
    guard let first = list.items.first?.first else { return true }
    if case .list(let inner) = first, inner.kind == .bullet { return isBare(inner) }
    return false
  }

  private static func plainWord(_ word: DisplayText) -> DisplayText? {
    let isPlain =
      word.string.utf8.count <= 32
      && word.string.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+#-._".contains($0)) }
    return isPlain ? word : nil
  }
}
