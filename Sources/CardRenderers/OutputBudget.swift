package import CardCore

/// How large an output may be for a card: a few bytes of a sender must not become megabytes of ours.
///
/// Markers of quotes and lists stand before every line that they hold, so that 60 KB of one lazy quote would be 4 MB.
package enum OutputBudget {
  /// What stands at the end of an output that was cut off.
  static let mark = "… \(word)"
  static let word = "truncated"

  /// The bytes of text per byte of the card's own, and for a card with hardly any.
  private static let factor = 20
  private static let minimum = 65_536

  /// What lines that may have so many bytes may have with their frame and with the escapes of colours.
  static func styledBytes(_ bytes: Int) -> Int {
    max(2 * minimum, bytes)
  }

  /// The UTF-8 bytes that the lines of a card may have, without a frame around them.
  package static func bytes(for card: Card) -> Int {
    let title = card.title?.string.utf8.count ?? 0
    let actions = card.actions.reduce(0) { $0 + $1.label.string.utf8.count }
    return max(minimum, factor * (title + actions + card.body.reduce(0) { $0 + $1.textLength }))
  }

  /// The length of the text of a card whose lines may have so many bytes; `nil` for a short one.
  static func textLength(of bytes: Int) -> Int? {
    bytes > minimum ? bytes / factor : nil
  }

  /// The bytes that the links of a card may take on a terminal, where each names its address anew on every line.
  static func linkBytes(for card: Card) -> Int {
    linkBytes(bytes(for: card))
  }

  /// The same of what the lines of a card may have.
  static func linkBytes(_ bytes: Int) -> Int {
    bytes / linkShare
  }

  private static let linkShare = 4
}

extension Block {
  /// What a bar counts as, of which a sender wrote a number.
  private static let barLength = 8

  /// The UTF-8 bytes of the text in the block.
  fileprivate var textLength: Int {
    switch self {
    case .paragraph(let content), .heading(_, let content): content.textLength
    case .list(let list):
      list.items.reduce(0) { $0 + $1.reduce(list.kind.markerLength) { $0 + $1.textLength } }
    case .quote(let blocks): blocks.reduce(2) { $0 + $1.textLength }
    case .code(let code): code.text.string.utf8.count
    case .image(let image): image.alternative.string.utf8.count + image.source.length
    case .facts(let facts): facts.reduce(0) { $0 + $1.label.string.utf8.count + $1.value.string.utf8.count }
    case .meters(let meters):
      meters.reduce(0) { $0 + $1.label.string.utf8.count + $1.amount.string.utf8.count + Self.barLength }
    case .divider: 3
    }
  }
}

extension List.Kind {
  /// What the marker of an item takes where somebody writes one.
  fileprivate var markerLength: Int {
    switch self {
    case .bullet: 2
    case .ordered(let start): "\(start)".utf8.count + 2
    }
  }
}

extension [Inline] {
  fileprivate var textLength: Int {
    reduce(0) { length, inline in
      switch inline {
      case .text(let text), .code(let text): length + text.string.utf8.count
      case .emphasis(let content), .strong(let content), .strikethrough(let content): length + content.textLength
      case .link(let destination, let content): length + destination.string.utf8.count + content.textLength
      case .lineBreak: length + 1
      }
    }
  }
}
