import CardCore

/// Writes running text as Markdown that reads back to the same structure.
struct MarkdownInlines {
  private var units: [MarkdownUnit] = []
  private let isHeading: Bool

  /// The lines of a paragraph, or the one line of a heading.
  static func lines(_ inlines: [Inline], isHeading: Bool = false, in syntax: any MarkdownSyntax) -> [String] {
    var writer = MarkdownInlines(isHeading: isHeading)
    writer.append(inlines.simplified)
    return writer.lines(in: syntax)
  }

  private init(isHeading: Bool) {
    self.isHeading = isHeading
  }

  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: Inline) {
    switch inline {
    case .text(let text): units += text.string.unicodeScalars.map(MarkdownUnit.text)
    case .code(let text): code(text.string)
    case .emphasis(let content): delimited(content, by: "*")
    case .strong(let content): delimited(content, by: "**")
    case .strikethrough(let content): struck(content)
    case .link(let destination, let content): link(destination, content)
    case .lineBreak: units.append(isHeading ? .text(" ") : .lineBreak)
    }
  }

  /// Fences code with one backtick more than it has in a row.
  private mutating func code(_ text: String) {
    guard let fence = MarkdownFence.around(text) else {
      units += text.unicodeScalars.map(MarkdownUnit.text)
      return
    }
    let bytes = text.utf8
    let touches = bytes.first == UInt8(ascii: "`") || bytes.last == UInt8(ascii: "`")
    let isStripped =
      bytes.first == UInt8(ascii: " ") && bytes.last == UInt8(ascii: " ") && bytes.contains { $0 != UInt8(ascii: " ") }
    let space = touches || isStripped ? " " : ""
    units.append(.code(fence + space + text + space + fence))
  }

  private mutating func link(_ destination: LinkDestination, _ content: [Inline]) {
    // An exclamation mark in front would make the link a picture.
    if let last = units.last, last.bare == "!" { units[units.count - 1] = last.escaped }
    units.append(.openingLink)
    append(content)
    units.append(.closingLink(Self.target(destination)))
  }

  /// The address in ASCII without spaces, with the references and parentheses that Markdown would read out of it escaped.
  static func target(_ destination: LinkDestination) -> String {
    let address = destination.string.replacing("&", with: "&amp;")
    return address.contains { $0 == "(" || $0 == ")" } ? "<\(address)>" : address
  }

  /// CommonMark has no strikethrough, but most of its readers have, and the others show two tildes.
  private mutating func struck(_ content: [Inline]) {
    units.append(.strikethrough)
    append(content)
    units.append(.strikethrough)
  }

  private mutating func delimited(_ content: [Inline], by delimiter: String) {
    units.append(.opening(delimiter))
    append(content)
    units.append(.closing(delimiter))
  }

  private func lines(in syntax: any MarkdownSyntax) -> [String] {
    var lines = [beginsLikeDefinition ? "&#32;" : ""]
    let mended = MarkdownDelimiters.mended(units)
    for unit in syntax.calmed(MarkdownEscaper.escaped(mended, isHeading: isHeading)) {
      if unit.role == .lineBreak {
        lines[lines.count - 1] += "\\"
        lines.append("")
      } else {
        lines[lines.count - 1] += unit.markdown
      }
    }
    return units.isEmpty ? [] : lines
  }
}

extension MarkdownInlines {
  /// Whether the paragraph begins with a link whose label, cut off inside code, is a link reference definition.
  ///
  /// A definition vanishes, and its end is found before code is. A space in front, which is not shown, prevents it.
  private var beginsLikeDefinition: Bool {
    units.first?.role == .openingLink
      && units.contains { unit in
        let bytes = unit.markdown.utf8
        return zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":") }
      }
  }
}

extension String {
  /// The length of the longest run of an ASCII character, whatever combines with it.
  func longestRun(of character: Unicode.Scalar) -> Int {
    var longest = 0
    var run = 0
    for scalar in unicodeScalars {
      run = scalar == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
