import CardCore

/// What GitHub makes of comments, issues and files besides CommonMark.
///
/// Mentions, references to issues, addresses of mail and emoji are looked for in the page that was made of the Markdown,
/// where a backslash is no more; a ZERO WIDTH SPACE behind their first character keeps them text. Mathematics is looked for
/// before backslashes are, and not in references of characters. See docs.github.com, "Basic writing and formatting syntax",
/// "Writing mathematical expressions" and "Creating diagrams", and github.github.com/gfm.
struct GitHubSyntax: MarkdownSyntax {
  /// Languages whose code is drawn instead of shown.
  private static let drawnLanguages: Set<String> = ["math", "mermaid", "geojson", "topojson", "stl"]

  func language(of code: CodeBlock) -> String? {
    code.languageWord.flatMap { Self.drawnLanguages.contains($0.lowercased()) ? nil : $0 }
  }

  func calmed(_ units: [MarkdownUnit]) -> [MarkdownUnit] {
    // Neither code nor an address hides what ends a formula.
    let hasMath =
      units.count { unit in
        unit.bare == "$" || ((unit.role == .code || unit.role == .closingLink) && unit.markdown.contains("$"))
      } > 1
    let tildes = Self.tildesAtDelimiters(units)
    return units.indices.map { index in
      guard let scalar = units[index].bare else { return units[index] }
      let text = Neighbours(units: units, index: index)
      switch scalar {
      case "@" where text[1].isASCIIWord: return units[index].separated
      case "#" where text[1].isASCIIDigit: return units[index].separated
      case "-" where text[1].isASCIIDigit && text.follows("GH"): return units[index].separated
      case ":" where text[1] == "/" && text[2] == "/": return units[index].escaped
      case ":" where isEmoji(from: index, in: units): return units[index].separated
      case "." where text.follows("WWW"): return units[index].escaped
      case "$" where hasMath: return units[index].reference
      case "[" where isSpecial(text): return units[index].escaped
      case "~" where tildes.contains(index): return units[index].escaped
      default: return units[index]
      }
    }
  }

  /// Tildes beside asterisks and underscores: cmark-gfm looks through them for what stands at an emphasis' edge.
  private static func tildesAtDelimiters(_ units: [MarkdownUnit]) -> Set<Int> {
    let runs = MarkdownEscaper(units: units).runs(of: "~").filter { run in
      [run.lowerBound - 1, run.upperBound].contains { units.indices.contains($0) && units[$0].isDelimiter }
    }
    return Set(runs.joined())
  }

  /// Whether a colon begins `:name:`.
  private func isEmoji(from index: Int, in units: [MarkdownUnit]) -> Bool {
    EmojiName.begins(units[(index + 1)...].prefix(EmojiName.longest + 1).lazy.map(\.bare))
  }

  /// Whether a bracket begins a footnote, an alert, or the box of a task.
  private func isSpecial(_ text: Neighbours) -> Bool {
    if text[1] == "^" || text[1] == "!" { return true }
    return text.isFirst && text[2] == "]" && (text[1] == " " || text[1] == "x" || text[1] == "X")
  }

  /// The text around a unit.
  private struct Neighbours {
    let units: [MarkdownUnit]
    let index: Int

    var isFirst: Bool { index == 0 }

    subscript(_ distance: Int) -> Unicode.Scalar? {
      units.indices.contains(index + distance) ? units[index + distance].bare : nil
    }

    /// Whether letters stand in front, in upper or lower case.
    func follows(_ letters: String) -> Bool {
      letters.unicodeScalars.reversed().enumerated().allSatisfy { distance, letter in
        self[-1 - distance].map { $0 == letter || $0.value == letter.value + 0x20 } ?? false
      }
    }
  }
}

extension MarkdownUnit {
  fileprivate var isDelimiter: Bool { role == .opening || role == .closing || bare == "*" || bare == "_" }

  /// The same code point with a ZERO WIDTH SPACE behind it.
  fileprivate var separated: MarkdownUnit {
    MarkdownUnit(markdown: "\(markdown)&#8203;", kind: .punctuation, role: role)
  }
}

extension Unicode.Scalar? {
  fileprivate var isASCIIWord: Bool { self?.isASCIIWord ?? false }
  fileprivate var isASCIIDigit: Bool { self?.isASCIIDigit ?? false }
}
