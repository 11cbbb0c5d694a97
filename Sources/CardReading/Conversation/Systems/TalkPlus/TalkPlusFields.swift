import CardCore
import CardMetadata

/// What a TalkPlus message says beside its text, its file and its metadata.
///
/// Each name stands with the SDK's getter, with `get` and without.
struct TalkPlusFields {
  /// The fields of the message, whose faults are those of `fill`.
  let fields: ObjectFields

  func fill(_ message: inout Message, _ fields: inout ObjectFields) {
    fields.pass(
      "data", "getData", "metaData", "mentions", "getMentions", "profileImageUrl", "userProfileImage",
      "getUserProfileImage")
    // A bare card has pairs, not fields.
    guard message.metadata.range != fields.range || message.metadata.entries.isEmpty else { return }
    // These were read with the metadata, which says nothing of what is no text.
    _ = fields.text("text", "getText")
    _ = fields.text("fileUrl", "getFileUrl")
    message.id = fields.id("id", "messageId", "getMessageId")
    message.room = fields.id("channelId", "getChannelId")
    message.sender = sender(&fields)
    message.time = fields.time("createdAt", "getCreatedAt")
    let type = fields.text("type", "getType", "messageType")
    message.kind = Self.kind(of: type)
    message.reply = reply(&fields)
    message.reactions = reactions(&fields)
    message.translations = translations(&fields)
    if let created = message.time, let updated = fields.time("updatedAt", "getUpdatedAt") {
      message.isEdited = updated > created
    }
    if message.text == nil, let title = fields.text("title", "getTitle") { message.text = title }
    TalkPlusFile.attach(to: &message)
    message.remainder = message.remainder ?? fields.remainder
  }

  private func sender(_ fields: inout ObjectFields) -> Participant? {
    let name = fields.text("username", "getUsername")
    if let id = fields.id("userId", "getUserId") { return Participant(id: id, name: name) }
    return name.map { Participant(id: $0, name: $0) }
  }

  /// `hidden` means without a push; such a message is shown where it has a card.
  static func kind(of type: String?) -> MessageKind {
    switch type {
    case "admin"?, "admin_hidden"?: .notice
    case "hidden"?, "bot_hidden"?: .hidden
    default: .chat
    }
  }

  /// `parentMessage` is an empty object where there is none.
  private func reply(_ fields: inout ObjectFields) -> ReplyReference? {
    let id = fields.id("parentMessageId", "getParentMessageId")
    guard var parent = fields.object("parentMessage", "getParentMessage") else {
      return id.map { ReplyReference(id: $0) }
    }
    let named = parent.id("id", "messageId", "getMessageId")
    let sender = sender(&parent)
    let text = parent.text("text", "getText")
    fields.take(parent)
    guard let id = id ?? named else { return nil }
    return ReplyReference(id: id, sender: sender, text: text)
  }

  /// Each word with a count, as the REST page has it, or with the users who gave it, as the JavaScript page has it.
  private func reactions(_ fields: inout ObjectFields) -> [Reaction] {
    guard let reactions = fields.object("reactions", "getReactions") else { return [] }
    let tokens = fields.tokens
    return tokens.members(of: reactions.index).compactMap { key, value in
      let word = tokens.string(at: key)
      if tokens[value].kind == .array {
        let senders = tokens.elements(of: value).compactMap { reactions.person(at: $0) }
        let count = Array(tokens.elements(of: value)).count
        return count == 0 ? nil : Reaction(word, count: count, senders: senders)
      }
      if let count = reactions.integer(at: value).flatMap({ Int(exactly: $0) }), count >= 0 {
        return count == 0 ? nil : Reaction(word, count: count)
      }
      fields.diagnostics.append(
        .badValue(
          word, tokens, value, expected: "a number of users, or the list of them",
          at: reactions.path.appending(word)))
      return nil
    }
  }

  private func translations(_ fields: inout ObjectFields) -> [Translation] {
    guard let texts = fields.object("translations", "translatedText", "getTranslatedText") else { return [] }
    let tokens = fields.tokens
    return tokens.members(of: texts.index).compactMap { key, value in
      let language = tokens.string(at: key)
      guard tokens[value].kind == .string else {
        fields.diagnostics.append(
          .badValue(language, tokens, value, expected: "a string", at: texts.path.appending(language)))
        return nil
      }
      return Translation(tokens.string(at: value), in: language)
    }
  }
}

extension ObjectFields {
  /// Somebody by id, or by an object with one.
  func person(at index: Int) -> String? {
    switch tokens[index].kind {
    case .string: return tokens.string(at: index)
    case .number: return tokens.rawText(of: index)
    case .object:
      var user = ObjectFields(tokens, at: index)
      return user.id("id", "userId")
    case .array, .true, .false, .null: return nil
    }
  }
}
