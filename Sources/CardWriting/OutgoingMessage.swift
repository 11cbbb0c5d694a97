public import CardCore
public import CardMetadata
public import CardReading

/// A message that was examined and is about to be written: every value of its metadata is a string.
public struct OutgoingMessage: Sendable {
  public let message: Message

  /// The pairs of its card, or `nil` where it has none.
  public let metadata: Metadata?

  /// The card that the pairs make, or `nil` where there are none.
  public let card: Card?

  /// A message and its card; the card of a message without metadata is not asked for.
  public init(_ message: Message, card: Card?) {
    self.message = message
    let hasPairs = !message.metadata.entries.isEmpty
    metadata = hasPairs ? message.metadata.texts : nil
    self.card = hasPairs ? card : nil
  }
}

extension Message {
  /// The text where a system knows no texts that tell what the sender does.
  var plainText: String? {
    isAction ? text.map { "/me \($0)" } : text
  }
}

extension Participant {
  /// The name, unless it is only what stands for one: the id, or what RTM shows in its place.
  var givenName: String? {
    name.flatMap { $0 == id || $0 == "ID: \(id)" ? nil : $0 }
  }
}
