import CardCore
import CardMetadata

/// Finds keys that stand twice in one object outside the metadata, where they are a warning.
///
/// It looks at each token once: nesting is bounded by the tokenizer, the number of keys is a sender's.
struct DuplicateKeys {
  let tokens: JSONTokens

  /// The duplicates inside a message, save in its metadata.
  func diagnostics(in index: Int, except excluded: Int?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    visit(index, at: FieldPath(), skipping: { $0 == excluded }, into: &found)
    return found
  }

  /// The duplicates of the envelope around the messages.
  func diagnostics(around messages: [Int]) -> [Diagnostic] {
    guard messages != [0] else { return [] }
    let inside = Set(messages)
    var found: [Diagnostic] = []
    visit(0, at: FieldPath(), skipping: inside.contains, into: &found)
    return found
  }

  private func visit(
    _ index: Int, at path: FieldPath, skipping isSkipped: (Int) -> Bool, into found: inout [Diagnostic]
  ) {
    guard !isSkipped(index) else { return }
    switch tokens[index].kind {
    case .object:
      var seen = Set<ByteKey>()
      for (key, value) in tokens.members(of: index) {
        let name = tokens.string(at: key)
        let place = path.appending(name)
        if !seen.insert(ByteKey(name)).inserted {
          found.append(.repeatedKey(name, at: place, range: tokens.range(of: key)))
        }
        visit(value, at: place, skipping: isSkipped, into: &found)
      }
    case .array:
      for (position, element) in tokens.elements(of: index).enumerated() {
        visit(element, at: path.appending(position), skipping: isSkipped, into: &found)
      }
    case .string, .number, .true, .false, .null: break
    }
  }
}
