/// The smallest piece of Markdown's running text: one code point with its escape, a delimiter, or something whole.
struct MarkdownUnit {
  /// What CommonMark's rules for delimiter runs see at the piece's edges.
  enum Kind {
    case whitespace
    case punctuation

    /// A symbol, which is punctuation to CommonMark 0.31 and none to 0.30.
    case symbol
    case other
  }

  enum Role {
    case text(Unicode.Scalar)
    case opening
    case closing
    case whole
  }

  var markdown: String
  var kind: Kind
  let role: Role

  /// A code span, a bracket or a line break, which begin and end with ASCII punctuation.
  static func whole(_ markdown: String) -> MarkdownUnit {
    MarkdownUnit(markdown: markdown, kind: .punctuation, role: .whole)
  }

  static func opening(_ delimiter: String) -> MarkdownUnit {
    MarkdownUnit(markdown: delimiter, kind: .punctuation, role: .opening)
  }

  static func closing(_ delimiter: String) -> MarkdownUnit {
    MarkdownUnit(markdown: delimiter, kind: .punctuation, role: .closing)
  }

  static func text(_ scalar: Unicode.Scalar, isEscaped: Bool) -> MarkdownUnit {
    MarkdownUnit(
      markdown: isEscaped ? "\\\(scalar)" : String(scalar), kind: isEscaped ? .punctuation : Kind(scalar),
      role: .text(scalar))
  }

  /// Writes a code point as a numeric reference, whose edges are punctuation; it is the same text.
  mutating func refer() {
    guard case .text(let scalar) = role else { return }
    markdown = "&#\(scalar.value);"
    kind = .punctuation
  }
}

extension MarkdownUnit.Kind {
  init(_ scalar: Unicode.Scalar) {
    self =
      switch scalar.properties.generalCategory {
      case .spaceSeparator, .control, .lineSeparator, .paragraphSeparator: .whitespace
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: scalar.isASCII ? .punctuation : .symbol
      default: .other
      }
  }
}
