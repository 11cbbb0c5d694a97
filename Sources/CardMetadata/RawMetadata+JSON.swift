import CardCore

extension RawMetadata {
  /// The members of the object at `index`, with their places; `faults` are the encoding faults of the document.
  package init(_ tokens: JSONTokens, at index: Int, faults: [Diagnostic] = []) {
    let entries = tokens.members(of: index).map { key, value in
      let range = tokens.range(of: key)
      var entry = Entry(
        tokens.string(at: key), RawValue(tokens, at: value), keyRange: range, valueRange: tokens.range(of: value))
      if !faults.isEmpty {
        entry.hasIntactKey = !faults.contains { $0.range?.overlaps(range) ?? false }
        entry.hasIntactValue = !faults.contains { $0.range?.overlaps(tokens.range(of: value)) ?? false }
      }
      return entry
    }
    self.init(entries, range: tokens.range(of: index))
    source = PlacedBytes(tokens.bytes)
  }
}

extension RawValue {
  fileprivate init(_ tokens: JSONTokens, at index: Int) {
    self =
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
}
