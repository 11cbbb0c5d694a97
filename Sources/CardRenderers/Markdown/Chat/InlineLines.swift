import CardCore

/// Running text cut into its lines, so that every style ends on the line that it begins on.
struct InlineLines {
  private let splitsAtCode: Bool
  private var lines: [[Inline]] = [[]]

  static func lines(of inlines: [Inline], splittingAtCode: Bool) -> [[Inline]] {
    guard !inlines.isEmpty else { return [] }
    var lines = InlineLines(splitsAtCode: splittingAtCode)
    for inline in inlines { lines.append(inline) }
    return lines.lines
  }

  private init(splitsAtCode: Bool) {
    self.splitsAtCode = splitsAtCode
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .lineBreak: lines.append([])
    case .text, .code: add(inline)
    case .emphasis(let content): append(content, as: Inline.emphasis)
    case .strong(let content): append(content, as: Inline.strong)
    case .strikethrough(let content): append(content, as: Inline.strikethrough)
    case .link(let destination, let content): append(content, as: { .link(destination, $0) }, isLink: true)
    }
  }

  /// Puts the parts between line breaks, and between code where it stands apart, into styles of their own.
  private mutating func append(_ content: [Inline], as style: ([Inline]) -> Inline, isLink: Bool = false) {
    let inner = Self.lines(of: content, splittingAtCode: splitsAtCode)
    for (index, line) in inner.enumerated() {
      if index > 0 { lines.append([]) }
      let parts = line.split(omittingEmptySubsequences: false) { part in
        if case .code = part { splitsAtCode && !isLink } else { false }
      }
      for part in parts {
        if !part.isEmpty { add(style(Array(part))) }
        if part.endIndex < line.endIndex { add(line[part.endIndex]) }
      }
    }
  }

  private mutating func add(_ inline: Inline) {
    lines[lines.count - 1].append(inline)
  }
}
