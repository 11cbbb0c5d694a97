/// Something worth saying about a message, and where the message stands.
package struct PlacedDiagnostic: Hashable, Sendable {
  package var diagnostic: Diagnostic
  package var place: MessagePlace

  package init(_ diagnostic: Diagnostic, at place: MessagePlace) {
    self.diagnostic = diagnostic
    self.place = place
  }
}

extension Diagnostic {
  static func notTheAuthor(_ change: MessageChange, of owner: Participant?) -> Diagnostic {
    let author = change.sender.map { DisplayText.quoted($0.id) } ?? "somebody without a name"
    let owner = owner.map { DisplayText.quoted($0.id) } ?? "nobody"
    let deed: String =
      switch change.effect {
      case .correction: "correction"
      case .retraction: "retraction"
      case .reactions, .reactionAdded, .reactionRemoved: "reaction"
      }
    return Diagnostic(
      .conversationNotTheAuthor,
      "a \(deed) by \(author) of the message \(DisplayText.quoted(change.target)) of \(owner) is ignored",
      at: FieldPath(), hint: "only its author may change a message")
  }

  static func unknownTargets(_ count: Int) -> Diagnostic {
    Diagnostic(
      .conversationUnknownMessage,
      "\(count) \(count == 1 ? "change is of a message that is" : "changes are of messages that are") not here",
      at: FieldPath(), hint: "add the file or page with the message", actual: count)
  }

  static func tablesFull(_ count: Int) -> Diagnostic {
    Diagnostic(
      .conversationTooMuch,
      "\(count) names, rooms, replies or changes are not looked at, because there are too many of them",
      at: FieldPath(), hint: "show a part of the conversation, such as one room by --room", actual: count)
  }
}
