import CardCore
import CardMetadata

/// Finds the messages of one JSON document in TalkPlus' forms: a page, a webhook body, a message, or bare metadata.
///
/// A card may come in a hidden, a text or a custom message, so what a message is shows in its `data`, never in its `type`.
struct TalkPlusReader {
  /// Where an object stands, which may say what it is.
  enum Place {
    /// In the `messages` of a page or under `message`: a message, whatever it has.
    case envelope

    /// On its own: a message or bare metadata, as its fields tell.
    case bare
  }

  let tokens: JSONTokens
  let limits: ReadingLimits

  /// Encoding faults of the document, each of which belongs to the message that it stands in.
  let faults: [Diagnostic]

  func readings() -> [MessageReading] {
    let found = messages(at: 0)
    var faults = faults[...]
    var readings = found.map { index, place in
      let end = tokens[index].end
      let own = faults.prefix { ($0.range?.lowerBound ?? 0) < end }
      faults = faults.dropFirst(own.count)
      return reading(at: index, place, faults: Array(own))
    }
    // What is wrong around the messages is said with the first, so that it is said once.
    let messages = found.map(\.index)
    let outside =
      Array(faults) + DuplicateKeys(tokens: tokens).diagnostics(around: messages)
      + InexactNumbers(tokens: tokens).diagnostics(around: messages)
    guard !outside.isEmpty else { return readings }
    if readings.isEmpty { readings.append(MessageReading()) }
    readings[0].diagnostics.append(contentsOf: outside)
    return readings
  }

  /// The tokens that are messages, or stand where one should.
  private func messages(at index: Int) -> [(index: Int, place: Place)] {
    switch tokens[index].kind {
    case .array: tokens.elements(of: index).flatMap { tokens[$0].kind == .object ? messages(at: $0) : [($0, .bare)] }
    case .object: envelope(at: index)
    case .string, .number, .true, .false, .null: [(index, .bare)]
    }
  }

  /// The messages of a page or a webhook body, or the object itself.
  private func envelope(at index: Int) -> [(index: Int, place: Place)] {
    let fields = EnvelopeFields(tokens, at: index)
    if let messages = fields.page { return messages.map { ($0, .envelope) } }
    return [fields.message.map { ($0, .envelope) } ?? (index, .bare)]
  }

  /// The message at an index, or what stands where one should.
  ///
  /// The names of its fields are those that `naming` makes of the keys.
  func reading(
    at index: Int, _ place: Place, faults: [Diagnostic], naming: MessageFields.Naming = .rest
  ) -> MessageReading {
    let length = tokens[index].end - tokens[index].start
    guard length <= limits.maximumMessageLength else {
      return MessageReading(diagnostics: faults + [.tooLarge(length, limits, range: tokens.range(of: index))])
    }
    guard tokens[index].kind == .object else {
      return MessageReading(diagnostics: faults + [.notAnObject(tokens, index, at: "data")])
    }
    let fields = MessageFields(tokens, at: index, naming: naming)
    guard place == .envelope || fields.areAMessage else {
      let message = Message(metadata: RawMetadata(tokens, at: index, faults: faults))
      return MessageReading(message: message, diagnostics: placed(faults, in: message))
    }
    return message(at: index, fields, faults: faults)
  }

  private func message(at index: Int, _ fields: MessageFields, faults: [Diagnostic]) -> MessageReading {
    var message = Message(metadata: RawMetadata(range: tokens.range(of: index)))
    message.text = fields.text.flatMap(text)
    if message.text != nil { message.textRange = fields.text.map(tokens.range) }
    message.attachments = fields.file.map(attachments) ?? []
    var diagnostics: [Diagnostic] = []
    let metadata = fields.metadata(in: tokens)
    if let metadata {
      message.metadataPath = FieldPath([.key(metadata.name)])
      if tokens[metadata.value].kind == .object {
        message.metadata = RawMetadata(tokens, at: metadata.value, faults: faults)
      } else {
        diagnostics.append(.notAnObject(tokens, metadata.value, at: message.metadataPath))
      }
    }
    let isReadable = diagnostics.isEmpty
    diagnostics += fields.ignoredMetadata(in: tokens).map { .ignored($0.name, range: tokens.range(of: $0.key)) }
    diagnostics += placed(faults, in: message)
    diagnostics += DuplicateKeys(tokens: tokens).diagnostics(in: index, except: metadata?.value)
    diagnostics += InexactNumbers(tokens: tokens).diagnostics(in: index, except: metadata?.value)
    // A text can be shown whatever is wrong beside it.
    return MessageReading(message: isReadable || message.hasContent ? message : nil, diagnostics: diagnostics)
  }

  /// The text of a string, or `nil` where it is empty or something else.
  private func text(at index: Int) -> String? {
    guard tokens[index].kind == .string else { return nil }
    let text = tokens.string(at: index)
    return text.isEmpty ? nil : text
  }

  /// The file of an address, if it is one.
  private func attachments(at index: Int) -> [Attachment] {
    text(at: index).map { [Attachment(address: $0, range: tokens.range(of: index))] } ?? []
  }

  /// Gives each encoding fault the path of the pair that it stands in.
  private func placed(_ faults: [Diagnostic], in message: Message) -> [Diagnostic] {
    faults.map { fault in
      guard let offset = fault.range?.lowerBound else { return fault }
      let entry = message.metadata.entries.first { entry in
        entry.keyRange?.contains(offset) == true || entry.valueRange?.contains(offset) == true
      }
      var fault = fault
      fault.path = entry.map { message.metadataPath.appending($0.key) } ?? fault.path
      return fault
    }
  }
}

extension Diagnostic {
  fileprivate static func ignored(_ name: String, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonDuplicateKey, "the message has metadata under two names, and \"\(name)\" is not read",
      at: FieldPath([.key(name)]),
      range: range, hint: "keep one of them", severity: .warning)
  }
}
