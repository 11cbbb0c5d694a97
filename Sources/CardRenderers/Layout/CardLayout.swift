import CardCore

/// Lays a card out in lines of at most `width` cells.
struct CardLayout: ~Copyable {
  /// What is left of a line at the least before quotes and lists stop moving text to the right.
  private static let minimumWidth = 4

  /// The distance of tab stops.
  private static let tabWidth = 4

  let style: LayoutStyle
  let pictures: PictureLayout?
  let references: LayoutReferences
  var pictureLosses: [Rendering.Loss] = []
  var drawnPictures = 0
  private let width: Int
  private var flow: InlineFlow
  private var wrapper: LineWrapper
  var sink: LineSink

  /// What became of a card: its lines, and whether some were left out.
  struct Result {
    var lines = StyledLines()
    var isTruncated = false

    /// The UTF-8 bytes that the lines were allowed.
    var budget = 0

    /// What became of the pictures; empty where none are drawn.
    var pictureLosses: [Rendering.Loss] = []
  }

  /// Lays a card out: title, body and actions, with a blank line between them and none at the ends.
  ///
  /// A frame pads lines to `paddedWidth` cells, which counts against the budget of the output. Where links can be opened,
  /// the address of one whose label says its host is left out.
  static func layout(
    _ card: Card, width: Int, style: LayoutStyle, paddedWidth: Int = 0, opensLinks: Bool = false,
    pictures: PictureLayout? = nil, references: LayoutReferences = LayoutReferences()
  ) -> Result {
    let budget = OutputBudget.bytes(for: card)
    let sink = LineSink(budget: budget, width: width, paddedWidth: paddedWidth)
    var layout = CardLayout(
      style: style, width: width, opensLinks: opensLinks, sink: sink, pictures: pictures, references: references)
    layout.lay(card)
    return layout.result(budget: budget)
  }

  private consuming func result(budget: Int) -> Result {
    let (lines, isTruncated) = sink.finished(style.truncation)
    return Result(lines: lines, isTruncated: isTruncated, budget: budget, pictureLosses: pictureLosses)
  }

  private init(
    style: LayoutStyle, width: Int, opensLinks: Bool, sink: LineSink, pictures: PictureLayout?,
    references: LayoutReferences
  ) {
    self.style = style
    self.pictures = pictures
    self.references = references
    self.width = width
    self.sink = sink
    flow = InlineFlow(encodesAddresses: style.encodesAddresses, opensLinks: opensLinks, references: references)
    wrapper = LineWrapper(style)
  }

  private mutating func lay(_ card: Card) {
    if let title = card.title, !title.isBlank { paragraph([.text(title)], TextStyle(.title)) }
    sink.takeBlank()
    blocks(card.body)
    sink.takeBlank()
    actions(card.actions)
  }

  private mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
    for block in blocks {
      if !isTight { sink.takeBlank() }
      self.block(block)
    }
  }

  private mutating func block(_ block: Block) {
    guard !sink.isFull else { return }
    switch block {
    case .paragraph(let inlines): paragraph(inlines, TextStyle(.text))
    case .heading(_, let inlines): paragraph(inlines, TextStyle(.heading))
    case .list(let list): self.list(list)
    case .quote(let blocks): quote(blocks)
    case .code(let code): self.code(code)
    case .image(let image): self.image(image)
    case .facts(let facts): self.facts(facts)
    case .meters(let meters): self.meters(meters)
    case .divider: rule()
    }
  }

  mutating func rule() {
    sink.take(mark(String(repeating: style.glyphs.rule, count: min(room, style.glyphs.ruleWidth))))
  }

  /// The cells that are left beside quotes and lists.
  var room: Int { width - sink.margins.most }

  /// Whether a margin leaves enough room; where it does not, the text stays where it is.
  func hasRoom(for margin: StyledLine) -> Bool {
    room - margin.count.most >= Self.minimumWidth
  }

  /// What the layout itself writes.
  func mark(_ text: String, _ role: TextRole = .mark) -> StyledLine {
    StyledLine(text, TextStyle(role), by: style.widths)
  }

  /// The direction in which something is laid out, by the direction of its first letter.
  func direction(_ found: @autoclosure () -> TextDirection?) -> TextDirection {
    style.isVisual ? found() ?? .leftToRight : .leftToRight
  }

  // MARK: Running text

  private mutating func paragraph(_ inlines: [Inline], _ textStyle: TextStyle) {
    // A text of several lines becomes one where it is laid out.
    let inlines = inlines.simplifiedLines
    guard !inlines.isEmpty else { return }
    flow.removeAll()
    flow.append(inlines, textStyle)
    wrap(flow.lines, direction(inlines.direction))
  }

  /// Takes texts in lines, of which the first has so many cells less.
  mutating func wrap(_ texts: [StyledText], _ direction: TextDirection, taken: Int = 0) {
    for index in texts.indices { wrap(texts[index], direction, taken: index == 0 ? taken : 0) }
  }

  /// Takes a text in lines, of which the first has so many cells less.
  mutating func wrap(_ text: borrowing StyledText, _ direction: TextDirection, taken: Int = 0) {
    guard !sink.isFull else { return }
    if let line = wrapper.line(text, width: room - taken) {
      sink.take(text.styled(line), direction)
    } else {
      lines(of: copy text, direction, taken: taken)
    }
  }

  private mutating func lines(of text: consuming StyledText, _ direction: TextDirection, taken: Int) {
    for line in wrapper.lines(of: &text, width: room, taken: taken) where !sink.isFull {
      sink.take(text.styled(line), direction)
    }
  }

  /// A text as one line, however wide.
  mutating func line(_ text: StyledText) -> StyledLine {
    wrapper.line(text)
  }

  private mutating func image(_ image: Image) {
    guard !draws(image) else { return }
    var text = StyledText()
    text.append("[image]", TextStyle(.mark))
    if !image.alternative.isBlank { text.append(" \(image.alternative)", TextStyle(.text)) }
    var source = StyledText()
    var sourceStyle = TextStyle(.address)
    sourceStyle.link = image.source.address.map { references.link(to: $0) }
    let address = image.source.address?.shown(encoded: style.encodesAddresses)
    source.append(address ?? image.source.display.string, sourceStyle)
    wrap([text, source], direction(image.alternative.string.direction))
  }

  // MARK: Blocks with something beside them

  private mutating func list(_ list: List) {
    let around = direction(list.direction)
    let last = marker(list.kind, list.items.count - 1)
    let indent = last.width
    var rest = StyledLine(spaces: indent)
    rest.endPart()
    for (index, item) in list.items.enumerated() where !sink.isFull {
      if !list.isTight { sink.takeBlank() }
      // The marker stands where its text begins.
      let direction = direction(item.direction ?? around)
      let bare = list.kind == .bullet ? last : marker(list.kind, index)
      var marker = StyledLine(spaces: indent - bare.width)
      marker.append(bare)
      guard hasRoom(for: marker) else {
        // Without room beside it, the marker stands above.
        let bare = bare.trimmed()
        if bare.width <= room { sink.take(bare, direction) }
        blocks(item, isTight: true)
        continue
      }
      let outer = sink.begin(first: marker, rest: rest, direction)
      blocks(item, isTight: list.isTight)
      sink.end(outer, keepsMarker: true)
    }
  }

  private func marker(_ kind: List.Kind, _ index: Int) -> StyledLine {
    switch kind {
    case .bullet: style.bullet
    case .ordered(let start): mark("\(start.addingReportingOverflow(index).partialValue). ")
    }
  }

  private mutating func quote(_ content: [Block]) {
    let bar = style.quoteBar
    guard hasRoom(for: bar) else { return blocks(content) }
    let outer = sink.begin(first: bar, rest: bar, direction(content.direction))
    blocks(content)
    sink.end(outer, keepsMarker: false)
  }

  // MARK: Preformatted text

  private mutating func code(_ code: CodeBlock) {
    guard !code.text.isBlank else { return }
    let indent = room > style.continuation.width + 1 ? style.continuation : StyledLine()
    for line in code.text.string.split(separator: "\n", omittingEmptySubsequences: false) where !sink.isFull {
      var text = StyledText()
      text.append(expandingTabs(line), TextStyle(.code))
      let lines = wrapper.cut(&text, first: room, rest: room - indent.width)
      for (index, line) in lines.enumerated() {
        var whole = index == 0 ? StyledLine() : indent
        whole.append(text.styled(line))
        sink.take(whole)
      }
    }
  }

  func expandingTabs(_ line: Substring) -> String {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return String(line) }
    var text = ""
    var column = 0
    for cluster in line {
      let stop = Self.tabWidth - column % Self.tabWidth
      text += cluster == "\t" ? String(repeating: " ", count: stop) : String(cluster)
      column += cluster == "\t" ? stop : CellWidth.of(cluster, by: style.widths)
    }
    return text
  }
}
