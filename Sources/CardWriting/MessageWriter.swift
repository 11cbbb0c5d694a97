public import CardMetadata
public import CardReading

/// Turns messages into the form of one chat system.
///
/// ## Implementation guidance
///
/// Writing is pure and total, as a `CardRenderer`'s rendering is: it cannot fail, reads no clock, no environment and no
/// network, and gives the same text for the same message. A card is written so that what is read back is the same card.
/// What the system has no place for is a loss, and never silence. What breaks a limit of the system is an error among the
/// diagnostics, with an empty text. Append to the output through a writer that escapes everything it is given.
public protocol MessageWriter: Sendable {
  var system: ChatSystem { get }

  /// What the system takes as the pairs of a card.
  var rules: MetadataRules { get }

  /// Whether buttons and previews of a message have a place of their own; where they have none, they become its card.
  var holdsParts: Bool { get }

  /// Writes one message, its pairs being in order by the rules.
  func write(_ outgoing: OutgoingMessage) -> WrittenMessage

  /// Writes what somebody does to a message that stands elsewhere; the content of a correction is `correction`.
  func write(_ change: MessageChange, correction: OutgoingMessage?) -> WrittenMessage
}

extension MessageWriter {
  public var holdsParts: Bool { false }

  /// A system that keeps no changes beside its messages.
  public func write(_ change: MessageChange, correction: OutgoingMessage?) -> WrittenMessage {
    WrittenMessage(losses: [.change(change.effect, system)])
  }
}
