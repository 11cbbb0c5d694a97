import CardCore
import CardMetadata

/// LiveData RTM and its IMDemo: the app's own models and tables, pages of history, pushes, and objects of the SDKs.
///
/// Ids have 64 bits, of which a floating point number keeps 53: they are read by their digits alone.
package struct RTMMessages: JSONMessages {
  package static let system = ChatSystem.rtm

  private var page: RTMPage
  private var outerPages: [RTMPage] = []

  package init(options: ConversationOptions) {
    page = RTMPage(viewer: options.viewer)
  }

  package static func recognises(_ fields: ObjectFields, in list: String?) -> Bool {
    fields.has("mid") && fields.has("mtime", "msg", "message") || fields.has("senderUid", "selfId", "fromUid", "lastid")
      || fields.has("mtype") && fields.has("from", "direction", "msg")
      || fields.has("xid") && fields.has("xname", "nickname", "kind")
      || fields.has("contact", .object) && (fields.has("lastMessage") || list == nil)
  }

  package mutating func open() { outerPages.append(page) }

  package mutating func close() { page = outerPages.popLast() ?? page }

  package mutating func read(members fields: inout ObjectFields, into output: inout PieceOutput) {
    fields.pass("num", "begin", "end", "lastid", "hasNext")
    if let id = fields.id("selfId") {
      page.viewer = id
      output.add(.viewer(id))
    }
    if let dialogue = fields.group { page.dialogue = dialogue }
    if let peer = fields.id("ouid", "xid") { page.dialogue = RTMDialogue(kind: .user, xid: peer) }
    if var object = fields.object("contact") {
      if let contact = object.contact {
        page.dialogue = contact.dialogue
        if page.hasMessagesOfNobody { output.diagnostics.append(.lateContact(object)) }
        contact.items.forEach { output.add($0) }
      }
      fields.take(object)
    }
    if var own = fields.object("self", "profile"), let contact = own.contact {
      contact.items.prefix(1).forEach { output.add($0) }
    }
    output.diagnostics += fields.diagnostics
  }

  package mutating func read(_ fields: inout ObjectFields, in list: String?, into output: inout PieceOutput) {
    if list == "sessions" || fields.has("lastMessage", .object) {
      read(session: &fields, into: &output)
    } else if list == "contacts" || fields.has("xid") && !fields.has("mid", "mtime", "message", "msg", "ts") {
      read(contact: &fields, into: &output)
    } else if fields.has("ts") && fields.has("xid") && !fields.has("mid") {
      output.diagnostics.append(.checkpoint(fields))
    } else if fields.has("selfId"), !fields.has("mid", "mtime") {
      read(members: &fields, into: &output)
    } else {
      let item = RTMMessageFields(page: page).message(&fields, into: &output)
      if case .message(let message) = item, message.room == nil { page.hasMessagesOfNobody = true }
      output.add(item)
    }
  }

  private func read(contact fields: inout ObjectFields, into output: inout PieceOutput) {
    if let contact = fields.contact {
      contact.items.forEach { output.add($0) }
    } else {
      output.diagnostics.append(.notAMessage("is a contact without a number", fields.tokens, fields.index))
    }
    output.diagnostics += fields.diagnostics
  }

  private func read(session fields: inout ObjectFields, into output: inout PieceOutput) {
    var object = fields.object("contact")
    let contact = object?.contact
    if let object { fields.take(object) }
    var last = fields.object("lastMessage")
    defer { output.diagnostics += fields.diagnostics }
    guard let contact else {
      return output.diagnostics.append(.notAMessage("is a session without a contact", fields.tokens, fields.index))
    }
    var session = Session(room: contact.room)
    session.lastText = last?.text("message")
    session.lastID = last?.id("mid")
    session.lastTime = last?.time("timestamp", "mtime")
    session.isUnread = last?.boolean("unread") ?? false
    if let last { fields.take(last) }
    contact.items.forEach { output.add($0) }
    output.add(.session(session))
  }
}

extension ObjectFields {
  /// The group or room that a message or a page is of, by RTM's own names.
  var group: RTMDialogue? {
    mutating get {
      if let group = id("gid", "groupId") { return RTMDialogue(kind: .group, xid: group) }
      return id("rid", "roomId").map { RTMDialogue(kind: .room, xid: $0) }
    }
  }
}

extension Diagnostic {
  fileprivate static func lateContact(_ fields: ObjectFields) -> Diagnostic {
    Diagnostic(
      .conversationBadValue, "the contact stands behind its messages, which were shown without its name by then",
      at: fields.path, range: fields.range, hint: "write \"contact\" before \"messages\"")
  }

  fileprivate static func checkpoint(_ fields: ObjectFields) -> Diagnostic {
    Diagnostic(
      .conversationNotAMessage, "this is how far a dialogue was fetched, and no message", at: FieldPath(),
      range: fields.range, hint: "leave the table checkpoint out", severity: .note)
  }
}
