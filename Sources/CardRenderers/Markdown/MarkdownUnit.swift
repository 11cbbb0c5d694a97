/// The smallest piece of Markdown's running text: one code point with its escape, a delimiter, or something whole.
struct MarkdownUnit {
  /// What CommonMark's rules for delimiter runs see at the piece's edges.
  enum Kind {
    case whitespace
    case punctuation

    /// Punctuation to some readers and none to others: symbols, which CommonMark 0.31 added, and what is newer than the
    /// tables of libcmark 0.30.
    case symbol
    case other
  }

  enum Role: Equatable {
    case text(Unicode.Scalar)
    case opening
    case closing
    case lineBreak
    case code
    case strikethrough
    case openingLink
    case closingLink
  }

  var markdown: String
  var kind: Kind
  let role: Role

  static let lineBreak = MarkdownUnit(markdown: "\n", kind: .whitespace, role: .lineBreak)
  static let openingLink = MarkdownUnit(markdown: "[", kind: .punctuation, role: .openingLink)

  /// A code span with its fences.
  static func code(_ markdown: String) -> MarkdownUnit {
    MarkdownUnit(markdown: markdown, kind: .punctuation, role: .code)
  }

  /// What many readers strike the text between two of, and the others show as two tildes.
  static let strikethrough = MarkdownUnit(markdown: "~~", kind: .punctuation, role: .strikethrough)

  static func closingLink(_ target: String) -> MarkdownUnit {
    MarkdownUnit(markdown: "](\(target))", kind: .punctuation, role: .closingLink)
  }

  static func opening(_ delimiter: String) -> MarkdownUnit {
    MarkdownUnit(markdown: delimiter, kind: .punctuation, role: .opening)
  }

  static func closing(_ delimiter: String) -> MarkdownUnit {
    MarkdownUnit(markdown: delimiter, kind: .punctuation, role: .closing)
  }

  static func text(_ scalar: Unicode.Scalar) -> MarkdownUnit {
    MarkdownUnit(markdown: String(scalar), kind: Kind(scalar), role: .text(scalar))
  }

  /// The same code point behind a backslash.
  var escaped: MarkdownUnit {
    guard case .text(let scalar) = role else { return self }
    return MarkdownUnit(markdown: "\\\(scalar)", kind: .punctuation, role: role)
  }

  /// The same code point as a numeric reference, whose edges are punctuation.
  var reference: MarkdownUnit {
    guard case .text(let scalar) = role else { return self }
    return MarkdownUnit(markdown: "&#\(scalar.value);", kind: .punctuation, role: role)
  }

  /// The code point where it stands as it is, without an escape.
  var bare: Unicode.Scalar? {
    guard case .text(let scalar) = role, markdown.unicodeScalars.first == scalar else { return nil }
    return markdown.unicodeScalars.count == 1 ? scalar : nil
  }

  /// Whether this is text that some reader takes neither for punctuation nor for white space.
  var isWord: Bool { kind == .other || kind == .symbol }
}

extension MarkdownUnit.Kind {
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .control, .lineSeparator, .paragraphSeparator: .whitespace
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        scalar.isOld ? .punctuation : .symbol
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: scalar.isASCII ? .punctuation : .symbol
      default: .other
      }
  }
}

extension Unicode.Scalar {
  /// Whether every reader's tables have this code point.
  fileprivate var isOld: Bool { (properties.age?.major ?? .max) <= 5 }
}
