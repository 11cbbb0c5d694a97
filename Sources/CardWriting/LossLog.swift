import CardCore
import CardReading

/// What is lost of one message on its way into a system.
struct LossLog {
  let system: ChatSystem
  private(set) var losses: [Diagnostic] = []

  init(_ system: ChatSystem) {
    self.system = system
  }

  mutating func report(_ loss: Diagnostic) {
    losses.append(loss)
  }

  /// Reports the fields that a message has and the system has no place for.
  mutating func report(_ message: Message, withoutPlaceFor fields: Set<MessageField>) {
    // In the order of the cases, so that the same message gives the same list.
    for field in MessageField.allCases where fields.contains(field) && field.isPresent(in: message) { report(field) }
  }

  /// Reports one field that has no place.
  mutating func report(_ field: MessageField) {
    losses.append(.noPlace(for: field, in: system))
  }
}

extension ChatSystem {
  /// The name that people know it by.
  var title: String {
    switch self {
    case .talkPlus: "TalkPlus"
    case .chatkit: "Chatkit"
    case .rtm: "RTM"
    case .xmpp: "XMPP"
    }
  }
}

extension Diagnostic {
  fileprivate static func noPlace(for field: MessageField, in system: ChatSystem) -> Diagnostic {
    let (code, path) = field.place
    return Diagnostic(code, "\(system.title) has no place for \(field.words)", at: path)
  }
}

extension MessageField {
  /// The code of its loss, and its path.
  fileprivate var place: (DiagnosticCode, FieldPath) {
    switch self {
    case .id: (.lossID, "id")
    case .aliases: (.lossID, "aliases")
    case .room: (.lossID, "room")
    case .sender: (.lossSender, "sender")
    case .senderName: (.lossSender, FieldPath("sender").appending("name"))
    case .time: (.lossTime, "time")
    case .notice, .hidden: (.lossKind, "kind")
    case .event: (.lossKind, "event")
    case .subject: (.lossPart, "subject")
    case .thread: (.lossID, "thread")
    case .language: (.lossLanguage, "language")
    case .translations: (.lossLanguage, "translations")
    case .reply: (.lossReply, "reply")
    case .repliedText: (.lossReply, FieldPath("reply").appending("text"))
    case .reactions: (.lossReactions, "reactions")
    case .edited: (.lossChange, "edited")
    case .styling, .action: (.lossStyle, "text")
    case .previews, .forms, .choices: (.lossPart, "parts")
    case .remainder: (.lossUnknown, FieldPath())
    }
  }

  /// What it is called behind "has no place for".
  fileprivate var words: String {
    switch self {
    case .id: "an id like this message's"
    case .aliases: "other names of the message"
    case .room: "a room like this message's"
    case .sender: "a sender like this message's"
    case .senderName: "the sender's name in a message"
    case .time: "the message's time"
    case .notice: "notices, and the message becomes one like any other"
    case .event: "what a notice tells beside its text"
    case .subject: "a subject"
    case .thread: "threads"
    case .hidden: "messages without a push, and the message becomes one like any other"
    case .language: "the language of a text"
    case .translations: "a text in several languages"
    case .reply: "what a message answers"
    case .repliedText: "the text of the message that is answered"
    case .reactions: "reactions"
    case .edited: "the mark of a message that was edited"
    case .styling: "Message Styling, and its marks stand in the text as they are"
    case .action: "texts that tell what the sender does, and /me stands in the text as it is"
    case .previews: "what a sender says about an address"
    case .forms: "forms"
    case .choices: "buttons outside of a card"
    case .remainder: "what else stands in the source"
    }
  }
}
