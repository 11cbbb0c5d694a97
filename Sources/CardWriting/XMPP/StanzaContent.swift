import CardCore
import CardMetadata
import CardReading

/// What stands in a stanza beside who sent it and when.
struct StanzaContent {
  private let message: Message
  private let metadata: Metadata?
  private let title: String?
  private let body: StanzaBody
  private let choices: [Choice]
  private let previews: [LinkPreview]

  init(_ outgoing: OutgoingMessage, _ log: inout LossLog) {
    let card = outgoing.card
    message = outgoing.message
    metadata = outgoing.metadata
    title = card?.title.flatMap { $0.isBlank ? nil : $0.string }
    choices = Self.choices(message, card)
    previews = Self.previews(message, card)
    body = Self.body(outgoing, title: title, choices, &log)
    if let card { log.report(card) }
  }

  func write(to writer: inout XMLWriter) {
    if let title { writer.element("subject", text: title) }
    body.write(to: &writer, isStyled: message.textStyle == .styling && message.text != nil)
    choices.forEach { $0.write(to: &writer) }
    previews.forEach { $0.write(to: &writer) }
    for case .form(let form) in message.parts { form.write(to: &writer) }
    if let metadata { Self.write(metadata, to: &writer) }
    if let reply = message.reply { write(reply, to: &writer) }
    message.attachments.forEach { $0.write(to: &writer) }
  }

  private static func write(_ metadata: Metadata, to writer: inout XMLWriter) {
    writer.element("payload", ["xmlns": Namespace.payload, "datatype": CardMediaType.metadata]) { writer in
      writer.element("json", ["xmlns": "urn:xmpp:json:0"], text: metadata.json)
    }
  }

  private func write(_ reply: ReplyReference, to writer: inout XMLWriter) {
    var log = LossLog(.xmpp)
    let author = reply.sender.flatMap { StanzaAddress(of: $0, in: message.room, &log).from }
    writer.empty("reply", ["xmlns": Namespace.reply, "to": author, "id": reply.id])
  }
}

extension StanzaContent {
  /// The buttons of the message itself, and those of the card that hand over a verb.
  private static func choices(_ message: Message, _ card: Card?) -> [Choice] {
    var choices: [Choice] = []
    for case .choice(let choice) in message.parts { choices.append(choice) }
    let own = Set(choices)
    for action in card?.actions ?? [] {
      guard case .submit(let verb) = action.kind else { continue }
      let label = action.label.isBlank ? verb : action.label
      let choice = Choice(label: label.string, effect: .action(verb.string))
      if !own.contains(choice) { choices.append(choice) }
    }
    return choices
  }

  /// What the message itself says about addresses, and the card's buttons that open one.
  private static func previews(_ message: Message, _ card: Card?) -> [LinkPreview] {
    var previews: [LinkPreview] = []
    for case .preview(let preview) in message.parts { previews.append(preview) }
    let own = Set(previews)
    for action in card?.actions ?? [] {
      guard case .open(let destination) = action.kind else { continue }
      let preview = LinkPreview(address: destination.string, title: action.label.isBlank ? nil : action.label.string)
      if !own.contains(preview) { previews.append(preview) }
    }
    return previews
  }

  private static func body(
    _ outgoing: OutgoingMessage, title: String?, _ choices: [Choice], _ log: inout LossLog
  ) -> StanzaBody {
    var body = StanzaBody()
    let message = outgoing.message
    if let quoted = message.reply?.text { body.add(Self.quoted(quoted), for: Namespace.reply) }
    if let text = message.text {
      body.add(text)
    } else if let card = outgoing.card {
      let (text, isTruncated) = CardText.body(of: card).string()
      if isTruncated { log.report(.shortened) }
      // A subject without a body would be a change of the room's topic.
      body.add(text.isEmpty ? title ?? "" : text, for: Namespace.payload)
    }
    body.add(lines: message.attachments.compactMap(\.address), for: Namespace.files)
    body.add(lines: Self.options(outgoing, choices), for: Namespace.quickResponse)
    return body
  }

  /// The buttons as the body repeats them.
  private static func options(_ outgoing: OutgoingMessage, _ choices: [Choice]) -> [String] {
    let labels = choices.map { "(\($0.label))" }.joined(separator: " ")
    let links = (outgoing.card?.actions ?? []).filter { if case .open = $0.kind { true } else { false } }
    return (labels.isEmpty ? [] : [labels]) + CardText.buttons(of: links)
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)\n" }.joined()
  }
}

extension Diagnostic {
  fileprivate static let shortened = Diagnostic(
    .lossTruncated, "the text for clients without cards is cut off at \(CardText.maximumLength) bytes", at: "text")
}
