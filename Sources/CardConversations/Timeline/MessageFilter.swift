/// Tells which messages the settings ask for.
struct MessageFilter {
  private let settings: TimelineSettings
  private let search: String?

  /// The time of the last message that had one, by room: a message without a time counts as of then.
  private var lastTime: MessageTime?
  private var room: String?

  init(_ settings: TimelineSettings) {
    self.settings = settings
    search = settings.search?.lowercased()
  }

  /// Whether the next message in order is to be shown.
  mutating func takes(_ message: Message) -> Bool {
    if message.room != room { (room, lastTime) = (message.room, nil) }
    lastTime = message.time ?? lastTime
    if let since = settings.since, lastTime.map({ $0 < since }) ?? true { return false }
    if let until = settings.until, lastTime.map({ $0 >= until }) ?? false { return false }
    if let sender = settings.sender, message.sender?.id != sender { return false }
    return search.map { holds($0, message) } ?? true
  }

  /// Whether a text stands in what is shown of a message.
  private func holds(_ word: String, _ message: Message) -> Bool {
    guard !message.isDeleted else { return false }
    for text in [message.text, message.subject] where text?.lowercased().contains(word) == true { return true }
    if message.textStyle == .styling, MessageStyling.blocks(message.text ?? "").words.lowercased().contains(word) {
      return true
    }
    let pairs = message.metadata.entries.lazy.map(\.value.text)
    let files = message.attachments.lazy.flatMap { [$0.name, $0.description, $0.name == nil ? $0.address : nil] }
    let parts = message.parts.lazy.flatMap(\.texts)
    return pairs.contains { $0.lowercased().contains(word) }
      || files.contains { $0?.lowercased().contains(word) == true }
      || parts.contains { $0.lowercased().contains(word) }
  }
}

extension MessagePart {
  /// Everything in it that is shown.
  fileprivate var texts: [String] {
    switch self {
    case .preview(let preview):
      [preview.title, preview.description, preview.siteName, preview.address].compactMap(\.self)
    case .form(let form):
      ([form.title].compactMap(\.self) + form.instructions)
        + form.fields.filter { $0.type != "hidden" }.flatMap(\.texts)
    case .choice(let choice): [choice.label]
    }
  }
}

extension DataForm.Field {
  /// What is shown of it, and the words that answers stand for; a secret is shown to nobody.
  fileprivate var texts: [String] {
    [label, name].compactMap(\.self) + options.flatMap { [$0.label, $0.value].compactMap(\.self) }
      + (isSecret ? [] : values)
  }
}
