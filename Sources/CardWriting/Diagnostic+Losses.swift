import CardCore
import CardReading

/// Losses that have nothing to do with one field of one system.
extension Diagnostic {
  /// A correction, a retraction or reactions that a system keeps no record of.
  static func change(_ effect: MessageChange.Effect, _ system: ChatSystem) -> Diagnostic {
    let what =
      switch effect {
      case .correction: "a correction"
      case .retraction: "a retraction"
      case .reactions, .reactionAdded, .reactionRemoved: "reactions by themselves"
      }
    return Diagnostic(.lossChange, "\(system.title) has no message for \(what), and it is left out", at: FieldPath())
  }

  /// A message that says of itself that it was deleted.
  static func deleted(_ message: Message) -> Diagnostic {
    let name = message.id.map { " \(DisplayText.quoted($0))" } ?? ""
    return Diagnostic(.lossChange, "the message\(name) was deleted, and is left out", at: "deleted")
  }

  /// Names, rooms and sessions.
  static let context = Diagnostic(
    .lossContext, "a name, a room or a session beside the messages is left out", at: FieldPath())
}
