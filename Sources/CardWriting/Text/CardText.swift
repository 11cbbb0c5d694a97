import CardCore

/// A card as plain text, for clients that have no cards: one block under the other, nothing wrapped.
///
/// What is nested stands behind a mark on every line, so a few bytes of a sender could become megabytes; the text ends
/// with an ellipsis where it comes to its limit.
struct CardText {
  /// The longest text in bytes of UTF-8.
  static let maximumLength = 16_384

  /// Whether the end is missing.
  private(set) var isTruncated = false
  private var output = ""

  /// What stands before each line, and before the next line alone where that is another.
  private var prefix = ""
  private var marker: String?

  private init() {}

  /// The blocks of a card, without its title and buttons.
  static func body(of card: Card) -> CardText {
    var text = CardText()
    text.write(card.body, areTight: false)
    return text
  }

  /// A card from its title to its buttons.
  static func whole(_ card: Card) -> CardText {
    var text = CardText()
    if let title = card.title, !title.isBlank { text.line(title.string) }
    if !card.body.isEmpty {
      if !text.output.isEmpty { text.line("") }
      text.write(card.body, areTight: false)
    }
    let buttons = buttons(of: card.actions)
    if !buttons.isEmpty {
      if !text.output.isEmpty { text.line("") }
      buttons.forEach { text.line($0) }
    }
    return text
  }

  /// The buttons: the verbs' labels in parentheses on one line, and an address behind its label on a line each.
  static func buttons(of actions: [Action]) -> [String] {
    var labels: [String] = []
    var links: [String] = []
    for action in actions {
      switch action.kind {
      case .submit(let verb): labels.append("(\(action.label.isBlank ? verb : action.label))")
      case .open(let destination): links.append(link(action.label.string, destination))
      }
    }
    return (labels.isEmpty ? [] : [labels.joined(separator: " ")]) + links
  }

  /// The text, at most so many bytes of it.
  func string(upTo limit: Int = maximumLength) -> (text: String, isTruncated: Bool) {
    let text = output.last == "\n" ? String(output.dropLast()) : output
    guard text.utf8.count > limit else { return (text, isTruncated) }
    return (text.shortened(to: limit), true)
  }
}

extension CardText {
  private mutating func line(_ text: some StringProtocol) {
    guard output.utf8.count <= Self.maximumLength else {
      isTruncated = true
      return
    }
    let start = marker ?? prefix
    marker = nil
    output += text.isEmpty ? start.trimmed : start
    output += text
    output += "\n"
  }

  private mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(part) }
  }

  private mutating func write(_ blocks: [Block], areTight: Bool) {
    for (index, block) in blocks.enumerated() where !isTruncated {
      if index > 0, !areTight { line("") }
      write(block)
    }
  }

  private mutating func write(_ block: Block) {
    switch block {
    case .paragraph(let content), .heading(_, let content): lines(Self.text(of: content))
    case .list(let list): write(list)
    case .quote(let blocks): inside("> ", "> ") { $0.write(blocks, areTight: false) }
    case .code(let code): lines(code.text.string)
    case .image(let image): line(Self.text(of: image))
    case .facts(let facts): facts.forEach { lines("\($0.label): \($0.value)") }
    case .meters(let meters): meters.forEach { line($0.label.isBlank ? $0.amount.string : "\($0.label): \($0.amount)") }
    case .divider: line("---")
    }
  }

  private mutating func write(_ list: List) {
    for (index, item) in list.items.enumerated() where !isTruncated {
      if index > 0, !list.isTight { line("") }
      let mark =
        switch list.kind {
        case .bullet: "- "
        case .ordered(let start): "\(start &+ index). "
        }
      inside(mark, String(repeating: " ", count: mark.utf8.count)) { $0.write(item, areTight: list.isTight) }
    }
  }

  /// Writes lines behind a mark: one before the first of them, another before the rest.
  private mutating func inside(_ first: String, _ rest: String, _ write: (inout CardText) -> Void) {
    let outer = prefix
    marker = (marker ?? prefix) + first
    prefix += rest
    write(&self)
    if marker != nil { line("") }
    prefix = outer
  }

  /// A picture by its address, or by its type and size where it came along.
  private static func text(of image: Image) -> String {
    let alternative = image.alternative.string
    switch image.source {
    case .address(let destination): return link(alternative, destination)
    case .embedded(let picture):
      return image.alternative.isBlank ? "\(picture.summary)" : "\(alternative) (\(picture.summary))"
    }
  }

  private static func text(of content: [Inline]) -> String {
    content.map { inline in
      switch inline {
      case .text(let text), .code(let text): text.string
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): text(of: inner)
      case .link(let destination, let label): link(text(of: label), destination)
      case .lineBreak: "\n"
      }
    }.joined()
  }

  /// A label with its address behind it, unless the label is the address.
  static func link(_ label: String, _ destination: LinkDestination) -> String {
    let address = destination.string
    let isBare = label.isEmpty || label == address || label == destination.display.string
    return isBare ? address : "\(label): \(address)"
  }
}

extension String {
  /// Without the spaces at the end.
  fileprivate var trimmed: String {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }

  /// The beginning, cut between characters, with an ellipsis where there is room for one; at most so many bytes.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let room = limit - "…".utf8.count
    guard room > 0 else { return "" }
    var length = 0
    let beginning = prefix { character in
      length += character.utf8.count
      return length <= room
    }
    return beginning + "…"
  }
}
