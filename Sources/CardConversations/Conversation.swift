/// A whole conversation as a timeline, in one call.
///
///     let settings = TimelineSettings(now: MessageTime(milliseconds: 1_796_000_000_000), viewer: "ann")
///     let timeline = Conversation(items, of: .talkPlus).timeline(settings)
///
/// The messages may stand in any order. All of them are held in memory.
public struct Conversation: Sendable {
  private let items: [ConversationItem]
  private let system: ChatSystem?

  /// What the readers gave, in the order of the sources.
  public init(_ items: [ConversationItem], of system: ChatSystem?) {
    self.items = items
    self.system = system
  }

  /// The rows from top to bottom, and everything worth saying about the messages.
  public func timeline(
    _ settings: TimelineSettings, engine: CardEngine = CardEngine()
  ) -> (entries: [TimelineEntry], diagnostics: [Diagnostic]) {
    var collector = ConversationCollector()
    // Without a store there is nothing that could fail.
    for item in items { try? collector.take(item, of: system, at: MessagePlace()) }
    guard case .sorted(var messages)? = try? collector.finish() else { return ([], []) }
    var show = ConversationShow(collector.index, settings: settings, engine: engine)
    var output = ConversationShow.Output(entries: show.beginning())
    while let message = try? messages.next() { output += show.take(message) }
    output += show.flush()
    return (output.entries, (output.diagnostics + show.remainder).map(\.diagnostic))
  }
}
