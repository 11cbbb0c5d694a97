import CardCore
import CardMetadata
import CardReading

/// What stands in a stanza beside who sent it and when.
struct StanzaContent {
  /// Whether the stanza itself says that it is a notice.
  let isNotice: Bool
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
    title = Self.subject(message, card, &log)
    choices = Self.choices(message, card)
    previews = Self.previews(message, card)
    isNotice = Self.isNotice(message)
    body = isNotice ? StanzaBody() : Self.body(outgoing, title: title, &log)
    if let card { log.report(card) }
    if Self.hasSecret(message) { log.report(.secret) }
  }

  /// Whether somebody answered in secret, such as with a password.
  private static func hasSecret(_ message: Message) -> Bool {
    message.parts.contains { part in
      guard case .form(let form) = part else { return false }
      return form.fields.contains { $0.isSecret && !$0.values.isEmpty }
    }
  }

  private static func isNotice(_ message: Message) -> Bool {
    switch message.event {
    case .topic: message.room != nil
    case .selection: true
    case .failure, .status, nil: false
    }
  }

  func write(to writer: inout XMLWriter) {
    if let title { writer.element("subject", text: title) }
    if case .selection(let id)? = message.event {
      writer.empty("action-selected", ["xmlns": Namespace.quickResponse, "id": id])
    }
    if let thread = message.thread { writer.element("thread", text: thread) }
    body.write(to: &writer, isStyled: message.textStyle == .styling && message.text != nil)
    for translation in message.translations {
      writer.element("body", ["xml:lang": translation.language], text: translation.text)
    }
    choices.forEach { $0.write(to: &writer) }
    previews.forEach { $0.write(to: &writer) }
    for case .form(let form) in message.parts { form.write(to: &writer) }
    if let metadata { Self.write(metadata, to: &writer) }
    if let reply = message.reply { write(reply, to: &writer) }
    message.attachments.forEach { $0.write(to: &writer) }
  }

  private static func write(_ metadata: Metadata, to writer: inout XMLWriter) {
    writer.element("payload", ["xmlns": Namespace.payload, "datatype": CardPart.mediaType]) { writer in
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
  /// The title of the card, or what the message says that it is about; a notice of the topic has it in its text.
  private static func subject(_ message: Message, _ card: Card?, _ log: inout LossLog) -> String? {
    if message.event == .topic { return message.text ?? "" }
    let title = card?.title.flatMap { $0.isBlank ? nil : $0.string }
    if let title, let subject = message.subject, subject != title { log.report(.subject) }
    return title ?? message.subject
  }

  /// The buttons of the message itself, and those of the card that hand over a verb.
  private static func choices(_ message: Message, _ card: Card?) -> [Choice] {
    var choices: [Choice] = []
    for case .choice(let choice) in message.parts { choices.append(choice) }
    for action in card?.actions ?? [] {
      // An action without an id is none.
      guard case .submit(let verb) = action.kind, !verb.isEmpty else { continue }
      let label = action.label.isBlank ? verb : action.label
      let choice = Choice(label: label.string, effect: .action(verb.string))
      choices.append(choice)
    }
    return choices
  }

  /// What the message itself says about addresses, and the card's buttons that open one.
  private static func previews(_ message: Message, _ card: Card?) -> [LinkPreview] {
    var previews: [LinkPreview] = []
    for case .preview(let preview) in message.parts { previews.append(preview) }
    for action in card?.actions ?? [] {
      guard case .open(let destination) = action.kind else { continue }
      previews.append(
        LinkPreview(address: destination.string, title: action.label.isBlank ? nil : action.label.string))
    }
    return previews
  }

  private static func body(
    _ outgoing: OutgoingMessage, title: String?, _ log: inout LossLog
  ) -> StanzaBody {
    var body = StanzaBody()
    let message = outgoing.message
    if let quoted = message.reply?.text { body.add(Self.quoted(quoted), for: Namespace.reply) }
    if let text = message.text {
      if message.textStyle == .plain, text.utf8.starts(with: "/me ".utf8) { log.report(.readAsAction) }
      body.add(text)
    } else if let card = outgoing.card {
      let (text, isTruncated) = CardText.body(of: card).string()
      if isTruncated { log.report(.shortened) }
      // A subject without a body would be a change of the room's topic.
      body.add(text.isEmpty ? title ?? "" : text, for: Namespace.payload)
    }
    body.add(lines: message.attachments.compactMap(\.address), for: Namespace.files)
    body.add(lines: Self.options(outgoing), for: Namespace.quickResponse)
    return body
  }

  /// The buttons as the body repeats them.
  private static func options(_ outgoing: OutgoingMessage) -> [String] {
    let own = Self.choices(outgoing.message, nil)
    let labels = own.map { "(\($0.label))" }.joined(separator: " ")
    return (labels.isEmpty ? [] : [labels]) + CardText.buttons(of: outgoing.card?.actions ?? [])
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)\n" }.joined()
  }
}

extension Diagnostic {
  fileprivate static let readAsAction = Diagnostic(
    .lossStyle, "a text that begins with /me tells what the sender does, to clients of XMPP", at: "text")

  fileprivate static let secret = Diagnostic(
    .lossPart, "what was answered in secret, such as a password, is not handed on", at: "parts")

  fileprivate static let shortened = Diagnostic(
    .lossTruncated, "the text for clients without cards is cut off at \(CardText.maximumLength) bytes", at: "text")
}
