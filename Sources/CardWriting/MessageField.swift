import CardCore
import CardPayloads
import CardReading

/// What a message may have beside its text and its card, and a system may have no place for.
enum MessageField: CaseIterable {
  case id
  case aliases
  case room
  case sender
  case senderName
  case time
  case notice
  case event
  case hidden
  case subject
  case thread
  case language
  case translations
  case reply
  case repliedText
  case reactions
  case edited
  case styling
  case action
  case previews
  case forms
  case choices
  case remainder

  /// Whether a message has it.
  func isPresent(in message: Message) -> Bool {
    switch self {
    case .id: message.id != nil
    case .aliases: !message.aliases.isEmpty
    case .room: message.room != nil
    case .sender: message.sender != nil
    case .senderName: message.sender?.givenName != nil
    case .time: message.time != nil
    case .notice: message.kind == .notice
    case .event: message.event != nil
    case .hidden: message.kind == .hidden
    case .subject: message.subject != nil
    case .thread: message.thread != nil
    case .language: message.language != nil
    case .translations: !message.translations.isEmpty
    case .reply: message.reply != nil
    case .repliedText: message.reply?.text != nil
    case .reactions: !message.reactions.isEmpty
    case .edited: message.isEdited
    case .styling: message.textStyle == .styling && message.text.map(Self.isStyled) ?? false
    case .action: message.textStyle == .styling && message.text?.utf8.starts(with: "/me ".utf8) ?? false
    case .previews: message.parts.contains { if case .preview = $0 { true } else { false } }
    case .forms: message.parts.contains { if case .form = $0 { true } else { false } }
    case .choices: message.parts.contains { if case .choice = $0 { true } else { false } }
    case .remainder: message.remainder != nil
    }
  }

  /// Whether a text has marks of Message Styling that do something.
  private static func isStyled(_ text: String) -> Bool {
    let mayBe = text.utf8.contains { "*_~`>".utf8.contains($0) }
    return mayBe && MessageStyling.blocks(text) != [Block].plain(text)
  }
}
