public import CardCore

/// Checks metadata against the rules of a chat service, and finds everything that is wrong with it at once.
///
/// The errors are `metadata.empty`, `metadata.too-many-pairs`, `metadata.empty-key`, `metadata.key-too-long`,
/// `metadata.value-too-long`, `metadata.value-not-a-string`, `metadata.type-not-allowed`, `metadata.missing-key` and
/// `json.duplicate-key`; a text that keeps the limit in the chosen unit alone gets the warning
/// `metadata.unit-dependent`. A broken limit comes with the limit and the actual number. Keys that are not what they
/// look like get the warnings `metadata.key-white-space`, `metadata.key-invisible`, `metadata.key-look-alike` and
/// `metadata.keys-alike`. Where it is asked for, `metadata.near-limit` notes what uses most of a limit.
public struct MetadataValidator: Sendable {
  /// What is done with the metadata.
  public enum Purpose: Sendable {
    /// The rules hold to the letter.
    case sending

    /// Up to 10 pairs are taken with a warning, whatever the rules: they came, and are to be shown.
    case receiving
  }

  /// The rules that are checked.
  public let rules: MetadataRules

  /// Whether the metadata is about to be sent, or came in.
  public let purpose: Purpose

  /// The percentage of a limit, 1 to 100, from which on the note `metadata.near-limit` is given; `nil` for no notes.
  public let nearLimit: Int?

  /// What the fast way compares with.
  let plainLimits: PlainLimits

  /// A validator by the rules of one service, those of TalkPlus where none are named.
  public init(rules: MetadataRules = .talkPlus, purpose: Purpose = .sending, nearLimit: Int? = nil) {
    precondition(nearLimit.map { 1...100 ~= $0 } ?? true, "the percentage must be 1 to 100")
    self.rules = rules
    self.purpose = purpose
    self.nearLimit = nearLimit
    plainLimits = PlainLimits(rules, nearLimit: nearLimit)
  }

  /// Everything that is wrong with `metadata`, in the order of its pairs; empty where nothing is.
  ///
  /// Metadata without pairs is an error. Linear in the number of bytes.
  ///
  /// `hasContent` tells that the message has a text or a file beside its metadata, so that empty metadata is in order.
  public func validate(_ metadata: Metadata, hasContent: Bool = false) -> [Diagnostic] {
    validate(RawMetadata(metadata), hasContent: hasContent)
  }

  /// Everything that is wrong with metadata as it came in.
  ///
  /// - Parameters:
  ///   - metadata: The pairs, whose ranges the diagnostics take over.
  ///   - path: Where the metadata stands in the message.
  ///   - hasContent: Whether the message has a text or a file beside its metadata, so that empty metadata is in order.
  /// - Returns: The diagnostics; those of the metadata as a whole and its repeated keys first, then those of each pair in
  ///   its order, and last what its keys look like.
  public func validate(
    _ metadata: RawMetadata, at path: FieldPath = "data", hasContent: Bool = false
  ) -> [Diagnostic] {
    validate(metadata, at: path, hasContent: hasContent, knownKeys: [])
  }

  /// The same where the keys of the payload types are known; they are asked for only where a key is beyond ASCII.
  package func validate(
    _ metadata: RawMetadata, at path: FieldPath, hasContent: Bool, knownKeys: @autoclosure () -> [String]
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    if metadata.entries.isEmpty && !hasContent { log.report(.empty(at: path, range: metadata.range)) }
    var seen = Set<ByteKey>(minimumCapacity: metadata.entries.count)
    // Keys that look alike only because both were mended are no duplicates.
    let areRepeated = metadata.entries.map { $0.hasIntactKey && !seen.insert(ByteKey($0.key)).inserted }
    checkWhole(metadata, keys: seen, count: areRepeated.count { !$0 }, at: path, into: &log)
    log.report(repeatedKeys(metadata.entries, areRepeated, at: path))
    let traits = metadata.entries.map { KeyTraits($0.key) }
    for (index, entry) in metadata.entries.enumerated() {
      checkKey(entry, traits[index], at: path, into: &log)
      checkValue(entry, at: path, into: &log)
    }
    // Most keys are of small ASCII letters, and look like nothing but themselves.
    guard traits.contains(where: { !$0.isASCII || $0.hasCapital }) else { return log.diagnostics }
    let compared = metadata.entries.indices.filter { !areRepeated[$0] && metadata.entries[$0].hasIntactKey }
    let keys = AlikeKeys(compared.map { (metadata.entries[$0], traits[$0]) })
    let known = { RawMetadata.typeKeys + rules.requiredKeys + knownKeys() }
    log.report(keys.diagnostics(knownKeys: known, at: path))
    return log.diagnostics
  }

  /// Whether the text of a message beside its metadata keeps the limit, if there is one.
  ///
  /// It is `message.text-too-long` where it does not, and the warnings are those of values.
  public func validate(text: String, at path: FieldPath = "text", range: SourceRange? = nil) -> [Diagnostic] {
    guard let limit = rules.maximumTextLength else { return [] }
    return lengthCheck(limit, .messageTextTooLong).diagnostics(
      for: text, subject: "the message's text", at: path, range: range)
  }

  /// Gives back metadata that keeps the rules.
  ///
  /// Warnings alone do not count: ask ``validate(_:)`` for them.
  ///
  /// - Throws: A `CardFailure` with everything that is wrong, warnings included, where anything is an error.
  public func checked(_ metadata: Metadata) throws(CardFailure) -> Metadata {
    let diagnostics = validate(metadata)
    guard diagnostics.allSatisfy({ $0.severity < .error }) else { throw CardFailure(diagnostics) }
    return metadata
  }

  private func checkWhole(
    _ metadata: RawMetadata, keys: Set<ByteKey>, count: Int, at path: FieldPath, into log: inout DiagnosticLog
  ) {
    let pairs = PairCheck(rules: rules, purpose: purpose, nearThreshold: nearThreshold(of: rules.maximumPairs))
    if let found = pairs.diagnostic(for: count, at: path, range: metadata.range) { log.report(found) }
    guard !metadata.entries.isEmpty else { return }
    log.report(ContentCheck(rules: rules).diagnostics(for: metadata, keys: keys, at: path))
  }

  /// The keys that stand twice, the first of them: a sender decides how many there are.
  private func repeatedKeys(
    _ entries: [RawMetadata.Entry], _ areRepeated: [Bool], at path: FieldPath
  ) -> [Diagnostic] {
    var faults = CountedFaults()
    for (entry, isRepeated) in zip(entries, areRepeated) where isRepeated {
      faults.report(.duplicateKey(entry, at: path))
    }
    return faults.diagnostics
  }

  private func checkKey(
    _ entry: RawMetadata.Entry, _ traits: KeyTraits, at path: FieldPath, into log: inout DiagnosticLog
  ) {
    if entry.key.isEmpty {
      log.report(.emptyKey(at: path.appending(""), range: entry.keyRange))
    }
    if !traits.isPlain {
      let unseen = UnseenCharacters(key: entry.key)
      log.report(unseen.diagnostics(at: path.appending(entry.key), range: entry.keyRange))
    }
    let found = lengthCheck(rules.maximumKeyLength, .metadataKeyTooLong).diagnostics(
      for: entry.key, subject: "the key \(DisplayText.quoted(entry.key))", at: path.appending(entry.key),
      range: entry.keyRange)
    log.report(found)
  }

  private func checkValue(_ entry: RawMetadata.Entry, at path: FieldPath, into log: inout DiagnosticLog) {
    guard case .string(let value) = entry.value else {
      let found = StringCheck(rules: rules).diagnostic(for: entry, at: path.appending(entry.key))
      return log.report([found].compactMap(\.self))
    }
    guard entry.hasIntactValue else { return }
    let found = lengthCheck(rules.maximumValueLength, .metadataValueTooLong).diagnostics(
      for: value, subject: "the value of \(DisplayText.quoted(entry.key))", at: path.appending(entry.key),
      range: entry.valueRange)
    log.report(found)
  }

  private func lengthCheck(_ limit: Int, _ code: DiagnosticCode) -> LengthCheck {
    LengthCheck(limit: limit, unit: rules.unit, code: code, nearThreshold: nearThreshold(of: limit))
  }

  private func nearThreshold(of limit: Int) -> Int? {
    nearLimit.map { LimitShare.threshold($0, of: limit) }
  }
}

extension Diagnostic {
  fileprivate static func empty(at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .metadataEmpty, "the metadata has no pairs, and the message has no text", at: path, range: range,
      hint: "add the card's fields, or a text to the message")
  }

  fileprivate static func duplicateKey(_ entry: RawMetadata.Entry, at path: FieldPath) -> Diagnostic {
    Diagnostic(
      .jsonDuplicateKey, "the key \(DisplayText.quoted(entry.key)) stands more than once",
      at: path.appending(entry.key), range: entry.keyRange,
      hint: "keep one of them: which one counts depends on who reads it")
  }

  fileprivate static func emptyKey(at path: FieldPath, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .metadataEmptyKey, "a key is empty", at: path, range: range, hint: "name the pair, or remove it", limit: 1,
      actual: 0)
  }
}
