import CardCore
import CardMetadata

/// What became of one piece: its items in their order, and what is wrong with it, by places in the piece.
package struct PieceOutput {
  private(set) var items: [ConversationItem] = []
  var diagnostics: [Diagnostic] = []

  mutating func add(_ item: ConversationItem) { items.append(item) }

  /// Adds a person, unless nothing is known but that there is one.
  mutating func add(_ participant: Participant?) {
    if let participant, participant.name != nil { items.append(.participant(participant)) }
  }

  /// The readings, with places in the input; what is wrong is said with the last of them.
  func readings(at range: SourceRange, offset: Int) -> [ConversationReading] {
    let diagnostics = diagnostics.moved(by: offset)
    guard !items.isEmpty else {
      return diagnostics.isEmpty ? [] : [ConversationReading(range: range, diagnostics: diagnostics)]
    }
    return items.enumerated().map { index, item in
      let isLast = index == items.count - 1
      return ConversationReading(item.moved(by: offset), range: range, diagnostics: isLast ? diagnostics : [])
    }
  }
}

extension ConversationItem {
  /// The same item, whose places so far were counted from `offset` of the input.
  fileprivate func moved(by offset: Int) -> ConversationItem {
    switch self {
    case .message(let message): return .message(message.moved(by: offset))
    case .change(var change):
      if case .correction(let message) = change.effect { change.effect = .correction(message.moved(by: offset)) }
      return .change(change)
    case .participant, .room, .session, .viewer: return self
    }
  }
}

extension Message {
  /// The same message, all of whose places are one.
  func placed(at whole: SourceRange) -> Message {
    var placed = self
    placed.metadata.source = nil
    placed.metadata.range = whole
    if textRange != nil { placed.textRange = whole }
    for index in metadata.entries.indices {
      (placed.metadata.entries[index].keyRange, placed.metadata.entries[index].valueRange) = (whole, whole)
    }
    for index in attachments.indices { placed.attachments[index].range = whole }
    return placed
  }

  func moved(by offset: Int) -> Message {
    guard offset != 0 else { return self }
    var moved = self
    moved.metadata = metadata.moved(by: offset)
    moved.textRange = textRange?.moved(by: offset)
    for index in attachments.indices { moved.attachments[index].range = attachments[index].range?.moved(by: offset) }
    return moved
  }
}
