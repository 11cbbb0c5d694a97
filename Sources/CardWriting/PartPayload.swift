import CardCore
import CardKit
import CardMetadata
import CardPayloads
import CardReading
import CardRenderers

/// The card that a message of XMPP has in its parts, for systems that have no place for parts: buttons become a card with
/// buttons, and what a sender says about an address becomes a preview of it.
struct PartPayload {
  /// The message with a card in the place of the parts that it was made of.
  private(set) var message: Message

  /// What of the parts the card does not have.
  private(set) var losses: [Diagnostic] = []

  init(_ message: Message) {
    self.message = message
    guard message.metadata.entries.isEmpty, message.kind != .notice else { return }
    if !takeChoices() { takePreview() }
  }

  private mutating func takeChoices() -> Bool {
    var choices: [Choice] = []
    for case .choice(let choice) in message.parts { choices.append(choice) }
    guard 1...MsgWithButtons.maximumButtons ~= choices.count, let metadata = metadata(of: choices),
      Self.isValid(metadata)
    else { return false }
    if choices.contains(where: \.isResponse) { losses.append(.response) }
    message.metadata = RawMetadata(metadata)
    message.subject = nil
    message.parts.removeAll { if case .choice = $0 { true } else { false } }
    return true
  }

  private func metadata(of choices: [Choice]) -> Metadata? {
    let title = message.subject ?? ""
    let body = markdown(message)
    if choices.count == 1, let choice = choices.first {
      let payload = MsgWithButton(title: title, body: body, buttonText: choice.label, buttonAction: choice.word)
      return try? MetadataEncoder().encode(payload)
    }
    let buttons = choices.map { MsgWithButtons.Button(text: $0.label, action: $0.word) }
    return try? MetadataEncoder().encode(MsgWithButtons(title: title, body: body, buttons: buttons))
  }

  private mutating func takePreview() {
    let index = message.parts.firstIndex { if case .preview = $0 { true } else { false } }
    guard let index, case .preview(let preview) = message.parts[index] else { return }
    let payload = LinkPreviewPayload(
      url: preview.address, title: preview.title,
      description: preview.description.map { Self.markdown([Block].plain($0)) },
      imageURL: preview.imageAddress)
    guard let metadata = try? MetadataEncoder().encode(payload), Self.isValid(metadata) else { return }
    if preview.siteName != nil { losses.append(.siteName) }
    message.metadata = RawMetadata(metadata)
    message.parts.remove(at: index)
  }

  /// A button without a label or an address that must not be opened makes no card, and leaves a message that can be sent.
  private static func isValid(_ metadata: Metadata) -> Bool {
    PayloadDecoder().card(from: RawMetadata(metadata)).diagnostics.allSatisfy { $0.severity < .error }
  }

  /// The text as the body of a payload, with its styles.
  private func markdown(_ message: Message) -> String {
    let text = message.text ?? ""
    switch message.textStyle {
    case .plain: return Self.markdown([Block].plain(text))
    case .styling: return Self.markdown(MessageStyling.blocks(text))
    }
  }

  /// Blocks as the body of a payload, which is Markdown.
  private static func markdown(_ blocks: [Block]) -> String {
    let text = MarkdownRenderer().render(Card(body: blocks)).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

extension Choice {
  fileprivate var isResponse: Bool { if case .response = effect { true } else { false } }

  /// What is sent when it is pressed.
  fileprivate var word: String {
    switch effect {
    case .response(let word), .action(let word): word
    }
  }
}

extension Diagnostic {
  fileprivate static let response = Diagnostic(
    .lossPart, "a quick response becomes a button: its text is handed to the app instead of being sent", at: "parts")

  fileprivate static let siteName = Diagnostic(
    .lossPart, "the name of a site has no place in the preview of an address", at: "parts")
}
