import CardPayloads

/// A message's text as blocks, in the style that its system marks styles by.
struct MessageWords {
  let blocks: [Block]

  init(_ message: Message, name: DisplayText) {
    let text = message.text ?? ""
    if text.utf8.starts(with: "/me ".utf8) {
      let deed = DisplayText("\(name) \(DisplayText(String(text.unicodeScalars.dropFirst(4))))")
      blocks = [.paragraph([.emphasis([.text(deed)])])]
    } else {
      blocks = text.isEmpty ? [] : Self.blocks(text, message.textStyle)
    }
  }

  private static func blocks(_ text: String, _ style: MessageTextStyle) -> [Block] {
    switch style {
    case .plain, .styling: [Block].plain(text)
    }
  }
}
