import CardCore
import CardMetadata

/// The parts of a Chatkit message: texts in their order, and files.
///
/// A part is one of an attachment, an address and a content; where it has several, that is the order in which they count.
enum ChatkitParts {
  static func read(_ fields: inout ObjectFields, into message: inout Message) {
    if var attachment = fields.object("attachment") {
      read(secondGeneration: &attachment, into: &message)
      fields.take(attachment)
    }
    var texts = [message.text].compactMap(\.self)
    for var part in fields.objects("parts") {
      read(&part, texts: &texts, into: &message)
      fields.take(part)
    }
    message.text = texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The SDK drops such an attachment where one of its fields is missing; here it is shown by what is there.
  private static func read(secondGeneration fields: inout ObjectFields, into message: inout Message) {
    let address = fields.text("resource_link")
    let kind = fields.text("type")
    message.attachments.append(
      Attachment(name: fields.text("name"), mediaType: kind, address: address, range: fields.range))
  }

  private static func read(_ part: inout ObjectFields, texts: inout [String], into message: inout Message) {
    // The export wraps what the wire has beside the part's kind.
    if part.has("payload", .object), var payload = part.object("payload") {
      let kind = part.text("part_type")
      read(content: &payload, ofExport: kind, texts: &texts, into: &message)
      part.take(payload)
    } else {
      read(content: &part, ofExport: nil, texts: &texts, into: &message)
    }
  }

  private static func read(
    content part: inout ObjectFields, ofExport kind: String?, texts: inout [String], into message: inout Message
  ) {
    let type = part.text("type")
    if part.has("attachment", .object), var attachment = part.object("attachment") {
      message.attachments.append(file(&attachment, type: type))
      part.take(attachment)
    } else if kind == "attachment" || part.has("download_url") {
      message.attachments.append(file(&part, type: type))
    } else if let address = part.text("url") {
      message.attachments.append(Attachment(mediaType: type, address: address, range: part.range))
    } else if let (name, index) = part.value(["content"]) {
      read(inline: index, name, type: type, part: &part, texts: &texts, into: &message)
    } else {
      part.diagnostics.append(
        .badValue("part", part.tokens, part.index, expected: "a content, a url or an attachment", at: part.path))
    }
  }

  private static func file(_ fields: inout ObjectFields, type: String?) -> Attachment {
    var attachment = Attachment(name: fields.text("name"), mediaType: type, range: fields.range)
    attachment.address = fields.text("download_url")
    attachment.expiration = fields.time("expiration") ?? attachment.address.flatMap(SignedAddress.expiration)
    attachment.size = fields.size("size")
    return attachment
  }

  /// Whether a media type is one of JSON (RFC 6839): other clients than ours have a type of their own for cards.
  private static func isJSON(_ type: String?) -> Bool {
    guard let essence = type?.prefix(while: { $0 != ";" }).lowercased() else { return false }
    return essence == "application/json" || essence.hasSuffix("+json")
  }

  /// A content in the message itself: a text, a card, or a file of another type.
  private static func read(
    inline index: Int, _ name: String, type: String?, part: inout ObjectFields, texts: inout [String],
    into message: inout Message
  ) {
    guard part.tokens[index].kind == .string else { return part.report(name, index, expected: "a string") }
    let content = part.tokens.string(at: index)
    let metadata = isJSON(type) ? CardText.metadata(inStringAt: index, of: part.tokens) : nil
    if type == CardPart.mediaType || metadata.map(CardText.isCard) == true {
      guard let metadata else { return part.report(name, index, expected: "the JSON object of a card") }
      guard message.metadata.entries.isEmpty else {
        return part.report(name, index, expected: "one card in a message")
      }
      message.metadata = metadata
      message.metadataPath = part.path.appending(name)
    } else if type == nil || type?.hasPrefix("text/") == true {
      if !content.isEmpty { texts.append(content) }
    } else {
      message.attachments.append(
        Attachment(mediaType: type, size: Int64(content.utf8.count), range: part.tokens.range(of: index)))
    }
  }
}
