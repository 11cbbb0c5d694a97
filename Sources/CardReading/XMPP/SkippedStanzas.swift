import CardCore

/// What of an input is not shown, counted.
struct SkippedStanzas {
  var queries = 0
  var presences = 0

  /// Messages with nothing to show, such as receipts and notes that somebody is typing.
  var empties = 0

  /// Elements that are no stanzas.
  var others = 0

  /// Pieces of text between stanzas.
  var strays = 0

  /// One note about all of it, or `nil` where there was nothing.
  var diagnostic: Diagnostic? {
    let parts = [
      Self.count(queries, "iq stanza", "iq stanzas"), Self.count(presences, "presence", "presences"),
      Self.count(empties, "message with nothing to show", "messages with nothing to show"),
      Self.count(others, "other element", "other elements"), Self.count(strays, "piece of text", "pieces of text"),
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return Diagnostic(.xmppNotShown, "not shown: \(parts.joined(separator: ", "))", at: FieldPath())
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String? {
    number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
  }
}
