import CardConversations

/// Gathers what there is to say about the messages of a conversation, up to a number, and how it looks for the exit status.
struct ConversationLog {
  /// The most that is told; the rest is counted.
  private static let maximumCount = 100

  private struct Entry {
    let diagnostic: Diagnostic
    let place: MessagePlace
  }

  private var entries: [Entry] = []
  private var count = 0
  private var omitted = 0

  /// Whether something of an input could not be read.
  private(set) var hasBrokenInput = false

  /// Whether something is wrong with a card.
  private(set) var hasBrokenCard = false

  /// Whether there was nothing to say so far.
  var isEmpty: Bool { count == 0 }

  /// Notes what a reader says about an input.
  mutating func noteInput(_ diagnostics: [Diagnostic], at place: MessagePlace) {
    // Metadata that is no object makes no card, and the input is whole.
    let errors = diagnostics.filter { $0.severity == .error }
    hasBrokenInput = hasBrokenInput || errors.contains { $0.code != .metadataNotAnObject }
    hasBrokenCard = hasBrokenCard || errors.contains { $0.code == .metadataNotAnObject }
    for diagnostic in diagnostics { note(diagnostic, at: place) }
  }

  /// Notes what is said about messages when they are shown.
  mutating func noteCards(_ diagnostics: [PlacedDiagnostic]) {
    hasBrokenCard = hasBrokenCard || diagnostics.contains { $0.diagnostic.severity == .error }
    for diagnostic in diagnostics { note(diagnostic.diagnostic, at: diagnostic.place) }
  }

  private mutating func note(_ diagnostic: Diagnostic, at place: MessagePlace) {
    guard count < Self.maximumCount else { return omitted += 1 }
    count += 1
    entries.append(Entry(diagnostic: diagnostic, place: place))
  }

  /// Takes out what was noted, in words: with its line where a source was kept, and else with its place alone.
  mutating func words(_ sources: [(name: String, kept: [UInt8]?)], _ report: DiagnosticReport) -> String {
    let bySource = Dictionary(grouping: entries, by: \.place.source)
    entries = []
    return bySource.keys.sorted().map { number in
      let found = bySource[number] ?? []
      guard number < sources.count else { return found.map { "cardrender: \($0.diagnostic)\n" }.joined() }
      let (name, kept) = sources[number]
      guard let kept else { return found.map { Self.line($0, name) }.joined() }
      // What has no place of its own has that of its message.
      let unplaced = found.filter { $0.diagnostic.range == nil }.map { Self.line($0, name) }.joined()
      let placed = found.map(\.diagnostic).filter { $0.range != nil }
      return (placed.isEmpty ? "" : report.text(of: placed.inSourceOrder, in: name, kept)) + unplaced
    }.joined()
  }

  /// How much was not told, in words, or nothing.
  var rest: String { omitted > 0 ? "… and \(Grouped(omitted)) more\n" : "" }

  private static func line(_ entry: Entry, _ name: String) -> String {
    let hint = entry.diagnostic.hint.map { "; \($0)" } ?? ""
    let place = entry.place.line > 0 ? ":\(entry.place.line):\(entry.place.column)" : ""
    return "\(SourceName.shown(name))\(place): \(entry.diagnostic)\(hint)\n"
  }
}
