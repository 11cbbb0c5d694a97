import CardCore
import CardMetadata

/// Finds the messages of one JSON document in TalkPlus' forms: a page, a webhook body, a message, or bare metadata.
///
/// A card may come in a hidden, a text or a custom message, so what a message is shows in its `data`, never in its `type`.
struct TalkPlusReader {
  /// Every key of a message that the vendor's REST, JavaScript and iOS pages name.
  private static let messageKeys: Set<ByteKey> = [
    "channelId", "createdAt", "data", "fileUrl", "id", "mentions", "metaData", "parentMessage", "parentMessageId",
    "profileImageUrl", "reactions", "text", "title", "translations", "type", "updatedAt", "userId", "username",
  ]
  private static let metadataKeys: Set<ByteKey> = ["data", "metaData"]

  let tokens: JSONTokens
  let limits: ReadingLimits

  /// Encoding faults of the document, each of which belongs to the message that it stands in.
  let faults: [Diagnostic]

  func readings() -> [MessageReading] {
    let found = messages(at: 0)
    var faults = faults[...]
    var readings = found.map { index in
      let end = tokens[index].end
      let own = faults.prefix { ($0.range?.lowerBound ?? 0) < end }
      faults = faults.dropFirst(own.count)
      return reading(at: index, faults: Array(own))
    }
    let outside = Array(faults) + DuplicateKeys(tokens: tokens).diagnostics(around: found)
    guard !outside.isEmpty else { return readings }
    if readings.isEmpty { readings.append(MessageReading()) }
    readings[0].diagnostics.append(contentsOf: outside)
    return readings
  }

  /// The tokens that are messages, or stand where one should.
  private func messages(at index: Int) -> [Int] {
    switch tokens[index].kind {
    case .array: tokens.elements(of: index).flatMap { tokens[$0].kind == .object ? messages(at: $0) : [$0] }
    case .object: envelope(at: index)
    case .string, .number, .true, .false, .null: [index]
    }
  }

  /// The messages of a page or a webhook body, or the object itself.
  private func envelope(at index: Int) -> [Int] {
    var page: [Int]?
    for (key, value) in tokens.members(of: index) {
      switch (tokens[value].kind, ByteKey(tokens.string(at: key))) {
      case (.array, "messages"): page = (page ?? []) + tokens.elements(of: value)
      case (.object, "message"): return [value]
      default: break
      }
    }
    return page ?? [index]
  }

  private func reading(at index: Int, faults: [Diagnostic]) -> MessageReading {
    let length = tokens[index].end - tokens[index].start
    guard length <= limits.maximumMessageLength else {
      return MessageReading(diagnostics: faults + [.tooLarge(length, limits, range: tokens.range(of: index))])
    }
    guard tokens[index].kind == .object else {
      return MessageReading(diagnostics: faults + [.notAnObject(tokens, index, at: "data")])
    }
    guard isMessage(index) else {
      let message = Message(metadata: metadata(at: index))
      return MessageReading(message: message, diagnostics: placed(faults, in: message))
    }
    return message(at: index, faults: faults)
  }

  /// Whether an object is a message, and not the bare metadata of one.
  private func isMessage(_ index: Int) -> Bool {
    var hasMetadataKey = false
    var hasOnlyMessageKeys = true
    for (key, value) in tokens.members(of: index) {
      let name = ByteKey(tokens.string(at: key))
      let kind = tokens[value].kind
      if Self.metadataKeys.contains(name) {
        if kind == .object || kind == .null { return true }
        hasMetadataKey = hasMetadataKey || kind != .string
      }
      if name == "channelId" || (name == "createdAt" && kind == .number) { return true }
      hasOnlyMessageKeys = hasOnlyMessageKeys && Self.messageKeys.contains(name)
    }
    return hasMetadataKey && hasOnlyMessageKeys
  }

  private func message(at index: Int, faults: [Diagnostic]) -> MessageReading {
    var message = Message(metadata: RawMetadata(range: tokens.range(of: index)))
    var diagnostics: [Diagnostic] = []
    var metadataIndex: Int?
    for (key, value) in tokens.members(of: index) {
      switch ByteKey(tokens.string(at: key)) {
      case "text": message.text = text(at: value)
      case "fileUrl": message.fileAddress = text(at: value)
      case let name where Self.metadataKeys.contains(name) && metadataIndex == nil:
        guard tokens[value].kind != .null else { continue }
        message.metadataPath = FieldPath([.key(name.string)])
        metadataIndex = value
      default: break
      }
    }
    if let metadataIndex {
      if tokens[metadataIndex].kind == .object {
        message.metadata = metadata(at: metadataIndex)
      } else {
        diagnostics.append(.notAnObject(tokens, metadataIndex, at: message.metadataPath))
      }
    }
    diagnostics += placed(faults, in: message)
    diagnostics += DuplicateKeys(tokens: tokens).diagnostics(in: index, except: metadataIndex)
    let isUnreadable = diagnostics.contains { $0.code == .metadataNotAnObject }
    return MessageReading(message: isUnreadable ? nil : message, diagnostics: diagnostics)
  }

  /// The text of a string, or `nil` where it is empty or something else.
  private func text(at index: Int) -> String? {
    guard tokens[index].kind == .string else { return nil }
    let text = tokens.string(at: index)
    return text.isEmpty ? nil : text
  }

  private func metadata(at index: Int) -> RawMetadata {
    let entries = tokens.members(of: index).map { key, value in
      RawMetadata.Entry(
        tokens.string(at: key), rawValue(at: value), keyRange: tokens.range(of: key),
        valueRange: tokens.range(of: value))
    }
    return RawMetadata(entries, range: tokens.range(of: index))
  }

  private func rawValue(at index: Int) -> RawValue {
    switch tokens[index].kind {
    case .string: .string(tokens.string(at: index))
    case .number: .number(tokens.rawText(of: index))
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .null: .null
    case .object: .object(tokens.rawText(of: index))
    case .array: .array(tokens.rawText(of: index))
    }
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
  fileprivate static func tooLarge(_ length: Int, _ limits: ReadingLimits, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSize, "the message is \(length) bytes long; the limit is \(limits.maximumMessageLength)", at: FieldPath(),
      range: range, hint: "send the large part as a file or by address", limit: limits.maximumMessageLength,
      actual: length)
  }

  fileprivate static func notAnObject(_ tokens: JSONTokens, _ index: Int, at path: FieldPath) -> Diagnostic {
    let isEncoded = tokens[index].kind == .string && tokens.string(at: index).hasPrefix("{")
    return Diagnostic(
      .metadataNotAnObject, "the metadata is \(tokens[index].kind.words), not an object", at: path,
      range: tokens.range(of: index),
      hint: isEncoded
        ? "send the object itself, not a string of its JSON"
        : "send an object of string pairs, such as {\"type\":\"msg_with_button\"}")
  }
}

extension JSONToken.Kind {
  /// The kind with its article.
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }
}
