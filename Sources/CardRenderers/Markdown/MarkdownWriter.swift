import CardCore

/// Writes blocks as Markdown, each as its lines; a container prefixes the lines of its content.
struct MarkdownWriter {
  private(set) var lines: [String] = []

  /// The list before, so that two in a row are told apart by their markers.
  private var previousList: (kind: List.Kind, isAlternate: Bool)?
  private var previous: Block?

  /// The bytes that the blocks may still have.
  private var budget: Int

  /// Whether blocks were left out, because the budget was used up.
  private(set) var isTruncated = false

  private let syntax: any MarkdownSyntax

  /// The bytes that stand before each line, in what this is written for.
  private let inset: Int

  init(syntax: any MarkdownSyntax, budget: Int, inset: Int = 0) {
    self.syntax = syntax
    self.budget = budget
    self.inset = inset
  }

  /// The text, ending in one newline, or nothing.
  var output: String { lines.map { $0 + "\n" }.joined() }

  /// Writes the card's own title, above the body's headings.
  mutating func title(_ title: DisplayText, level: Int = 2) {
    separate()
    let words = inlines([.text(title)], isHeading: true).joined()
    lines.append(String(repeating: "#", count: level) + " " + words)
  }

  mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
    for block in blocks { self.block(block, isTight: isTight) }
  }

  /// Writes a button.
  mutating func action(_ action: Action) {
    paragraph(action.inlines)
  }

  private mutating func paragraph(_ inlines: [Inline]) {
    block(.paragraph(inlines), isTight: false)
  }

  private mutating func block(_ block: Block, isTight: Bool) {
    guard !isTruncated else { return }
    let block = block.withoutRows
    let content = content(of: block)
    guard !content.isEmpty else { return }
    budget -= content.reduce(0) { $0 + $1.utf8.count + 1 + inset }
    // What is cut off inside has been marked there.
    guard budget >= 0 || isTruncated else { return truncate() }
    if !isTight || !Self.canFollowDirectly(previous, block, content[0]) { separate() }
    lines += content
    previous = block
    if case .list(let list) = block {
      previousList = (list.kind, isAlternate(list))
    } else {
      previousList = nil
    }
  }

  private mutating func truncate() {
    isTruncated = true
    separate()
    lines.append(OutputBudget.mark)
  }

  private mutating func separate() {
    if !lines.isEmpty { lines.append("") }
  }

  /// Whether a block begins anew right behind another one, without a blank line between them.
  private static func canFollowDirectly(_ previous: Block?, _ block: Block, _ firstLine: String) -> Bool {
    switch (previous, block) {
    case (nil, _), (.heading, _), (.code, _), (.divider, _): true
    // A line of text would go on with what is open before it, and a quote with the quote.
    case (_, .paragraph), (_, .image), (.quote, .quote): false
    // A paragraph takes in a list that does not begin with 1, and a marker without an item (CommonMark, section 5.2).
    case (_, .list(let list)): list.kind.beginsLikeAny && firstLine.contains(" ")
    case (_, .heading), (_, .quote), (_, .code), (_, .divider), (_, .facts), (_, .meters): true
    }
  }

  private mutating func content(of block: Block) -> [String] {
    switch block {
    case .paragraph(let inlines): self.inlines(inlines)
    case .heading(let level, let inlines): heading(level, inlines)
    case .list(let list): self.list(list)
    case .quote(let blocks): Self.prefixed(nested(blocks, indent: 2), first: "> ", rest: "> ")
    case .code(let code): self.code(code)
    case .image(let image): self.image(image)
    case .facts, .meters: []
    // Underscores, because a row of hyphens behind a bullet is a rule instead of an item.
    case .divider: ["___"]
    }
  }

  private func inlines(_ inlines: [Inline], isHeading: Bool = false) -> [String] {
    MarkdownInlines.lines(inlines, isHeading: isHeading, in: syntax)
  }

  /// Levels begin under the card's own title; a heading without text is nothing.
  private func heading(_ level: Int, _ inlines: [Inline]) -> [String] {
    let signs = String(repeating: "#", count: min(max(level, 1) + 2, 6))
    return self.inlines(inlines, isHeading: true).map { "\(signs) \($0)" }
  }

  /// The lines of what a container holds, within what is left of the budget.
  private mutating func nested(_ blocks: [Block], indent: Int, isTight: Bool = false) -> [String] {
    var writer = MarkdownWriter(syntax: syntax, budget: budget, inset: inset + indent)
    writer.blocks(blocks, isTight: isTight)
    isTruncated = writer.isTruncated
    return writer.lines.isEmpty ? [""] : writer.lines
  }

  private static func prefixed(_ lines: [String], first: String, rest: String) -> [String] {
    lines.enumerated().map { index, line in
      let prefix = index == 0 ? first : rest
      return line.isEmpty ? String(prefix.reversed().drop { $0 == " " }.reversed()) : prefix + line
    }
  }

  private func isAlternate(_ list: List) -> Bool {
    guard let previousList, previousList.kind.isBullet == list.kind.isBullet else { return false }
    return !previousList.isAlternate
  }

  private mutating func list(_ list: List) -> [String] {
    let isAlternate = isAlternate(list)
    let whole = budget
    // Each item has what the items before it left.
    defer { budget = whole }
    var lines: [String] = []
    for (index, item) in list.items.enumerated() where !isTruncated {
      if !list.isTight && index > 0 { lines.append("") }
      let number = list.kind.number(at: index).map { "\($0)\(isAlternate ? ")" : ".") " }
      let marker = number ?? (isAlternate ? "* " : "- ")
      let rest = String(repeating: " ", count: marker.utf8.count)
      let content = self.item(item, indent: rest.utf8.count, isTight: list.isTight)
      budget -= content.reduce(0) { $0 + $1.utf8.count + rest.utf8.count + inset }
      lines += Self.prefixed(content, first: marker, rest: rest)
    }
    return lines
  }

  /// The lines of an item; bullets without text go on a line of their own, for three in a row are a rule.
  private mutating func item(_ blocks: [Block], indent: Int, isTight: Bool) -> [String] {
    let lines = nested(blocks, indent: indent, isTight: isTight)
    let isBullets = lines[0].utf8.contains { $0 != UInt8(ascii: " ") } && lines[0].allSatisfy { "-* ".contains($0) }
    return isBullets ? [""] + lines : lines
  }

  private func code(_ code: CodeBlock) -> [String] {
    let fence = String(repeating: "`", count: max(3, code.text.string.longestRun(of: "`") + 1))
    return [fence + (syntax.language(of: code) ?? "")]
      + code.text.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [fence]
  }
}

extension Block {
  /// Facts and meters as a list, a single bar without a label as a paragraph, and any other block as it is.
  var withoutRows: Block {
    switch self {
    case .facts(let facts): .list(List(.bullet, items: facts.map { [.paragraph($0.inlines)] }))
    case .meters(let meters) where meters.count == 1 && meters[0].label.isBlank: .paragraph(meters[0].inlines)
    case .meters(let meters): .list(List(.bullet, items: meters.map { [.paragraph($0.inlines)] }))
    case .paragraph, .heading, .list, .quote, .code, .image, .divider: self
    }
  }
}

extension Meter {
  /// The cells of a bar in Markdown, which knows no width.
  private static let barLength = 10

  fileprivate var inlines: [Inline] {
    let bar = bar(cells: Self.barLength, glyphs: .drawn)
    let label: [Inline] = label.isBlank ? [] : [.strong([.text(DisplayText("\(label):"))]), .text(" ")]
    return label + [.text(DisplayText("\(bar.full)\(bar.empty) \(amount)"))]
  }
}

extension Action {
  /// A link where the button opens an address, its words and verb where it does not.
  var inlines: [Inline] {
    switch kind {
    case .open(let destination): return [.link(destination, [.text(label)])]
    case .submit(let verb):
      let label = Inline.strong([.text(label)])
      return verb.isBlank || verb == self.label ? [label] : [label, .text(" → "), .code(verb)]
    }
  }
}

extension Fact {
  fileprivate var inlines: [Inline] {
    let values = [Inline](lines: value.string.split(separator: "\n"))
    let label = Inline.strong([.text(DisplayText("\(label):"))])
    return [label, .text(" ")] + (isTotal ? [.strong(values)] : values)
  }
}

extension List.Kind {
  fileprivate var isBullet: Bool { self == .bullet }
  fileprivate var beginsLikeAny: Bool { self == .bullet || self == .ordered(start: 1) }
}

extension MarkdownWriter {
  /// A picture by its address; for one that came along, the text that stands for it.
  private func image(_ image: Image) -> [String] {
    switch image.source {
    case .address(let address): ["!" + inlines([.link(address, image.label)]).joined()]
    case .embedded(let picture): inlines([.text(picture.standIn(for: image.alternative))])
    }
  }
}

extension Image {
  /// The alternative text as the content of brackets.
  fileprivate var label: [Inline] { alternative.isEmpty ? [.text(" ")] : [.text(alternative)] }
}
