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

  init(budget: Int = .max) {
    self.budget = budget
  }

  /// The text, ending in one newline, or nothing.
  var output: String { lines.map { $0 + "\n" }.joined() }

  /// Writes the card's own title, above the body's headings.
  mutating func title(_ title: DisplayText, level: Int = 2) {
    separate()
    let words = MarkdownInlines.lines([.text(title)], isHeading: true).joined()
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
    budget -= content.reduce(0) { $0 + $1.utf8.count + 1 }
    guard budget >= 0 else { return truncate() }
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

  private func content(of block: Block) -> [String] {
    switch block {
    case .paragraph(let inlines): MarkdownInlines.lines(inlines)
    case .heading(let level, let inlines): Self.heading(level, inlines)
    case .list(let list): self.list(list)
    case .quote(let blocks): Self.prefixed(Self.nested(blocks), first: "> ", rest: "> ")
    case .code(let code): Self.code(code)
    case .image(let image): ["!" + MarkdownInlines.lines([.link(image.source, image.label)]).joined()]
    case .facts, .meters: []
    // Underscores, because a row of hyphens behind a bullet is a rule instead of an item.
    case .divider: ["___"]
    }
  }

  /// Levels begin under the card's own title; a heading without text is nothing.
  private static func heading(_ level: Int, _ inlines: [Inline]) -> [String] {
    let signs = String(repeating: "#", count: min(max(level, 1) + 2, 6))
    return MarkdownInlines.lines(inlines, isHeading: true).map { "\(signs) \($0)" }
  }

  private static func nested(_ blocks: [Block], isTight: Bool = false) -> [String] {
    var writer = MarkdownWriter()
    writer.blocks(blocks, isTight: isTight)
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

  private func list(_ list: List) -> [String] {
    let isAlternate = isAlternate(list)
    var lines: [String] = []
    for (index, item) in list.items.enumerated() {
      if !list.isTight && index > 0 { lines.append("") }
      let marker =
        switch list.kind {
        case .bullet: isAlternate ? "* " : "- "
        case .ordered(let start): "\(Self.number(start, index))\(isAlternate ? ")" : ".") "
        }
      let rest = String(repeating: " ", count: marker.utf8.count)
      lines += Self.prefixed(Self.item(item, isTight: list.isTight), first: marker, rest: rest)
    }
    return lines
  }

  /// The lines of an item; bullets without text go on a line of their own, for three in a row are a rule.
  private static func item(_ blocks: [Block], isTight: Bool) -> [String] {
    let lines = nested(blocks, isTight: isTight)
    let isBullets = lines[0].utf8.contains { $0 != UInt8(ascii: " ") } && lines[0].allSatisfy { "-* ".contains($0) }
    return isBullets ? [""] + lines : lines
  }

  /// CommonMark takes numbers of up to nine digits, and counts on from the first of a list.
  private static func number(_ start: Int, _ index: Int) -> Int {
    min(max(start, 0), 999_999_999 - index) + index
  }

  private static func code(_ code: CodeBlock) -> [String] {
    let fence = String(repeating: "`", count: max(3, code.text.string.longestRun(of: "`") + 1))
    return [fence + (code.languageWord ?? "")]
      + code.text.string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [fence]
  }
}

extension Block {
  /// Facts and meters as a list, a single bar without a label as a paragraph, and any other block as it is.
  fileprivate var withoutRows: Block {
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

extension Image {
  /// The alternative text as the content of brackets.
  fileprivate var label: [Inline] { alternative.isEmpty ? [.text(" ")] : [.text(alternative)] }
}
