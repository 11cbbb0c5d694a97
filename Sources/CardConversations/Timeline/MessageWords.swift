import CardPayloads

/// A message's text as blocks, in the style that its system marks styles by.
struct MessageWords {
  let blocks: [Block]

  init(_ message: Message, name: DisplayText) {
    let text = message.text ?? ""
    if message.isAction {
      let deed = DisplayText("\(name) \(DisplayText(text))")
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
