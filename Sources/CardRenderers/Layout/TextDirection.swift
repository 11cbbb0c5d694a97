import CardCore

/// The direction in which a text is read.
enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

extension Unicode.Scalar {
  /// Whether this belongs to a script that is written from right to left: Hebrew to Arabic Extended-A, the presentation
  /// forms, and the plane-1 scripts from Cypriot to Arabic mathematics.
  var isInRightToLeftScript: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// The direction that a letter or a direction mark gives to a text that begins with it; `nil` for digits and signs.
  var direction: TextDirection? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x200E: .leftToRight
    case 0x00...0x7F: nil
    case 0x061C, 0x200F: .rightToLeft
    default: properties.generalCategory.isLetter ? (isInRightToLeftScript ? .rightToLeft : .leftToRight) : nil
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}

extension String {
  /// The direction of the first letter, as UAX #9 finds that of a paragraph (P2), or `nil` where there is none.
  var direction: TextDirection? {
    unicodeScalars.firstValue(of: \.direction)
  }

  var hasRightToLeft: Bool {
    // No code point of those scripts begins with a lesser byte.
    utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains(where: \.isInRightToLeftScript)
  }
}

extension ArraySlice<UInt8> {
  /// Whether a text in UTF-8 has something of those scripts.
  var hasRightToLeft: Bool {
    guard !withUnsafeBytes({ $0.isVisibleASCII }) else { return false }
    // The bytes that their code points begin with.
    return contains { 0xD6...0xE0 ~= $0 || 0xEF <= $0 } && String(decoding: self, as: UTF8.self).hasRightToLeft
  }
}

extension [Inline] {
  var direction: TextDirection? {
    firstValue(of: \.direction)
  }
}

extension Inline {
  fileprivate var direction: TextDirection? {
    switch self {
    case .text(let text), .code(let text): text.string.direction
    case .emphasis(let content), .strong(let content), .strikethrough(let content), .link(_, let content):
      content.direction
    case .lineBreak: nil
    }
  }
}

extension Card {
  /// The direction of the first letter in the card.
  var direction: TextDirection? {
    title?.string.direction ?? body.direction ?? actions.firstValue { $0.label.string.direction }
  }
}

extension [Block] {
  var direction: TextDirection? {
    firstValue(of: \.direction)
  }
}

extension Block {
  /// The direction of the first letter in the block.
  ///
  /// Code has none: programs are written from left to right.
  fileprivate var direction: TextDirection? {
    switch self {
    case .paragraph(let content), .heading(_, let content): content.direction
    case .list(let list): list.direction
    case .quote(let blocks): blocks.direction
    case .image(let image): image.alternative.string.direction
    case .facts(let facts): facts.direction
    case .meters(let meters): meters.direction
    case .code, .divider: nil
    }
  }
}

extension List {
  var direction: TextDirection? {
    items.firstValue(of: \.direction)
  }
}

extension [Fact] {
  var direction: TextDirection? {
    firstValue { $0.label.string.direction ?? $0.value.string.direction }
  }
}

extension [Meter] {
  var direction: TextDirection? {
    firstValue { $0.label.string.direction ?? $0.amount.string.direction }
  }
}

extension Sequence {
  /// The first value that an element has, asking each element once.
  ///
  /// `lazy.compactMap(_:).first` asks the one that it finds twice, which doubles with each level of a nested quote.
  func firstValue<Value>(of value: (Element) -> Value?) -> Value? {
    for element in self {
      if let found = value(element) { return found }
    }
    return nil
  }
}
