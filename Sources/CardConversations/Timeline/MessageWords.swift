import CardPayloads

/// A message's text as blocks, in the style that its system marks styles by.
struct MessageWords {
  /// What stands before what somebody does, XEP-0245.
  private static let doing = "/me "

  let blocks: [Block]

  init(_ message: Message, system: ChatSystem?, name: DisplayText) {
    guard let text = message.text, !text.isEmpty else {
      blocks = []
      return
    }
    if system == .xmpp, text.hasPrefix(Self.doing) {
      let rest = DisplayText(String(text.dropFirst(Self.doing.count)))
      blocks = [.paragraph([.emphasis([.text(DisplayText("\(name) \(rest)"))])])]
    } else {
      blocks = Self.blocks(text, message.textStyle)
    }
  }

  private static func blocks(_ text: String, _ style: MessageTextStyle) -> [Block] {
    switch style {
    case .plain, .styling: [Block].plain(text)
    }
  }
}
