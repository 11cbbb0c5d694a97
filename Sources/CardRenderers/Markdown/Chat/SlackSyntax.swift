import CardCore

/// Slack's mrkdwn (docs.slack.dev, "Formatting message text").
///
/// Ampersands and angle brackets are references, so that `<!channel>` and `<@U1>` are text. Marks have no escape: those that
/// could be read are written in their wide form. At the beginning of a line even the reference of `>` is a quote.
struct SlackSyntax: ChatSyntax {
  let strong: String? = "*"
  let emphasis: String? = "_"
  let bullet = "• "
  let quote = "> "

  func written(_ index: Int, of line: ChatLine) -> ChatText {
    guard let scalar = line.text(index) else { return ChatText(string: "") }
    switch scalar {
    case ">" where index == line.start && !line.isLabel: return .wide(scalar)
    case "&", "<", ">": return ChatText(string: Self.reference(scalar))
    case "`": return .wide(scalar)
    case "*", "_", "~": return line.isRead(index) ? .wide(scalar) : .same(scalar)
    case "@" where line.beginsMention(index): return .wide(scalar)
    case ":" where line.beginsEmoji(index): return .wide(scalar)
    default: return .same(scalar)
    }
  }

  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool {
    ChatLine.readsAtWords(outside: outside, inside: inside)
  }

  func code(_ text: String) -> ChatText? {
    var code = ChatText.text(text, widening: "`")
    code.string = "`\(Self.referenced(code.string))`"
    return code
  }

  func codeBlock(_ text: String, language: String?) -> ChatText? {
    var block = ChatText.fenced(text, language: nil)
    block.string = Self.referenced(block.string)
    return block
  }

  func link(_ destination: LinkDestination, _ label: String) -> String? {
    "<\(Self.referenced(destination.calm))|\(label)>"
  }

  func address(_ destination: LinkDestination) -> String { "<\(Self.referenced(destination.calm))>" }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(scalar)
    }
  }

  private static func referenced(_ text: String) -> String {
    text.unicodeScalars.map(reference).joined()
  }
}
