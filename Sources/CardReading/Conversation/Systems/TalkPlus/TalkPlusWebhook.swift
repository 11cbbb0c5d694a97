import CardCore
import CardMetadata

/// The body of a webhook: an event, the channel that it happened in, and what it happened to.
///
/// The vendor prints no body of most events, so whatever may name a message, a user or a reaction is looked at.
struct TalkPlusWebhook {
  let messages: TalkPlusMessages

  func read(_ fields: inout ObjectFields, into output: inout PieceOutput) {
    let event = fields.text("event") ?? ""
    let channel = fields.object("channel")
    if let channel { TalkPlusMessages.read(channel: channel, into: &output) }
    var room = channel
    let roomID = room?.id("id", "channelId") ?? fields.id("channelId")
    switch event {
    case "message": read(message: &fields, in: roomID, into: &output)
    case "message_updated": read(update: &fields, in: roomID, into: &output)
    case "message_deleted": read(retraction: &fields, in: roomID, into: &output)
    case "reaction_added": read(reaction: &fields, in: roomID, into: &output) { .reactionAdded($0) }
    case "reaction_deleted": read(reaction: &fields, in: roomID, into: &output) { .reactionRemoved($0) }
    // An event that nobody knows, and that brings a message, is about that.
    case _ where fields.has("message", .object): read(message: &fields, in: roomID, into: &output)
    default: read(notice: event, &fields, channel: channel, in: roomID, into: &output)
    }
    output.diagnostics += fields.diagnostics
  }

  private func message(_ fields: inout ObjectFields, in room: String?, into output: inout PieceOutput) -> Message? {
    guard let object = fields.object("message") else { return nil }
    guard var message = messages.message(object, .envelope, into: &output) else { return nil }
    if message.room == nil { message.room = room }
    return message
  }

  private func read(message fields: inout ObjectFields, in room: String?, into output: inout PieceOutput) {
    if let message = message(&fields, in: room, into: &output) {
      output.add(.message(message))
    } else if output.diagnostics.allSatisfy({ $0.severity < .error }) {
      output.diagnostics.append(.incomplete("message", "message", fields))
    }
  }

  private func read(update fields: inout ObjectFields, in room: String?, into output: inout PieceOutput) {
    guard let message = message(&fields, in: room, into: &output), let id = message.id else {
      return output.diagnostics.append(.incomplete("message_updated", "message.id", fields))
    }
    output.add(
      .change(
        MessageChange(
          .correction(message), of: id, in: message.room ?? room, by: message.sender, authority: .system)))
  }

  private func read(retraction fields: inout ObjectFields, in room: String?, into output: inout PieceOutput) {
    guard let target = target(&fields) else {
      return output.diagnostics.append(.incomplete("message_deleted", "message.id", fields))
    }
    output.add(.change(MessageChange(.retraction, of: target, in: room, by: user(&fields), authority: .system)))
  }

  private func read(
    reaction fields: inout ObjectFields, in room: String?, into output: inout PieceOutput,
    effect: (String) -> MessageChange.Effect
  ) {
    let event = fields.text("event") ?? ""
    guard let target = target(&fields) else {
      return output.diagnostics.append(.incomplete(event, "message.id", fields))
    }
    guard let word = word(&fields) else {
      return output.diagnostics.append(.incomplete(event, "reaction", fields))
    }
    output.add(.change(MessageChange(effect(word), of: target, in: room, by: user(&fields), authority: .system)))
  }

  private func target(_ fields: inout ObjectFields) -> String? {
    if var message = fields.object("message") { return message.id("id", "messageId") }
    return fields.id("messageId")
  }

  private func word(_ fields: inout ObjectFields) -> String? {
    guard fields.has("reaction", .object), var reaction = fields.object("reaction") else {
      return fields.text("reaction", "reactionType")
    }
    return reaction.text("type", "reaction", "name")
  }

  private func user(_ fields: inout ObjectFields) -> Participant? {
    if var user = fields.object("user", "member") { return user.participant }
    if fields.has("reaction", .object), var reaction = fields.object("reaction") { return reaction.participant }
    return fields.id("userId").map { Participant(id: $0, name: fields.text("username")) }
  }

  /// What happened to a channel or its members, in words.
  private func read(
    notice event: String, _ fields: inout ObjectFields, channel: ObjectFields?, in room: String?,
    into output: inout PieceOutput
  ) {
    var people = fields.objects("members", "users").compactMap { (fields: ObjectFields) -> Participant? in
      var fields = fields
      return fields.participant
    }
    if people.isEmpty { people = [user(&fields)].compactMap(\.self) }
    people.forEach { output.add($0) }
    var channel = channel
    let names = TalkPlusNotice(
      people: people.map { $0.name ?? $0.id }, channel: channel?.text("name") ?? room ?? "")
    var notice = Message(metadata: RawMetadata(), text: names.text(of: event))
    notice.kind = .notice
    notice.room = room
    notice.time = fields.time("createdAt", "timestamp", "eventTime")
    // A channel is created when it says that it was.
    if event == "channel_added" { notice.time = notice.time ?? channel?.time("createdAt") }
    notice.remainder = fields.remainder
    output.add(.message(notice))
  }
}

extension Diagnostic {
  /// An event that does not say what it happened to.
  fileprivate static func incomplete(_ event: String, _ field: String, _ fields: ObjectFields) -> Diagnostic {
    Diagnostic(
      .conversationNotAMessage, "the event \(DisplayText.quoted(event)) names no \(DisplayText.quoted(field))",
      at: FieldPath(), range: fields.range, hint: "write the body as the webhook sends it")
  }
}
