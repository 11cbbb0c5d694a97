import CardCore

/// Telegram's MarkdownV2 (core.telegram.org/bots/api, "MarkdownV2 style").
///
/// Eighteen characters have a backslash everywhere, and so has the backslash; in code only the backtick and it. Names behind
/// an at sign are found in the text that is left, where no escape helps: the sign is written in its wide form.
struct TelegramSyntax: ChatSyntax {
  private static let special = Set("_*[]()~`>#+-=|{}.!\\".unicodeScalars)

  let strong: String? = "*"
  let emphasis: String? = "_"
  let parsesCodeApart = true
  let bullet = "• "
  let quote = ">"

  func written(_ index: Int, of line: ChatLine) -> ChatText {
    guard let scalar = line.text(index) else { return ChatText(string: "") }
    if scalar == "@", line.beginsMention(index) { return .wide(scalar) }
    return Self.special.contains(scalar) ? .escaped(scalar) : .same(scalar)
  }

  func reads(_ mark: String, outside: Unicode.Scalar?, inside: Unicode.Scalar?) -> Bool { true }

  func code(_ text: String) -> ChatText? { ChatText(string: "`\(Self.code(text))`") }

  func codeBlock(_ text: String, language: String?) -> ChatText? {
    ChatText(string: "```\(language ?? "")\n\(Self.code(text))\n```")
  }

  func link(_ destination: LinkDestination, _ label: String) -> String? { "[\(label)](\(destination.calm))" }

  func address(_ destination: LinkDestination) -> String {
    destination.calm.unicodeScalars.map { Self.special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func code(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "`" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
