extension MetadataValidator {
  /// Whether plain pairs keep the rules, with nothing to be said about them.
  ///
  /// `false` says nothing: what is long, odd or many is for ``validate(_:hasContent:)`` to judge. A text has no more
  /// units than bytes, whatever the unit, and no more bytes than it is written with.
  package func accepts(_ pairs: PlainPairs) -> Bool {
    plainLimits.accept(pairs) && (!plainLimits.asksForContent || hasRequiredContent(pairs))
  }

  /// Whether every required key is there under its own name, and the type is one that may be sent.
  private func hasRequiredContent(_ pairs: PlainPairs) -> Bool {
    guard rules.requiredKeys.allSatisfy({ pairs.index(of: $0) != nil }) else { return false }
    guard let allowed = rules.allowedTypes else { return true }
    guard let type = pairs.index(of: RawMetadata.typeKeys[0]) else { return false }
    let name = pairs.bytes(pairs[type].value)
    return allowed.contains { $0.utf8.count == name.count && $0.utf8.elementsEqual(name) }
  }

  /// Everything that is wrong with metadata in JSON, as it is about to be sent; empty where nothing is.
  ///
  /// It needs no C library, takes no lock, and allocates nothing for a flat object of ordinary strings. The ranges of the
  /// diagnostics are offsets in `json`.
  public func validate(json: [UInt8]) -> [Diagnostic] {
    json.withUnsafeBytes { validate(json: $0) }
  }

  /// The same for bytes that stand elsewhere, such as in a buffer of lines.
  public func validate(json: UnsafeRawBufferPointer) -> [Diagnostic] {
    PlainPairs.find(in: json) { accepts($0) } ? [] : validate(document: Array(json))
  }

  private func validate(document bytes: [UInt8]) -> [Diagnostic] {
    switch JSONTokenizer.tokenizeWhole(bytes) {
    case .failure(let diagnostic, let faults, _): return faults + [diagnostic]
    case .document(let tokens, _, let faults):
      guard tokens[0].kind == .object else { return faults + [.notAnObject(tokens, 0, at: "data")] }
      return faults + validate(RawMetadata(tokens, at: 0, faults: faults))
    }
  }
}
