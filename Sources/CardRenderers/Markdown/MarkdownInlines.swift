import CardCore

/// Writes running text as Markdown that reads back to the same structure.
struct MarkdownInlines {
  private var units: [MarkdownUnit] = []
  private let isHeading: Bool

  /// The lines of a paragraph, or the one line of a heading.
  static func lines(_ inlines: [Inline], isHeading: Bool = false) -> [String] {
    var writer = MarkdownInlines(isHeading: isHeading)
    writer.append(inlines)
    return writer.lines()
  }

  private init(isHeading: Bool) {
    self.isHeading = isHeading
  }

  private mutating func append(_ inlines: [Inline]) {
    var text = ""
    for inline in inlines {
      if case .text(let more) = inline {
        // Two texts side by side are one: a reference must not come together out of halves.
        text += more.string
        continue
      }
      append(text: text)
      text = ""
      append(inline)
    }
    append(text: text)
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text): append(text: text.string)
    case .code(let text): code(text.string)
    case .emphasis(let content): delimited(content, isStrong: false)
    case .strong(let content): delimited(content, isStrong: true)
    case .link(let destination, let content): link(destination, content)
    case .lineBreak: units.append(isHeading ? .text(" ", isEscaped: false) : .whole("\n"))
    }
  }

  private mutating func append(text: String) {
    let beginsLine = !isHeading && units.last.map { $0.markdown == "\n" } ?? true
    // White space at the beginning of a line is lost on every reader, and four spaces are code.
    let text = beginsLine ? String(text.drop { $0 == " " }) : text
    units += MarkdownEscaper.units(text, beginsLine: beginsLine, isHeading: isHeading)
  }

  /// Fences code with one backtick more than it has in a row.
  private mutating func code(_ text: String) {
    guard !text.isEmpty else { return }
    let fence = String(repeating: "`", count: text.longestRun(of: "`") + 1)
    let touches = text.hasPrefix("`") || text.hasSuffix("`")
    let isStripped = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    let space = touches || isStripped ? " " : ""
    units.append(.whole(fence + space + text + space + fence))
  }

  private mutating func link(_ destination: LinkDestination, _ content: [Inline]) {
    // An exclamation mark in front would make the link a picture.
    if case .text("!")? = units.last?.role { units[units.count - 1] = .text("!", isEscaped: true) }
    units.append(.whole("["))
    append(content.isEmpty ? [.text(destination.display)] : content)
    units.append(.whole("](\(Self.target(destination)))"))
  }

  /// The address in ASCII without spaces, with the references and parentheses that Markdown would read out of it escaped.
  static func target(_ destination: LinkDestination) -> String {
    let address = destination.string.replacing("&", with: "&amp;")
    return address.contains { $0 == "(" || $0 == ")" } ? "<\(address)>" : address
  }

  /// Writes emphasis with asterisks, or with underscores where an asterisk stands beside it already.
  private mutating func delimited(_ content: [Inline], isStrong: Bool) {
    let start = units.count
    units.append(.opening(isStrong ? "**" : "*"))
    append(content)
    guard units.count > start + 1 else {
      units.removeLast()
      return
    }
    units.append(.closing(isStrong ? "**" : "*"))
  }

  // MARK: Lines

  private mutating func lines() -> [String] {
    dropEmptyEnds()
    chooseUnderscores()
    mendFlanks()
    var lines = [""]
    for unit in units {
      if unit.markdown == "\n" {
        lines[lines.count - 1] += "\\"
        lines.append("")
      } else {
        lines[lines.count - 1] += unit.markdown
      }
    }
    return units.isEmpty ? [] : lines
  }

  /// A backslash at the end of a paragraph is no line break.
  private mutating func dropEmptyEnds() {
    func isEmpty(_ unit: MarkdownUnit) -> Bool { unit.markdown == "\n" || unit.markdown == " " }
    while let last = units.last, isEmpty(last) { units.removeLast() }
    units = Array(units.drop(while: isEmpty))
  }

  /// Emphasis that touches other delimiters on either side is written with underscores where they are free to be read:
  /// `**_a_**` is strong emphasis around emphasis, `***a***` the other way round.
  private mutating func chooseUnderscores() {
    var openings: [Int] = []
    for index in units.indices {
      switch units[index].role {
      case .opening: openings.append(index)
      case .closing:
        guard let opening = openings.popLast(), units[index].markdown == "*" else { continue }
        let before = opening > 0 ? units[opening - 1] : nil
        let after = index + 1 < units.count ? units[index + 1] : nil
        let touches = before?.markdown.hasSuffix("*") == true || after?.markdown.hasPrefix("*") == true
        guard touches, before?.isWord != true, after?.isWord != true else { continue }
        units[opening].markdown = "_"
        units[index].markdown = "_"
      case .text, .whole: break
      }
    }
  }

  /// Makes each delimiter run left-flanking where it opens and right-flanking where it closes (CommonMark, section 6.2).
  private mutating func mendFlanks() {
    for index in units.indices {
      switch units[index].role {
      case .opening: mend(inside: index + 1, outside: index - 1)
      case .closing: mend(inside: index - 1, outside: index + 1)
      case .text, .whole: break
      }
    }
  }

  private mutating func mend(inside: Int, outside: Int) {
    if units[inside].kind == .whitespace { units[inside].refer() }
    guard units.indices.contains(outside), units[inside].kind != .other else { return }
    if units[outside].isWord { units[outside].refer() }
  }
}

extension MarkdownUnit {
  /// Whether this is text that neither parser version takes for punctuation or white space.
  fileprivate var isWord: Bool { kind == .other || kind == .symbol }
}

extension String {
  /// The length of the longest run of a character.
  func longestRun(of character: Character) -> Int {
    var longest = 0
    var run = 0
    for other in self {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
