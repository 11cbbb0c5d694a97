import CardCore
import CardMetadata

/// What a message of RTM says, by whichever of its names.
struct RTMMessageFields {
  let page: RTMPage

  func message(_ fields: inout ObjectFields, into output: inout PieceOutput) -> ConversationItem {
    var message = Message(metadata: RawMetadata(range: fields.range), at: "attrs")
    let historyID = fields.id("id")
    message.id = fields.id("mid", "messageId") ?? historyID
    if let historyID, historyID != message.id { message.aliases = [historyID] }
    message.orderNumber = message.id.flatMap { Int64($0) }
    message.time = fields.time("mtime", "modifiedTime")
    let sender = sender(&fields, into: &output)
    message.sender = sender.map { Participant(id: $0, name: RTMContact.unnamed($0)) }
    message.room = dialogue(&fields, sender: sender)?.id
    message.isDeleted = fields.boolean("deleted") ?? false
    let type = fields.integer("mtype", "messageType")
    let isNotice = fields.boolean("isCmd") ?? fields.boolean("isChat").map { !$0 }
    let withdrawn = RTMContent(type: type, isNotice: isNotice).fill(&message, &fields)
    message.remainder = fields.remainder
    output.diagnostics += fields.diagnostics
    guard let withdrawn else { return .message(message) }
    return .change(MessageChange(.retraction, of: withdrawn, in: message.room, by: message.sender, at: message.time))
  }

  /// Who sent it; in a history of two people it is a direction, 1 for the viewer's own.
  private func sender(_ fields: inout ObjectFields, into output: inout PieceOutput) -> String? {
    let named = fields.id("sender", "senderUid", "from", "fromUid")
    guard let direction = fields.integer("direction"), named == nil else { return named }
    guard direction == 1 else { return page.dialogue?.xid ?? "peer" }
    if page.viewer == nil { output.add(.viewer("self")) }
    return page.viewer ?? "self"
  }

  /// Whom it goes to, seen from the viewer: of two people, the other one.
  private func dialogue(_ fields: inout ObjectFields, sender: String?) -> RTMDialogue? {
    let kind = fields.integer("kind").flatMap(RTMDialogue.Kind.init(number:))
    let group = fields.group
    let target = fields.id("xid", "to", "toId")
    if let group { return group }
    guard let target else { return page.dialogue }
    // A push to the viewer is kept under the viewer's own number, as the app keeps it.
    let isToViewer = target == page.viewer
    switch kind {
    case .group?, .room?: return RTMDialogue(kind: kind, xid: target)
    case .user?: return RTMDialogue(kind: .user, xid: isToViewer ? sender ?? target : target)
    case nil:
      if isToViewer || page.viewer == nil && fields.has("to") { return RTMDialogue(kind: .user, xid: sender ?? target) }
      return page.dialogue ?? RTMDialogue(kind: fields.has("to") ? .user : nil, xid: target)
    }
  }
}
