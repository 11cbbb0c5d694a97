import CardCore
import CardMetadata

/// What a message of RTM holds, by its type: a text, a file, a card, a notice, or the withdrawal of another message.
struct RTMContent {
  /// RTM's types; `nil` for the app's own models, which have none.
  let type: Int64?

  /// Whether the app says that it is a notice.
  let isNotice: Bool?

  private static let withdrawal: Int64 = 1
  private static let chat: Int64 = 30
  private static let files: Set<Int64> = [31, 35, 36, 40, 41, 42, 50]
  private static let applications: ClosedRange<Int64> = 51...127

  /// Fills a message; gives the id of the message that is withdrawn, where it is a withdrawal that names one.
  func fill(_ message: inout Message, _ fields: inout ObjectFields) -> String? {
    let content = fields.value(["message", "msg", "stringMessage"])
    let attributes = fields.value(["attrs"])
    let info = fields.value(["fileInfo"])
    message.kind = isNotice ?? (type ?? Self.chat != Self.chat) ? .notice : .chat
    if type == Self.withdrawal {
      if let id = content.flatMap({ Self.target(at: $0.index, of: fields) }) { return id }
      (message.kind, message.isDeleted) = (.chat, true)
    }
    if let content { read(content, &fields, into: &message) }
    if let translated = fields.value(["translatedInfo"]) { read(translation: translated, &fields, into: &message) }
    if let type, Self.files.contains(type) { read(file: [info, content, attributes], &fields, into: &message) }
    readCard(content: content, attributes: attributes, fields, into: &message)
    if let attributes { check(attributes: attributes, &fields) }
    if fields.value(["binaryMessage"]) != nil, message.text == nil { readBytes(into: &message) }
    if message.kind == .chat, !message.hasContent, message.metadata.entries.isEmpty, !message.isDeleted {
      message.kind = .hidden
    }
    return nil
  }

  /// The text, or the object of a text with its translation.
  private func read(_ content: (name: String, index: Int), _ fields: inout ObjectFields, into message: inout Message) {
    switch fields.tokens[content.index].kind {
    case .string:
      let text = fields.tokens.string(at: content.index)
      message.text = text.isEmpty ? nil : text
    case .object where type.map(Self.applications.contains) == true || type.map(Self.files.contains) == true: break
    case .object: read(translation: content, &fields, into: &message)
    case .number: message.text = fields.tokens.rawText(of: content.index)
    case .array, .true, .false, .null: fields.report(content.name, content.index, expected: "a text")
    }
  }

  /// A text with its translation: the translation is shown, as the app shows it.
  private func read(
    translation: (name: String, index: Int), _ fields: inout ObjectFields, into message: inout Message
  ) {
    guard fields.tokens[translation.index].kind == .object else {
      return fields.report(translation.name, translation.index, expected: "an object with a translation")
    }
    let place = fields.path.appending(translation.name)
    var texts = ObjectFields(fields.tokens, at: translation.index, path: place)
    let source = texts.text("sourceText")
    let target = texts.text("targetText")
    let languages = (texts.text("source", "sourceLanguage"), texts.text("target", "targetLanguage"))
    if source == nil, target == nil, message.text == nil {
      fields.report(translation.name, translation.index, expected: "an object with sourceText or targetText")
    }
    fields.take(texts)
    if let source, let language = languages.0 { message.translations.append(Translation(source, in: language)) }
    if let target, let language = languages.1 { message.translations.append(Translation(target, in: language)) }
    message.text = target ?? source ?? message.text
    message.language = target == nil ? languages.0 : languages.1
  }

  /// A file, where one of the values says so; else the text stays what the app would show: a notice.
  private func read(
    file values: [(name: String, index: Int)?], _ fields: inout ObjectFields, into message: inout Message
  ) {
    for value in values.compactMap(\.self) {
      guard let attachment = RTMFile.attachment(at: value.index, of: fields.tokens, type: type ?? 0) else { continue }
      message.attachments.append(attachment)
      if value.name != "attrs", value.name != "fileInfo" || message.text?.first == "{" { message.text = nil }
      message.kind = .chat
      return
    }
  }

  /// A card in `msg` of an application's type, or in `attrs` of any.
  private func readCard(
    content: (name: String, index: Int)?, attributes: (name: String, index: Int)?, _ fields: ObjectFields,
    into message: inout Message
  ) {
    let isOfApplication = type.map(Self.applications.contains) == true
    for value in [isOfApplication ? content : nil, attributes].compactMap(\.self) {
      guard let metadata = CardText.metadata(at: value.index, of: fields.tokens), CardText.isCard(metadata) else {
        continue
      }
      message.metadata = metadata
      message.metadataPath = FieldPath([.key(value.name)])
      if isOfApplication { message.kind = .chat }
      if isOfApplication, value.name == content?.name { message.text = nil }
      return
    }
    // What an application sends in a form of its own is shown as it was written.
    if isOfApplication, message.text == nil, let content, fields.tokens[content.index].kind == .object {
      message.text = fields.tokens.rawText(of: content.index)
    }
  }

  /// Bytes of the application's own, of which nobody knows more than that they are there.
  private func readBytes(into message: inout Message) {
    message.attachments.append(Attachment())
    if isNotice != true { message.kind = .chat }
  }

  private func check(attributes: (name: String, index: Int), _ fields: inout ObjectFields) {
    switch fields.tokens[attributes.index].kind {
    case .string, .object, .null: break
    case .array, .number, .true, .false: fields.report(attributes.name, attributes.index, expected: "a string")
    }
  }

  /// The id that a withdrawal names: a number, its digits, or a member of an object.
  private static func target(at index: Int, of fields: ObjectFields) -> String? {
    if let number = fields.integer(at: index) { return String(number) }
    guard let object = CardText.metadata(at: index, of: fields.tokens) else { return nil }
    let id = object.first("mid")?.value.text ?? object.first("messageId")?.value.text
    return id.flatMap { Int64($0) }.map { String($0) }
  }
}
