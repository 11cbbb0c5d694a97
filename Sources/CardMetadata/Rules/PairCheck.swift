import CardCore

/// Compares the number of pairs with its limit.
struct PairCheck {
  /// What a service may deliver, whatever the rules for sending: TalkPlus' largest documented number.
  private static let mostReceived = MetadataRules.talkPlus10.maximumPairs

  let rules: MetadataRules
  let purpose: MetadataValidator.Purpose
  let nearThreshold: Int?

  func diagnostic(for count: Int, at path: FieldPath, range: SourceRange?) -> Diagnostic? {
    guard count > rules.maximumPairs else {
      guard let nearThreshold, count >= nearThreshold else { return nil }
      let noun = count == 1 ? "pair" : "pairs"
      return .nearLimit("the metadata has \(count) \(noun)", count, rules.maximumPairs, at: path, range: range)
    }
    switch purpose {
    case .receiving where count <= Self.mostReceived: return .manyReceived(count, rules, at: path, range: range)
    case .sending, .receiving: return .tooManyPairs(count, rules, at: path, range: range)
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManyPairs(
    _ count: Int, _ rules: MetadataRules, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .metadataTooManyPairs, "the metadata has \(count) pairs; the limit is \(rules.maximumPairs)", at: path,
      range: range,
      hint:
        "remove \(count - rules.maximumPairs), or join several into one value of JSON\(rules.alternative(for: count))",
      limit: rules.maximumPairs, actual: count)
  }

  fileprivate static func manyReceived(
    _ count: Int, _ rules: MetadataRules, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .metadataTooManyPairs, "the metadata came with \(count) pairs; the limit for sending is \(rules.maximumPairs)",
      at: path, range: range, hint: "send no more than \(rules.maximumPairs) yourself\(rules.alternative(for: count))",
      severity: .warning, limit: rules.maximumPairs, actual: count)
  }
}

extension MetadataRules {
  /// Another profile of the same vendor that takes as many pairs, as the end of a hint.
  fileprivate func alternative(for count: Int) -> String {
    guard self.name == Self.talkPlus.name, count <= Self.talkPlus10.maximumPairs else { return "" }
    return "; message data may have \(Self.talkPlus10.maximumPairs) by the rules \(Self.talkPlus10.name)"
  }
}
