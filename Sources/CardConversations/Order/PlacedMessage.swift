/// A message with where it came from.
package struct PlacedMessage: Sendable {
  package var message: Message

  /// The system that it was read as, or `nil` where nothing has told.
  package var system: ChatSystem?
  package var place: MessagePlace

  package init(_ message: Message, of system: ChatSystem?, at place: MessagePlace = MessagePlace()) {
    self.message = message
    self.system = system
    self.place = place
  }

  /// What a copy of the message has too: senders choose ids of their own in some systems, so two may choose the same.
  var identity: MessageIdentity? {
    message.id.map { MessageIdentity(key: MessageKey(room: message.room, id: $0), sender: message.sender?.id) }
  }

  /// Every name by which others may mean the message.
  var keys: [MessageKey] {
    ((message.id.map { [$0] } ?? []) + message.aliases).map { MessageKey(room: message.room, id: $0) }
  }
}

/// Where a message stands in the inputs.
package struct MessagePlace: Hashable, Sendable {
  /// The input's number from 0.
  package var source: Int

  /// The line from 1, or 0 where nobody counted, and the column in code points from 1.
  package var line: Int
  package var column: Int

  package init(source: Int = 0, line: Int = 0, column: Int = 0) {
    self.source = source
    self.line = line
    self.column = column
  }

  func isBefore(_ other: MessagePlace) -> Bool {
    (source, line, column) < (other.source, other.line, other.column)
  }
}
