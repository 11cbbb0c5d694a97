import CardCore

/// Text that nothing reads as markup.
struct PlainSyntax: ChatSyntax {
  let strong: String? = nil
  let emphasis: String? = nil
  let bullet = "- "
  let quote = "> "

  func written(_ index: Int, of line: ChatLine) -> ChatText {
    line.text(index).map(ChatText.same) ?? ChatText(string: "")
  }

  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool { false }

  func code(_ text: String) -> ChatText? { nil }

  func codeBlock(_ text: String, language: String?) -> ChatText? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ChatText(string: lines.map { "    \($0)" }.joined(separator: "\n"))
  }

  func link(_ destination: LinkDestination, _ label: String) -> String? { nil }

  func address(_ destination: LinkDestination) -> String { destination.string }
}
