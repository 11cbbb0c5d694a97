import CardCore

/// Discord's Markdown (support.discord.com, "Markdown Text 101"; the API's "Message formatting").
///
/// A backslash escapes whatever is neither a letter nor a digit nor white space. Mentions are found by the server, which has
/// not always looked at backslashes: their at sign is written in its wide form, in code too.
struct DiscordSyntax: ChatSyntax {
  let strong: String? = "**"
  let emphasis: String? = "_"
  let bullet = "- "
  let quote = "> "

  /// Three levels are there; the card's title stands on the second.
  func heading(_ level: Int) -> String? {
    switch level {
    case 0: "## "
    case 1: "### "
    default: nil
    }
  }

  func written(_ index: Int, of line: ChatLine) -> ChatText {
    guard let scalar = line.text(index) else { return ChatText(string: "") }
    if scalar == "@" { return Self.mentions(index, line) ? .wide(scalar) : .same(scalar) }
    return isMarkup(scalar, index, line) ? .escaped(scalar) : .same(scalar)
  }

  private func isMarkup(_ scalar: Unicode.Scalar, _ index: Int, _ line: ChatLine) -> Bool {
    let before = line.before(index)
    let after = line.after(index)
    switch scalar {
    case "\\": return after.map { !$0.isASCIIWord && $0 != " " } ?? false
    case "`": return true
    case "*": return !(before == " " && after == " " && line.isAlone(index))
    case "_":
      let isInWord = before?.isASCIIWord == true && after?.isASCIIWord == true
      return !isInWord || line.pieces[index].marks.contains("_")
    case "~", "|": return before == scalar || after == scalar
    case "[": return line.hasTarget || line.isLabel
    case "]": return line.isLabel
    case "<": return after.map { $0 != " " && !$0.isASCIIDigit } ?? false
    case ":": return line.beginsEmoji(index) || (after == "/" && line.text(index + 2) == "/")
    case "#": return before == "<" || (index == line.start && isHeading(line))
    case ">": return index == line.start
    case "-": return index == line.start && (after == " " || after == "#")
    case ".", ")": return index == line.numberSign
    default: return false
    }
  }

  private func isHeading(_ line: ChatLine) -> Bool {
    let signs = (line.start..<(line.start + 4)).prefix { line.text($0) == "#" }.count
    let end = line.start + signs
    return signs <= 3 && (line.text(end) == " " || end == line.pieces.count)
  }

  private static func mentions(_ index: Int, _ line: ChatLine) -> Bool {
    line.beginsMention(index) || line.before(index) == "<" || line.hasWord("everyone", at: index + 1)
      || line.hasWord("here", at: index + 1)
  }

  /// Strong text is read anywhere, emphasised text where no ASCII letter follows it.
  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool {
    mark == "**" || outside?.isASCIIWord != true
  }

  func code(_ text: String) -> ChatText? {
    let longest = text.longestRun(of: "`")
    // Three backticks would begin a block.
    var code = Self.withoutMentions(longest > 1 ? .text(text, widening: "`") : ChatText(string: text))
    let fence = longest == 1 ? "``" : "`"
    let space = longest == 1 ? " " : ""
    code.string = fence + space + code.string + space + fence
    return code
  }

  func codeBlock(_ text: String, language: String?) -> ChatText? {
    Self.withoutMentions(.fenced(text, language: language))
  }

  private static func withoutMentions(_ text: ChatText) -> ChatText {
    let line = ChatLine(text.string.unicodeScalars.map { ChatLine.Piece(content: .text($0)) })
    var result = ChatText(string: "", replaced: text.replaced)
    for (index, scalar) in text.string.unicodeScalars.enumerated() {
      let part = scalar == "@" && mentions(index, line) ? ChatText.wide(scalar) : .same(scalar)
      result.string += part.string
      result.replaced += part.replaced
    }
    return result
  }

  func link(_ destination: LinkDestination, _ label: String) -> String? { "[\(label)](\(destination.calm))" }

  /// In angle brackets, so that no page is shown of an address that a stranger wrote.
  func address(_ destination: LinkDestination) -> String { "<\(destination.calm)>" }
}
