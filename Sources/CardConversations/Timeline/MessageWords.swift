import CardPayloads

/// A message's text as blocks, in the style that its system marks styles by.
struct MessageWords {
  /// What stands before what somebody does, XEP-0245.
  static let command = "/me "

  let blocks: [Block]

  init(_ placed: PlacedMessage, name: DisplayText) {
    let message = placed.message
    let text = message.text ?? ""
    if placed.system == .xmpp, text.hasPrefix(Self.command) {
      let deed = String(text.dropFirst(Self.command.count))
      blocks = Self.deed(Self.blocks(deed, message.textStyle), of: name)
    } else {
      blocks = text.isEmpty ? [] : Self.blocks(text, message.textStyle)
    }
  }

  private static func blocks(_ text: String, _ style: MessageTextStyle) -> [Block] {
    switch style {
    case .plain: [Block].plain(text)
    case .styling: MessageStyling.blocks(text)
    }
  }

  /// What somebody does, behind their name.
  private static func deed(_ blocks: [Block], of name: DisplayText) -> [Block] {
    guard case .paragraph(let deed)? = blocks.first else {
      return [.paragraph([.emphasis([.text(name)])])] + blocks
    }
    return [.paragraph([.emphasis([.text(DisplayText("\(name) "))] + deed)])] + blocks.dropFirst()
  }
}
