/// Sees to it that delimiters of emphasis are read as what they were written for (CommonMark, section 6.2).
///
/// The text is in its simplest form, so emphasis holds strong emphasis or the other way round, and nothing deeper: an
/// opening delimiter that could also close never finds one of its own length to close.
struct MarkdownDelimiters {
  private var units: [MarkdownUnit]

  static func mended(_ units: [MarkdownUnit]) -> [MarkdownUnit] {
    var delimiters = MarkdownDelimiters(units: units)
    delimiters.chooseUnderscores()
    // A reference changes what its neighbour on the other side sees.
    while delimiters.mendFlanks() {}
    return delimiters.units
  }

  /// Writes emphasis with asterisks, or with underscores where it touches asterisks: `**_a_**` is strong emphasis around
  /// emphasis, and `***a***` the other way round.
  private mutating func chooseUnderscores() {
    var isChosen = Array(repeating: false, count: units.count)
    for (opening, closing) in pairs() {
      let neighbours = [opening - 1, closing + 1].filter { units.indices.contains($0) && isChosen[$0] }
      isChosen[opening] = true
      isChosen[closing] = true
      guard neighbours.contains(where: { units[$0].markdown.hasPrefix("*") }) else { continue }
      for index in [opening, closing] { units[index].markdown.replace("*", with: "_") }
    }
  }

  /// Where emphasis opens and closes, from left to right and from the outside to the inside.
  private func pairs() -> [(opening: Int, closing: Int)] {
    var openings: [Int] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for index in units.indices {
      switch units[index].role {
      case .opening: openings.append(index)
      case .closing: if let opening = openings.popLast() { pairs.append((opening, index)) }
      case .text, .lineBreak, .code, .strikethrough, .openingLink, .closingLink: break
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Makes each delimiter run left-flanking where it opens and right-flanking where it closes; `false` where all were.
  private mutating func mendFlanks() -> Bool {
    var isChanged = false
    for index in units.indices {
      switch units[index].role {
      case .opening: if mend(inside: index + 1, outside: index - 1, of: units[index]) { isChanged = true }
      case .closing: if mend(inside: index - 1, outside: index + 1, of: units[index]) { isChanged = true }
      case .text, .lineBreak, .code, .strikethrough, .openingLink, .closingLink: break
      }
    }
    return isChanged
  }

  private mutating func mend(inside: Int, outside: Int, of delimiter: MarkdownUnit) -> Bool {
    // A line break never stands there: the simplest form has it outside.
    let isBlank = units[inside].kind == .whitespace && units[inside].isText
    if isBlank { units[inside] = units[inside].reference }
    guard units.indices.contains(outside), units[outside].isWord else { return isBlank }
    // Between letters, an underscore is a letter.
    guard units[inside].kind != .other || delimiter.markdown.hasPrefix("_") else { return isBlank }
    units[outside] = units[outside].reference
    return true
  }
}

extension MarkdownUnit {
  fileprivate var isText: Bool { if case .text = role { true } else { false } }
}
