import CardCore

/// Says how to write a value that is no string as one, and whether it would keep the limit.
struct StringCheck {
  let rules: MetadataRules

  func diagnostic(for entry: RawMetadata.Entry, at path: FieldPath) -> Diagnostic? {
    switch entry.value {
    case .string: nil
    case .number(let text): .number(text, entry, at: path)
    case .boolean(let value):
      .notAString(entry, "is the boolean \(value)", hint: "write it in quotes: \"\(value)\"", at: path)
    case .null: .notAString(entry, "is null", hint: "leave the pair out, or write an empty string: \"\"", at: path)
    case .object(let json): unencoded("an object", json, entry, at: path)
    case .array(let json): unencoded("an array", json, entry, at: path)
    }
  }

  /// An object or an array that somebody forgot to encode.
  private func unencoded(
    _ what: String, _ json: String, _ entry: RawMetadata.Entry, at path: FieldPath
  ) -> Diagnostic {
    let encoded = JSONCompaction.compacted(json)
    let limit = rules.maximumValueLength
    let actual = rules.unit.length(of: encoded)
    let verdict = "encoded it is \(rules.unit.counted(actual)) long; the limit is \(limit)"
    var diagnostic = Diagnostic.notAString(
      entry, "is \(what) that somebody forgot to encode as a string of JSON", verdict: verdict,
      hint: Self.hint(encoded, excess: rules.unit.counted(actual - limit), isOver: actual > limit), at: path)
    (diagnostic.limit, diagnostic.actual) = (limit, actual)
    return diagnostic
  }

  private static func hint(_ encoded: String, excess: String, isOver: Bool) -> String {
    if isOver { return "shorten it by \(excess), or send it by address; then encode it as a string of JSON" }
    guard encoded.utf8.count <= 60 else { return "encode it as a string of JSON" }
    var writer = JSONWriter()
    writer.string(encoded)
    return "encode it as a string of JSON: \(writer.output)"
  }
}

extension Diagnostic {
  fileprivate static func notAString(
    _ entry: RawMetadata.Entry, _ clause: String, verdict: String? = nil, hint: String, at path: FieldPath
  ) -> Diagnostic {
    let end = verdict.map { "; \($0)" } ?? ", not a string"
    return Diagnostic(
      .metadataValueNotAString, "the value of \(DisplayText.quoted(entry.key)) \(clause)\(end)", at: path,
      range: entry.valueRange, hint: hint)
  }

  /// A number, whose text is kept: nobody knows what its reader makes of 1e3 or 1.50.
  fileprivate static func number(_ text: String, _ entry: RawMetadata.Entry, at path: FieldPath) -> Diagnostic {
    let isShort = text.utf8.count <= 40
    let shown = isShort ? text : text.prefix(40) + "…"
    let isPlain = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: "-") }
    let note = isPlain && text != "-0" ? "" : "; the text stays as it is written"
    return notAString(
      entry, "is the number \(shown)", hint: "write it in quotes\(isShort ? ": \"\(text)\"" : "")\(note)", at: path)
  }
}
