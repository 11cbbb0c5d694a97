public import CardCore

/// Message Styling, XEP-0393, which is not Markdown: text to blocks.
///
/// Each line is a block of its own, so no span goes beyond its line; lines that follow one another are one paragraph here,
/// with line breaks. Quotes nest 16 levels deep, and markers beyond are text. Takes time that grows with the text.
public struct MessageStyling {
  private static let maximumDepth = 16
  private static let fence = Array("```".unicodeScalars)

  private var blocks: [Block] = []
  private var paragraph: [Inline] = []

  /// The blocks of a text as its sender wrote it.
  public static func blocks(_ text: String) -> [Block] {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return blocks(lines.map { Array($0)[...] }, depth: 0)
  }

  private static func blocks(_ lines: [ArraySlice<Unicode.Scalar>], depth: Int) -> [Block] {
    var styling = MessageStyling()
    var index = 0
    while index < lines.count { index = styling.take(lines, at: index, depth: depth) }
    styling.endParagraph()
    return styling.blocks
  }

  /// Takes the block that begins with a line, and tells where the next one begins.
  private mutating func take(_ lines: [ArraySlice<Unicode.Scalar>], at index: Int, depth: Int) -> Int {
    let line = lines[index]
    if line.starts(with: Self.fence) { return takeCode(lines, at: index) }
    if line.first == ">", depth < Self.maximumDepth { return takeQuote(lines, at: index, depth: depth) }
    if line.allSatisfy(\.isWhiteSpace) {
      endParagraph()
    } else {
      if !paragraph.isEmpty { paragraph.append(.lineBreak) }
      paragraph += StyledLine.inlines(line)
    }
    return index + 1
  }

  private mutating func endParagraph() {
    if !paragraph.isEmpty { blocks.append(.paragraph(paragraph)) }
    paragraph = []
  }

  /// Preformatted text up to a line of three backticks alone, or to the end of what it stands in.
  private mutating func takeCode(_ lines: [ArraySlice<Unicode.Scalar>], at index: Int) -> Int {
    endParagraph()
    let content = lines[(index + 1)...].prefix { !$0.elementsEqual(Self.fence) }
    let text = content.map { String(String.UnicodeScalarView($0)) }.joined(separator: "\n")
    blocks.append(.code(CodeBlock(DisplayText(lines: text))))
    return min(content.endIndex + 1, lines.count)
  }

  private mutating func takeQuote(_ lines: [ArraySlice<Unicode.Scalar>], at index: Int, depth: Int) -> Int {
    endParagraph()
    let quoted = lines[index...].prefix { $0.first == ">" }
    let content = quoted.map { line in
      let rest = line.dropFirst()
      return rest.first?.isWhiteSpace == true ? rest.dropFirst() : rest
    }
    blocks.append(.quote(Self.blocks(content, depth: depth + 1)))
    return quoted.endIndex
  }
}
