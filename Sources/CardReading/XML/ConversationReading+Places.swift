import CardCore
import CardMetadata

extension ConversationReading {
  /// The same reading with other places.
  func mapped(_ map: (SourceRange) -> SourceRange) -> ConversationReading {
    var reading = self
    reading.range = map(range)
    for index in diagnostics.indices { reading.diagnostics[index].range = diagnostics[index].range.map(map) }
    if case .message(let message)? = item { reading.item = .message(message.mapped(map)) }
    if case .change(var change)? = item, case .correction(let message) = change.effect {
      change.effect = .correction(message.mapped(map))
      reading.item = .change(change)
    }
    return reading
  }
}

extension Message {
  fileprivate func mapped(_ map: (SourceRange) -> SourceRange) -> Message {
    var message = self
    for index in attachments.indices { message.attachments[index].range = attachments[index].range.map(map) }
    message.metadata.range = metadata.range.map(map)
    // The bytes at hand are not those of the input.
    message.metadata.source = nil
    for index in metadata.entries.indices {
      message.metadata.entries[index].keyRange = metadata.entries[index].keyRange.map(map)
      message.metadata.entries[index].valueRange = metadata.entries[index].valueRange.map(map)
    }
    return message
  }
}
