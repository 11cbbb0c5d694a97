import CardCore
import CardMetadata

/// Finds the pairs that a payload did not ask for, and what their keys may have meant.
struct UnknownFields {
  /// The most unknown keys that are compared with the known ones; a sender decides how many there are.
  private static let maximumSuggestions = 20

  let metadata: RawMetadata
  let known: [String]

  func diagnostics(at path: FieldPath) -> [Diagnostic] {
    let knownKeys = Set(known.map { ByteKey($0) })
    var seen = Set<ByteKey>()
    let unknown = metadata.entries.filter { entry in
      let key = ByteKey(entry.key)
      return !knownKeys.contains(key) && !entry.key.isEmpty && seen.insert(key).inserted
    }
    let missing = known.filter { metadata.first($0) == nil }
    return unknown.enumerated().map { index, entry in
      let candidates = index < Self.maximumSuggestions ? missing : []
      let suggestion = EditDistance.closest(to: entry.key, among: candidates)
      return .unknownField(entry, suggestion, at: path.appending(entry.key))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownField(
    _ entry: RawMetadata.Entry, _ suggestion: String?, at path: FieldPath
  ) -> Diagnostic {
    Diagnostic(
      .payloadUnknownField, "the type has no field \(DisplayText.quoted(entry.key))", at: path, range: entry.keyRange,
      hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "remove the pair; it counts against the limit")
  }
}
