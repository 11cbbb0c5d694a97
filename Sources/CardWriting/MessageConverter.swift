import CardCore
public import CardKit
public import CardMetadata
public import CardReading

/// Turns what was read from any system into the form of one, message by message.
///
/// It keeps nothing from one message to the next, so conversations of any length go through it.
public struct MessageConverter: Sendable {
  /// What examines the messages, by the rules of the system that they are written for.
  public let engine: CardEngine
  public let writer: any MessageWriter

  /// A converter to the system of `writer`; `rules` beat the system's own.
  public init(to writer: any MessageWriter, engine: CardEngine = CardEngine(), rules: MetadataRules? = nil) {
    var engine = engine
    let validator = engine.validator
    engine.validator = MetadataValidator(
      rules: rules ?? writer.rules, purpose: validator.purpose, nearLimit: validator.nearLimit)
    self.engine = engine
    self.writer = writer
  }

  /// Converts a message, unless something is wrong with it.
  public func convert(_ message: Message) -> WrittenMessage {
    // Nobody sends a message again that its sender took back.
    guard !message.isDeleted else { return WrittenMessage(losses: [.deleted(message)]) }
    return examine(message) { writer.write($0) }
  }

  /// Converts a correction, a retraction or reactions.
  public func convert(_ change: MessageChange) -> WrittenMessage {
    guard case .correction(let message) = change.effect else { return writer.write(change, correction: nil) }
    return examine(message) { writer.write(change, correction: $0) }
  }

  /// Converts a piece of a conversation.
  ///
  /// What was wrong with it as its system's stands before what is wrong with it as a message. Names, rooms and sessions
  /// beside the messages have a place in no system's messages.
  public func convert(_ reading: ConversationReading) -> WrittenMessage {
    let found = reading.diagnostics
    switch reading.item {
    case .message(let message): return convert(message).under(found)
    case .change(let change): return convert(change).under(found)
    case .participant, .room, .session, .viewer: return WrittenMessage(losses: [.context], diagnostics: found)
    case nil: return WrittenMessage(diagnostics: found)
    }
  }

  /// Writes a message with its card, unless something is wrong with it.
  private func examine(_ message: Message, _ write: (OutgoingMessage) -> WrittenMessage) -> WrittenMessage {
    let made = writer.holdsParts ? nil : PartPayload(message)
    let message = made?.message ?? message
    let examination = engine.examine(message)
    guard examination.isValid else { return WrittenMessage(diagnostics: examination.diagnostics) }
    var written = write(OutgoingMessage(message, card: examination.card)).under(examination.diagnostics)
    if written.isValid { written.losses += made?.losses ?? [] }
    return written
  }
}

extension WrittenMessage {
  /// The same with what was found before; where that is an error, nothing is written.
  fileprivate func under(_ found: [Diagnostic]) -> WrittenMessage {
    let diagnostics = found + diagnostics
    let isValid = diagnostics.allSatisfy { $0.severity < .error }
    return WrittenMessage(isValid ? text : "", losses: isValid ? losses : [], diagnostics: diagnostics)
  }
}
