import CardCore
import CardMetadata

/// Pusher Chatkit: messages of its three generations, and the users, rooms and messages of the export of 2020.
///
/// A message's id is its room's own, so it means nothing without the room.
package struct ChatkitMessages: JSONMessages {
  package static let system = ChatSystem.chatkit

  package init(options: ConversationOptions) {}

  package static func recognises(_ fields: ObjectFields, in list: String?) -> Bool {
    fields.has("user_id", "sender_id") && fields.has("room_id", "parts")
      || fields.has("parts", .array) && !fields.has("type", "kind")
      || fields.has("created_at") && fields.has("updated_at") && fields.has("id")
      || fields.has("event_name") && fields.has("data", .object)
      || fields.has("created_by_id", "member_user_ids", "member_ids") && fields.has("id")
  }

  package mutating func read(members fields: inout ObjectFields, into output: inout PieceOutput) {
    if let user = fields.object("current_user") { read(user: user, into: &output) }
    output.diagnostics += fields.diagnostics
  }

  package mutating func read(_ fields: inout ObjectFields, in list: String?, into output: inout PieceOutput) {
    if fields.has("event_name", .string), fields.has("data", .object) {
      read(event: &fields, into: &output)
    } else if fields.has("room_id", "parts", "sender_id", "user_id", "text") || list == "messages" {
      read(message: &fields, into: &output)
    } else if list == "rooms" || fields.has("created_by_id", "member_ids", "member_user_ids", "private") {
      read(room: &fields, into: &output)
    } else {
      read(user: fields, into: &output)
    }
  }

  /// An event of a subscription, whose data is a message, or names one.
  private func read(event fields: inout ObjectFields, into output: inout PieceOutput) {
    let name = fields.text("event_name") ?? ""
    guard var data = fields.object("data") else { return read(user: fields, into: &output) }
    switch name {
    case "new_message", "message_updated": read(message: &data, into: &output)
    case "message_deleted":
      let room = data.id("room_id")
      guard let id = data.id("message_id", "id") else {
        return output.diagnostics.append(.notAMessage("names no message", fields.tokens, fields.index))
      }
      output.add(.change(MessageChange(.retraction, of: id, in: room, authority: .system)))
      output.diagnostics += data.diagnostics
    default:
      output.diagnostics.append(.notAMessage("is an event and no message", fields.tokens, fields.index))
    }
  }

  private func read(user fields: ObjectFields, into output: inout PieceOutput) {
    var fields = fields
    guard let id = fields.id("id") else {
      output.diagnostics += fields.diagnostics
      return output.diagnostics.append(.notAMessage("is no message, room or user", fields.tokens, fields.index))
    }
    // The name falls back to the id.
    output.add(.participant(Participant(id: id, name: fields.text("name") ?? id)))
    output.diagnostics += fields.diagnostics
  }

  private func read(room fields: inout ObjectFields, into output: inout PieceOutput) {
    guard let id = fields.id("id") else {
      output.diagnostics += fields.diagnostics
      return output.diagnostics.append(.notAMessage("is a room without an id", fields.tokens, fields.index))
    }
    output.add(.room(Room(id: id, name: fields.text("name"))))
    output.diagnostics += fields.diagnostics
  }

  private func read(message fields: inout ObjectFields, into output: inout PieceOutput) {
    var message = Message(metadata: RawMetadata(range: fields.range), at: "parts")
    message.id = fields.id("id")
    message.orderNumber = message.id.flatMap { Int64($0) }
    message.room = fields.id("room_id")
    message.sender = fields.id("user_id", "sender_id").map { Participant(id: $0) }
    message.time = fields.time("created_at")
    let updated = fields.time("updated_at")
    message.isDeleted = fields.time("deleted_at") != nil
    if let created = message.time, let updated { message.isEdited = updated > created && !message.isDeleted }
    message.text = fields.text("text")
    ChatkitParts.read(&fields, into: &message)
    // Nothing is shown of a message that says nothing.
    if !message.hasContent, message.metadata.entries.isEmpty, !message.isDeleted { message.kind = .hidden }
    message.remainder = fields.remainder
    output.diagnostics += fields.diagnostics
    output.add(.message(message))
  }
}
