import CardCore

/// Checks what metadata must say: a type that may be sent, and the keys that must be there.
struct ContentCheck {
  let rules: MetadataRules

  /// What is missing or may not be sent; `keys` are the keys of the metadata.
  func diagnostics(for metadata: RawMetadata, keys: Set<ByteKey>, at path: FieldPath) -> [Diagnostic] {
    let missing = missingKeys(in: keys).map { Diagnostic.missingKey($0, rules, at: path, range: metadata.range) }
    return missing + [refusedType(of: metadata, at: path)].compactMap(\.self)
  }

  private func missingKeys(in keys: Set<ByteKey>) -> [String] {
    let hasType = RawMetadata.typeKeys.contains { keys.contains(ByteKey($0)) }
    let missing = rules.requiredKeys.filter { key in
      RawMetadata.typeKeys.contains(key) ? !hasType : !keys.contains(ByteKey(key))
    }
    // Rules that allow some types ask for one, whether they say so or not.
    let isTypeUnasked = rules.allowedTypes != nil && !hasType && !missing.contains(where: RawMetadata.typeKeys.contains)
    return missing + (isTypeUnasked ? [RawMetadata.typeKeys[0]] : [])
  }

  private func refusedType(of metadata: RawMetadata, at path: FieldPath) -> Diagnostic? {
    guard let allowed = rules.allowedTypes, let entry = metadata.typeEntry, case .string(let type) = entry.value,
      !allowed.contains(where: { $0.hasSameBytes(as: type) })
    else { return nil }
    return .typeNotAllowed(type, allowed, rules, at: path.appending(entry.key), range: entry.valueRange)
  }
}

extension Diagnostic {
  fileprivate static func missingKey(
    _ key: String, _ rules: MetadataRules, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .metadataMissingKey,
      "the metadata has no key \(DisplayText.quoted(key)), which the rules \(DisplayText.name(of: rules)) require",
      at: path, range: range, hint: "add a pair \(DisplayText.quoted(key))")
  }

  fileprivate static func typeNotAllowed(
    _ type: String, _ allowed: [String], _ rules: MetadataRules, at path: FieldPath, range: SourceRange?
  ) -> Diagnostic {
    let suggestion = EditDistance.closest(to: type, among: allowed)
    return Diagnostic(
      .metadataTypeNotAllowed,
      "the type \(DisplayText.quoted(type)) may not be sent by the rules \(DisplayText.name(of: rules))",
      at: path, range: range,
      hint: suggestion.map { "did you mean \(DisplayText.quoted($0))?" } ?? "use \(Self.list(of: allowed))")
  }

  /// The first of many types, which is all that helps.
  private static func list(of types: [String]) -> String {
    let shown = types.prefix(8).map { DisplayText.quoted($0) }
    let rest = types.count - shown.count
    let prefix = types.count == 1 ? "" : "one of "
    return prefix + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension DisplayText {
  /// The rules' name as it stands in a message.
  fileprivate static func name(of rules: MetadataRules) -> String {
    DisplayText(String(rules.name.unicodeScalars.prefix(40))).string
  }
}
