import CardConversations

/// Messages for tests, without much ado.
func say(
  _ text: String?, id: String? = nil, by sender: String? = "ann", at seconds: Int64? = nil, in room: String? = nil,
  _ change: (inout Message) -> Void = { _ in }
) -> Message {
  var message = Message(metadata: RawMetadata(), text: text)
  message.id = id
  message.sender = sender.map { Participant(id: $0) }
  message.time = seconds.map { MessageTime(milliseconds: $0 * 1000) }
  message.room = room
  change(&message)
  return message
}

extension [TimelineEntry] {
  /// The bubbles among the rows.
  var bubbles: [Bubble] { compactMap { if case .message(let bubble) = $0 { bubble } else { nil } } }

  /// The texts of the bubbles.
  var texts: [String] { bubbles.map(\.text) }

  var notices: [String] { compactMap { if case .notice(let notice) = $0 { notice.text.plainText } else { nil } } }

  /// A letter for the kind of each row.
  var kinds: String {
    map { entry in
      switch entry {
      case .room: "R"
      case .sessions: "S"
      case .day: "D"
      case .unread: "U"
      case .notice: "N"
      case .message(let bubble): bubble.isContinued ? "m" : "M"
      }
    }.joined()
  }
}

extension Bubble {
  var text: String {
    body.map { if case .paragraph(let text) = $0 { text.plainText } else { "?" } }.joined(separator: "\n")
  }
}

/// A moment long after all messages of the tests: 2026-11-30T14:00:00Z.
let afternoon = MessageTime(milliseconds: 1_796_047_200_000)

/// The rows of messages in any order.
func timeline(
  _ items: [ConversationItem], of system: ChatSystem? = nil, _ change: (inout TimelineSettings) -> Void = { _ in }
) -> (entries: [TimelineEntry], diagnostics: [Diagnostic]) {
  var settings = TimelineSettings(now: afternoon)
  change(&settings)
  return Conversation(items, of: system).timeline(settings)
}

func timeline(
  _ messages: [Message], of system: ChatSystem? = nil, _ change: (inout TimelineSettings) -> Void = { _ in }
) -> [TimelineEntry] {
  timeline(messages.map { .message($0) }, of: system, change).entries
}
