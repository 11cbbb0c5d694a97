import CardCore

/// Lays a card out in lines of at most `width` cells.
struct CardLayout: ~Copyable {
  /// What is left of a line at the least before quotes and lists stop moving text to the right.
  private static let minimumWidth = 8

  /// The width of a tab, and of a rule where lines have no end.
  private static let tabWidth = 4
  private static let ruleWidth = 40

  private let glyphs: LayoutGlyphs
  private var wrapper = LineWrapper()

  init(glyphs: LayoutGlyphs) {
    self.glyphs = glyphs
  }

  /// The lines of the card: title, body and actions, with a blank line between them and none at the ends.
  mutating func lines(of card: Card, width: Int) -> [StyledLine] {
    var parts: [[StyledLine]] = []
    if let title = card.title, !title.isBlank {
      parts.append(paragraph([.text(title)], TextStyle(.title), width: width))
    }
    parts.append(blocks(card.body, width: width))
    parts.append(card.actions.flatMap { action($0, width: width) })
    let lines = Self.joined(parts.filter { !$0.isEmpty }).drop { $0.pieces.isEmpty }
    return lines.lastIndex { !$0.pieces.isEmpty }.map { Array(lines[...$0]) } ?? []
  }

  private static func joined(_ parts: [[StyledLine]], isTight: Bool = false) -> [StyledLine] {
    Array(parts.joined(separator: isTight ? [] : [StyledLine()]))
  }

  private mutating func blocks(_ blocks: [Block], width: Int, isTight: Bool = false) -> [StyledLine] {
    var parts: [[StyledLine]] = []
    for block in blocks { parts.append(lines(of: block, width: width)) }
    return Self.joined(parts.filter { !$0.isEmpty }, isTight: isTight)
  }

  private mutating func lines(of block: Block, width: Int) -> [StyledLine] {
    switch block {
    case .paragraph(let inlines): paragraph(inlines, TextStyle(.text), width: width)
    case .heading(_, let inlines): paragraph(inlines, TextStyle(.heading), width: width)
    case .list(let list): lines(of: list, width: width)
    case .quote(let blocks): quote(blocks, width: width)
    case .code(let code): lines(of: code, width: width)
    case .image(let image): lines(of: image, width: width)
    case .facts(let facts): lines(of: facts, width: width)
    case .divider: [StyledLine(String(repeating: glyphs.rule, count: min(width, Self.ruleWidth)), TextStyle(.mark))]
    }
  }

  // MARK: Running text

  private mutating func paragraph(_ inlines: [Inline], _ style: TextStyle, width: Int) -> [StyledLine] {
    let inlines = inlines.simplified
    guard !inlines.isEmpty else { return [] }
    var flow = InlineFlow()
    flow.append(inlines, style)
    return wrap(flow.lines, width: width)
  }

  private mutating func wrap(_ texts: [StyledText], width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for text in texts { lines += wrapper.wrap(text, width: width) }
    return lines
  }

  private mutating func action(_ action: Action, width: Int) -> [StyledLine] {
    var text = StyledText()
    text.appendUnbroken("[ \(action.label) ]", TextStyle(.button))
    let target =
      switch action.kind {
      case .open(let destination): destination.display
      case .submit(let verb): verb
      }
    if !target.isBlank && target != action.label {
      text.append(" \(glyphs.arrow) ", TextStyle(.mark))
      text.append(target.string, TextStyle(.address))
    }
    return wrapper.wrap(text, width: width)
  }

  private mutating func lines(of image: Image, width: Int) -> [StyledLine] {
    var text = StyledText()
    text.append("[image]", TextStyle(.mark))
    if !image.alternative.isBlank { text.append(" \(image.alternative)", TextStyle(.text)) }
    var address = StyledText()
    address.append(image.source.display.string, TextStyle(.address))
    return wrap([text, address], width: width)
  }

  // MARK: Blocks with something before them

  private mutating func lines(of list: List, width: Int) -> [StyledLine] {
    let markers = list.items.indices.map { index in
      switch list.kind {
      case .bullet: "\(glyphs.bullet) "
      case .ordered(let start): "\(start.addingReportingOverflow(index).partialValue). "
      }
    }
    let indent = markers.map { CellWidth.of($0) }.max() ?? 0
    var items: [[StyledLine]] = []
    for (marker, item) in zip(markers, list.items) {
      let inner = narrowed(width, by: indent)
      let lines = blocks(item, width: inner ?? width, isTight: list.isTight)
      let content = lines.isEmpty ? [StyledLine()] : lines
      let padding = String(repeating: " ", count: indent - CellWidth.of(marker))
      items.append(inner == nil ? content : Self.hanging(content, padding + marker))
    }
    return Self.joined(items, isTight: list.isTight)
  }

  /// The lines behind a marker on the first of them and spaces on the others.
  private static func hanging(_ lines: [StyledLine], _ marker: String) -> [StyledLine] {
    let first = StyledLine(marker, TextStyle(.mark))
    let rest = StyledLine(String(repeating: " ", count: first.width), TextStyle(.text))
    return lines.enumerated().map { $1.prefixed(by: $0 == 0 ? first : rest).trimmed() }
  }

  private mutating func quote(_ content: [Block], width: Int) -> [StyledLine] {
    let bar = StyledLine("\(glyphs.quote) ", TextStyle(.mark))
    guard let inner = narrowed(width, by: bar.width) else { return blocks(content, width: width) }
    return blocks(content, width: inner).map { $0.prefixed(by: bar).trimmed() }
  }

  /// What is left of a width, or `nil` where so little is left that the text stays where it is.
  private func narrowed(_ width: Int, by indent: Int) -> Int? {
    width - indent >= Self.minimumWidth ? width - indent : nil
  }

  // MARK: Preformatted text and facts

  private mutating func lines(of code: CodeBlock, width: Int) -> [StyledLine] {
    guard !code.text.isBlank else { return [] }
    let style = TextStyle(.code)
    let mark = StyledLine("\(glyphs.continuation) ", TextStyle(.mark))
    let indent = width > mark.width + 1 ? mark : StyledLine()
    return code.text.string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let lines = Self.cut(Self.expandingTabs(line), style, first: width, rest: width - indent.width)
      return lines.enumerated().map { $0 == 0 ? $1 : $1.prefixed(by: indent) }
    }
  }

  private static func expandingTabs(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return String(line) }
    var text = ""
    var column = 0
    for cluster in line {
      let stop = tabWidth - column % tabWidth
      text += cluster == "\t" ? String(repeating: " ", count: stop) : String(cluster)
      column += cluster == "\t" ? stop : CellWidth.of(cluster)
    }
    return text
  }

  /// Cuts a line between clusters, wherever it is full.
  private static func cut(_ text: String, _ style: TextStyle, first: Int, rest: Int) -> [StyledLine] {
    var lines = [StyledLine()]
    for cluster in text {
      let cells = CellWidth.of(cluster)
      if lines[lines.count - 1].width + cells > (lines.count == 1 ? first : rest), lines[lines.count - 1].width > 0 {
        lines.append(StyledLine())
      }
      let isTooWide = cells > rest
      lines[lines.count - 1].append(isTooWide ? "…" : String(cluster), style, width: isTooWide ? 1 : cells)
    }
    return lines
  }

  /// Labels in a column as wide as the widest that takes at most a third of the line; a wider one stands on a line of
  /// its own.
  private mutating func lines(of facts: [Fact], width: Int) -> [StyledLine] {
    let labels = facts.map { "\($0.label):" }
    let column = (labels.map { CellWidth.of($0) }.filter { $0 < width / 3 }.max() ?? 0) + 1
    var lines: [StyledLine] = []
    for (label, fact) in zip(labels, facts) {
      var name = StyledText()
      name.append(label, TextStyle(.label))
      let labelLines = wrapper.wrap(name, width: width)
      let values = fact.value.isBlank ? [] : value(fact.value, width: max(width - column, 1))
      let fits = labelLines.count == 1 && labelLines[0].width < column && width > column
      let indent = StyledLine(String(repeating: " ", count: min(column, width - 1)), TextStyle(.text))
      let rest = values.dropFirst(fits ? 1 : 0).map { $0.prefixed(by: indent).trimmed() }
      lines += fits && !values.isEmpty ? [Self.beside(labelLines[0], values[0], column: column)] : labelLines
      lines += rest
    }
    return lines
  }

  private static func beside(_ label: StyledLine, _ value: StyledLine, column: Int) -> StyledLine {
    var line = label
    line.append(String(repeating: " ", count: column - label.width), TextStyle(.text), width: column - label.width)
    line.append(value)
    return line.trimmed()
  }

  private mutating func value(_ value: DisplayText, width: Int) -> [StyledLine] {
    let texts = value.string.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var text = StyledText()
      text.append(Self.expandingTabs(line), TextStyle(.text))
      return text
    }
    return wrap(texts, width: width)
  }
}
