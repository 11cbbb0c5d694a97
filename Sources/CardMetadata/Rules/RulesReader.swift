import CardCore

/// Reads a rules file, and goes on past what is wrong with it, so that everything is said at once.
struct RulesReader {
  /// The most unknown keys that are compared with the known ones.
  private static let maximumSuggestions = 20

  private let tokens: JSONTokens
  private var log: DiagnosticLog

  /// The values by their keys, the first of each.
  private var members: [RulesKey: Int] = [:]

  /// What the file extends; otherwise stand-ins for what is missing, which are never given out.
  private var base = MetadataRules(name: "", maximumPairs: 1000, maximumKeyLength: 1, maximumValueLength: 1)

  /// Takes the one JSON document that the file is.
  init(_ bytes: [UInt8]) throws(CardFailure) {
    let document = try SettingsDocument(bytes, called: "rules", notAnObject: Diagnostic.notAnObject)
    tokens = document.tokens
    log = DiagnosticLog(document.faults)
  }

  mutating func read() throws(CardFailure) -> MetadataRules {
    collectMembers()
    let rules = rules()
    if log.diagnostics.isEmpty { checkConsistency(of: rules) }
    guard log.diagnostics.isEmpty else { throw CardFailure(log.diagnostics.inSourceOrder) }
    return rules
  }

  private mutating func collectMembers() {
    var seen = Set<ByteKey>()
    var unknown = 0
    for (key, value) in tokens.members(of: 0) {
      let name = tokens.string(at: key)
      if !seen.insert(ByteKey(name)).inserted {
        log.report(.repeatedSetting(name, at: FieldPath([.key(name)]), range: tokens.range(of: key)))
      } else if let known = RulesKey.allCases.first(where: { $0.rawValue.hasSameBytes(as: name) }) {
        members[known] = value
      } else {
        unknown += 1
        let isCompared = unknown <= Self.maximumSuggestions
        log.report(.unknownKey(name, range: tokens.range(of: key), isCompared: isCompared))
      }
    }
  }

  private mutating func rules() -> MetadataRules {
    if let profile = choice(.extends, MetadataRules.profiles, name: \.name) { base = profile }
    let limits = RulesKey.limits.map { limit($0.key, in: $0.value) }
    let textLimit = members[.text] == nil ? nil : limit(.text, in: 1...1_000_000)
    return MetadataRules(
      name: text(.name) ?? "custom", maximumPairs: limits[0] ?? base.maximumPairs,
      maximumKeyLength: limits[1] ?? base.maximumKeyLength, maximumValueLength: limits[2] ?? base.maximumValueLength,
      maximumTextLength: textLimit ?? base.maximumTextLength,
      unit: choice(.unit, LengthUnit.allCases, name: \.rawValue) ?? base.unit,
      allowedTypes: strings(.types) ?? base.allowedTypes, requiredKeys: strings(.required) ?? base.requiredKeys,
      source: text(.source), date: day())
  }

  /// Finds rules that no metadata could keep.
  private mutating func checkConsistency(of rules: MetadataRules) {
    let limit = rules.maximumPairs
    if rules.requiredKeys.count > limit {
      report(.required, "asks for \(rules.requiredKeys.count) keys", hint: "name at most \(limit), or allow more pairs")
    }
    let longest = rules.maximumKeyLength
    if let key = rules.requiredKeys.first(where: { rules.unit.length(of: $0) > longest }) {
      report(.required, "asks for a key that is too long: \(DisplayText.quoted(key))", hint: "allow longer keys")
    }
    let longestValue = rules.maximumValueLength
    if let type = rules.allowedTypes?.first(where: { rules.unit.length(of: $0) > longestValue }) {
      report(.types, "allows a type that is too long: \(DisplayText.quoted(type))", hint: "allow longer values")
    }
  }
}

// MARK: Values

extension RulesReader {
  /// A whole number in a range, or `nil` where it is missing or something else.
  private mutating func limit(_ key: RulesKey, in range: ClosedRange<Int>) -> Int? {
    guard let index = members[key] else {
      if members[.extends] == nil { log.report(.missingLimit(key, range: tokens.range(of: 0))) }
      return nil
    }
    if tokens[index].kind == .number, let number = Int(tokens.rawText(of: index)), range.contains(number) {
      return number
    }
    report(key, hint: "write a whole number of \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// A string, or `nil` where it is missing or something else.
  private mutating func string(_ key: RulesKey) -> String? {
    guard let index = members[key] else { return nil }
    if tokens[index].kind == .string { return tokens.string(at: index) }
    report(key, hint: "write a string")
    return nil
  }

  /// A string with something to see in it.
  private mutating func text(_ key: RulesKey) -> String? {
    guard let text = string(key) else { return nil }
    if DisplayText(text).isBlank { report(key, hint: "write a text, or leave it out") }
    return text
  }

  private mutating func day() -> String? {
    guard let day = string(.date) else { return nil }
    if CivilDay.isWritten(day) { return day }
    report(.date, hint: "write a day such as 2026-11-30")
    return nil
  }

  /// One of a few things by its name.
  private mutating func choice<Choice>(
    _ key: RulesKey, _ choices: [Choice], name: (Choice) -> String
  ) -> Choice? {
    guard let word = string(key) else { return nil }
    let words = choices.map(name)
    if let index = words.firstIndex(where: { $0.hasSameBytes(as: word) }) { return choices[index] }
    let suggestion = EditDistance.closest(to: word, among: words).map { "did you mean \"\($0)\"?" }
    report(key, hint: suggestion ?? "write one of \(words.joined(separator: ", "))")
    return nil
  }

  /// A list of different strings, none of them empty.
  private mutating func strings(_ key: RulesKey) -> [String]? {
    guard let index = members[key] else { return nil }
    guard tokens[index].kind == .array else {
      report(key, hint: "write a list of strings")
      return nil
    }
    let elements = Array(tokens.elements(of: index))
    if elements.isEmpty, key == .types {
      report(key, "allows no type at all", hint: "name a type, or leave it out to allow any")
    }
    var seen = Set<ByteKey>()
    return elements.enumerated().compactMap { position, element in
      let path = FieldPath([.key(key.rawValue), .index(position)])
      guard tokens[element].kind == .string, tokens[element].end - tokens[element].start > 2 else {
        log.report(.badValue(tokens, element, hint: "write a string that is not empty", at: path))
        return nil
      }
      let text = tokens.string(at: element)
      if seen.insert(ByteKey(text)).inserted { return text }
      log.report(.badValue(tokens, element, "stands in the list twice", hint: "keep one of them", at: path))
      return nil
    }
  }

  private mutating func report(_ key: RulesKey, _ clause: String? = nil, hint: String) {
    guard let index = members[key] else { return }
    log.report(.badValue(tokens, index, clause, hint: hint, at: FieldPath([.key(key.rawValue)])))
  }
}

extension Diagnostic {
  fileprivate static func notAnObject(_ tokens: JSONTokens) -> Diagnostic {
    Diagnostic(
      .rulesBadValue, "the rules are \(tokens.shown(at: 0)), not an object", at: FieldPath(),
      range: tokens.range(of: 0),
      hint: "write an object such as {\"pairs\":5,\"key\":128,\"value\":1024}")
  }

  fileprivate static func unknownKey(_ name: String, range: SourceRange, isCompared: Bool) -> Diagnostic {
    let names = RulesKey.allCases.map(\.rawValue)
    let suggestion = EditDistance.closest(to: name, among: isCompared ? names : [])
    return Diagnostic(
      .rulesUnknownKey, "rules have no key \(DisplayText.quoted(name))", at: FieldPath([.key(name)]), range: range,
      hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "use one of \(names.joined(separator: ", "))")
  }

  fileprivate static func missingLimit(_ key: RulesKey, range: SourceRange) -> Diagnostic {
    Diagnostic(
      .rulesMissingKey, "the rules have no \"\(key.rawValue)\"", at: FieldPath([.key(key.rawValue)]), range: range,
      hint: "add \"\(key.rawValue)\", or extend a profile: \"extends\":\"\(MetadataRules.talkPlus.name)\"")
  }

  fileprivate static func badValue(
    _ tokens: JSONTokens, _ index: Int, _ clause: String? = nil, hint: String, at path: FieldPath
  ) -> Diagnostic {
    let clause = clause ?? "cannot be \(tokens.shown(at: index))"
    return Diagnostic(
      .rulesBadValue, "\(path.fieldName) \(clause)", at: path, range: tokens.range(of: index), hint: hint)
  }
}
