import CardCore

/// Lays a card out in lines of at most `width` cells.
struct CardLayout: ~Copyable {
  /// What is left of a line at the least before quotes and lists stop moving text to the right.
  private static let minimumWidth = 4

  /// The distance of tab stops.
  private static let tabWidth = 4

  let glyphs: LayoutGlyphs
  let pictures: PictureLayout?
  var pictureLosses: [Rendering.Loss] = []
  var drawnPictures = 0
  private let width: Int
  private let opensLinks: Bool
  private var wrapper = LineWrapper()
  var sink: LineSink

  /// What became of a card: its lines, and whether some were left out.
  struct Result {
    var lines: [StyledLine]
    var isTruncated: Bool

    /// What became of the pictures; empty where none are drawn.
    var pictureLosses: [Rendering.Loss]
  }

  /// Lays a card out: title, body and actions, with a blank line between them and none at the ends.
  ///
  /// A frame pads lines to `paddedWidth` cells, which counts against the budget of the output. Where links can be opened,
  /// the address of one whose label says its host is left out.
  static func layout(
    _ card: Card, width: Int, glyphs: LayoutGlyphs, paddedWidth: Int = 0, opensLinks: Bool = false,
    pictures: PictureLayout? = nil
  ) -> Result {
    let sink = LineSink(budget: OutputBudget.bytes(for: card), paddedWidth: paddedWidth)
    var layout = CardLayout(glyphs: glyphs, width: width, opensLinks: opensLinks, sink: sink, pictures: pictures)
    layout.lay(card)
    // Code may begin and end with blank lines.
    let begun = layout.sink.lines.drop { $0.pieces.isEmpty }
    var lines = begun.lastIndex { !$0.pieces.isEmpty }.map { Array(begun[...$0]) } ?? []
    if layout.sink.isFull { lines.append(StyledLine(OutputBudget.mark, TextStyle(.mark))) }
    return Result(lines: lines, isTruncated: layout.sink.isFull, pictureLosses: layout.pictureLosses)
  }

  private init(glyphs: LayoutGlyphs, width: Int, opensLinks: Bool, sink: LineSink, pictures: PictureLayout?) {
    self.glyphs = glyphs
    self.pictures = pictures
    self.width = width
    self.opensLinks = opensLinks
    self.sink = sink
  }

  private mutating func lay(_ card: Card) {
    if let title = card.title, !title.isBlank { paragraph([.text(title)], TextStyle(.title)) }
    sink.takeBlank()
    blocks(card.body)
    sink.takeBlank()
    for action in card.actions { self.action(action) }
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
    case .facts(let facts): rows(facts.map(Self.row))
    case .meters(let meters): rows(meters.map { row($0, width: room) })
    case .divider: rule()
    }
  }

  mutating func rule() {
    sink.take(StyledLine(String(repeating: glyphs.rule, count: min(room, glyphs.ruleWidth)), TextStyle(.mark)))
  }

  /// The cells that are left behind quotes and lists.
  var room: Int { width - sink.prefix.width }

  /// Whether a prefix leaves enough room; where it does not, the text stays where it is.
  private func hasRoom(for prefix: StyledLine) -> Bool {
    room - prefix.width >= Self.minimumWidth
  }

  // MARK: Running text

  private mutating func paragraph(_ inlines: [Inline], _ style: TextStyle) {
    let inlines = inlines.simplified
    guard !inlines.isEmpty else { return }
    var flow = InlineFlow(opensLinks: opensLinks)
    flow.append(inlines, style)
    wrap(flow.lines)
  }

  mutating func wrap(_ texts: [StyledText]) {
    for text in texts where !sink.isFull { sink.take(wrapper.wrap(text, width: room)) }
  }

  private mutating func action(_ action: Action) {
    var text = StyledText()
    let (target, link) = Self.target(of: action)
    var button = TextStyle(.button)
    button.link = link
    text.appendUnbroken("[ \(action.label) ]", button)
    if !target.isBlank && target != action.label {
      text.append(" \(glyphs.arrow) ", TextStyle(.mark))
      var address = TextStyle(.address)
      address.link = link
      text.append(target.string, address)
    }
    wrap([text])
  }

  private static func target(of action: Action) -> (text: DisplayText, link: Hyperlink?) {
    switch action.kind {
    case .open(let destination): (destination.display, Hyperlink(destination))
    case .submit(let verb): (verb, nil)
    }
  }

  private mutating func image(_ image: Image) {
    guard !draws(image) else { return }
    var text = StyledText()
    text.append("[image]", TextStyle(.mark))
    if !image.alternative.isBlank { text.append(" \(image.alternative)", TextStyle(.text)) }
    var address = StyledText()
    var style = TextStyle(.address)
    style.link = Hyperlink(image.source)
    address.append(image.source.display.string, style)
    wrap([text, address])
  }

  // MARK: Blocks with something before them

  private mutating func list(_ list: List) {
    let indent = CellWidth.of(marker(list.kind, list.items.count - 1))
    for (index, item) in list.items.enumerated() where !sink.isFull {
      if !list.isTight { sink.takeBlank() }
      let text = marker(list.kind, index)
      let padding = String(repeating: " ", count: max(indent - CellWidth.of(text), 0))
      let marker = StyledLine(padding + text, TextStyle(.mark))
      guard hasRoom(for: marker) else {
        // Without room beside it, the marker stands above.
        let bare = marker.trimmed()
        if bare.width <= room { sink.take(bare) }
        blocks(item, isTight: true)
        continue
      }
      let spaces = StyledLine(String(repeating: " ", count: marker.width), TextStyle(.text))
      let outer = sink.begin(first: marker, rest: spaces)
      blocks(item, isTight: list.isTight)
      sink.end(outer, keepsMarker: true)
    }
  }

  private func marker(_ kind: List.Kind, _ index: Int) -> String {
    switch kind {
    case .bullet: "\(glyphs.bullet) "
    case .ordered(let start): "\(start.addingReportingOverflow(index).partialValue). "
    }
  }

  private mutating func quote(_ content: [Block]) {
    let bar = StyledLine("\(glyphs.quote) ", TextStyle(.quote))
    guard hasRoom(for: bar) else { return blocks(content) }
    let outer = sink.begin(first: bar, rest: bar)
    blocks(content)
    sink.end(outer, keepsMarker: false)
  }

  // MARK: Preformatted text

  private mutating func code(_ code: CodeBlock) {
    guard !code.text.isBlank else { return }
    let style = TextStyle(.code)
    let mark = StyledLine("\(glyphs.continuation) ", TextStyle(.mark))
    let indent = room > mark.width + 1 ? mark : StyledLine()
    for line in code.text.string.split(separator: "\n", omittingEmptySubsequences: false) where !sink.isFull {
      let lines = Self.cut(Self.expandingTabs(line), style, first: room, rest: room - indent.width)
      for (index, line) in lines.enumerated() { sink.take(index == 0 ? line : line.prefixed(by: indent)) }
    }
  }

  static func expandingTabs(_ line: Substring) -> String {
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
      let isTooWide = cells > rest
      let used = lines[lines.count - 1].width
      if used > 0, used + (isTooWide ? 1 : cells) > (lines.count == 1 ? first : rest) { lines.append(StyledLine()) }
      lines[lines.count - 1].append(
        isTooWide ? LineWrapper.tooWide : String(cluster), style, width: isTooWide ? 1 : cells)
    }
    return lines
  }
}
