import CardCore

/// WhatsApp's formatting (faq.whatsapp.com, "How to format your messages").
///
/// There are no escapes, no links with words and no headings. Marks that could be read are written in their wide form.
struct WhatsAppSyntax: ChatSyntax {
  let strong: String? = "*"
  let emphasis: String? = "_"
  let bullet = "- "
  let quote = "> "

  func written(_ index: Int, of line: ChatLine) -> ChatText {
    guard let scalar = line.text(index) else { return ChatText(string: "") }
    switch scalar {
    case ">" where index == line.start: return .wide(scalar)
    case "-" where index == line.start && line.after(index) == " ": return .wide(scalar)
    case ".", ")": return index == line.numberSign ? .wide(scalar) : .same(scalar)
    case "`": return .wide(scalar)
    case "@" where line.beginsMention(index): return .wide(scalar)
    case "*", "_", "~":
      // Some clients read marks beside spaces too.
      let isBetweenSpaces = line.before(index) == " " && !line.isAlone(index)
      return line.isRead(index) || isBetweenSpaces ? .wide(scalar) : .same(scalar)
    default: return .same(scalar)
    }
  }

  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool {
    ChatLine.readsAtWords(outside: outside, inside: inside)
  }

  func code(_ text: String) -> ChatText? {
    var code = ChatText.text(text, widening: "`")
    code.string = "`\(code.string)`"
    return code
  }

  func codeBlock(_ text: String, language: String?) -> ChatText? { .fenced(text, language: nil) }

  func link(_ destination: LinkDestination, _ label: String) -> String? { nil }

  func address(_ destination: LinkDestination) -> String { destination.calm }
}
