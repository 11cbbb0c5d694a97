import CardCore

/// Writes a card in the dialect of a chat: lines, each with what its quotes and lists put before it.
struct ChatWriter {
  /// How deep lists are indented; deeper ones stand below the last level, so that no line grows with the nesting.
  private static let deepest = 6

  private let syntax: any ChatSyntax
  private var lines: [String] = []
  private var losses = LossLog()
  private var replaced = 0

  /// The bytes that lines may still have.
  private var budget: Int
  private var isTruncated = false

  /// What stands before the next line, and before those after it.
  private var first = ""
  private var rest = ""
  private var depth = 0
  private var isInQuote = false

  /// Whether nothing stands in the card, the item or the quote yet.
  private var isFresh = true

  static func rendering(of card: Card, in syntax: any ChatSyntax) -> Rendering {
    var writer = ChatWriter(syntax: syntax, budget: OutputBudget.bytes(for: card))
    if let title = card.title, !title.isBlank { writer.heading(0, [.text(title)]) }
    writer.blocks(card.body)
    for action in card.actions { writer.action(action) }
    if writer.replaced > 0 { writer.losses.report(.markers(writer.replaced)) }
    return Rendering(writer.lines.map { $0 + "\n" }.joined(), losses: writer.losses.losses)
  }

  private init(syntax: any ChatSyntax, budget: Int) {
    self.syntax = syntax
    self.budget = budget
  }

  // MARK: Lines

  private mutating func line(_ text: String) {
    guard !isTruncated else { return }
    let line = (first + text).droppingSpacesAtEnd
    budget -= line.utf8.count + 1
    first = rest
    isFresh = false
    if budget >= 0 { return lines.append(line) }
    isTruncated = true
    losses.report(.truncated)
    lines.append(OutputBudget.mark)
  }

  /// An empty line between blocks.
  private mutating func separate() {
    if !isFresh { line("") }
  }

  private mutating func text(_ inlines: [Inline], prefix: String = "") {
    let (lines, losses, replaced) = ChatInlines.lines(inlines, in: syntax)
    self.losses.report(losses)
    self.replaced += replaced
    for line in lines { self.line(prefix + line) }
  }

  // MARK: Blocks

  private mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
    for block in blocks where !isTruncated { self.block(block, isTight: isTight) }
  }

  private mutating func block(_ block: Block, isTight: Bool = false) {
    let block = block.withoutRows
    guard !block.isNothing else { return }
    if !isTight { separate() }
    switch block {
    case .paragraph(let inlines): text(inlines)
    case .heading(let level, let inlines): heading(level, inlines)
    case .list(let list): self.list(list)
    case .quote(let blocks): quote(blocks)
    case .code(let code): self.code(code)
    case .image(let image): self.image(image)
    case .facts, .meters: break
    case .divider: line(syntax.divider)
    }
  }

  private mutating func heading(_ level: Int, _ inlines: [Inline]) {
    if level == 0 { separate() }
    let content = inlines.simplified.map { $0 == .lineBreak ? .text(" ") : $0 }
    if let prefix = syntax.heading(level) { return text(content, prefix: prefix) }
    if level > 0 { losses.report(.heading) }
    text(syntax.strong == nil ? content : [.strong(content)])
  }

  private mutating func list(_ list: List) {
    let outer = (first, rest)
    for (index, item) in list.items.enumerated() where !isTruncated {
      if index > 0, !list.isTight { line("") }
      let marker = list.kind.number(at: index).map { syntax.number($0) } ?? syntax.bullet
      first = (index == 0 ? outer.0 : outer.1) + marker
      rest = depth < Self.deepest ? outer.1 + "  " : outer.1
      depth += 1
      contained(item, isTight: list.isTight)
      depth -= 1
      (first, rest) = (outer.1, outer.1)
    }
  }

  /// What an item or a quote holds, or its mark alone.
  private mutating func contained(_ blocks: [Block], isTight: Bool = false) {
    isFresh = true
    self.blocks(blocks, isTight: isTight)
    if isFresh { line("") }
  }

  /// A quote; chats know no quote in a quote, so an inner one is part of the outer.
  private mutating func quote(_ blocks: [Block]) {
    if isInQuote {
      losses.report(.quote)
      return contained(blocks)
    }
    let outer = (first, rest)
    (first, rest) = (first + syntax.quote, rest + syntax.quote)
    isInQuote = true
    contained(blocks)
    isInQuote = false
    (first, rest) = (outer.1, outer.1)
  }

  /// Code keeps its lines together where no quote or list puts something before them.
  private mutating func code(_ code: CodeBlock) {
    let isApart = first.isEmpty && rest.isEmpty
    if isApart, let block = syntax.codeBlock(code.text.string, language: code.languageWord) {
      replaced += block.replaced
      for line in block.string.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
      return
    }
    losses.report(.code)
    for line in code.text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      // White space alone is no code in any chat.
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" }
      if isBlank { self.line("") } else { text([.code(DisplayText(String(line)))]) }
    }
  }

  private mutating func image(_ image: Image) {
    losses.report(.image(image))
    switch image.source {
    case .address(let address):
      text([.link(address, [.text(image.alternative.isBlank ? address.display : image.alternative)])])
    case .embedded(let picture): text([.text(picture.standIn(for: image.alternative))])
    }
  }

  private mutating func action(_ action: Action) {
    separate()
    switch action.kind {
    case .open(let destination): text([.link(destination, [.text(action.label)])])
    case .submit(let verb):
      losses.report(.button(action.label))
      let label = Inline.strong([.text(action.label)])
      text(verb.isBlank || verb == action.label ? [label] : [label, .text(" → "), .code(verb)])
    }
  }
}

extension ChatSyntax {
  /// The number of an item, of which the sign is escaped where the dialect asks for it.
  fileprivate func number(_ number: Int) -> String {
    let sign = written(0, of: ChatLine([ChatLine.Piece(content: .text("."))]))
    return "\(number)\(sign.string) "
  }
}

extension Block {
  /// Whether there is nothing to write.
  fileprivate var isNothing: Bool {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines): inlines.simplified.isEmpty
    case .list(let list): list.items.isEmpty
    case .facts(let facts): facts.isEmpty
    case .meters(let meters): meters.isEmpty
    case .code(let code): code.text.isBlank
    case .quote, .image, .divider: false
    }
  }
}

extension String {
  fileprivate var droppingSpacesAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    return String(reversed().drop { $0 == " " }.reversed())
  }
}
