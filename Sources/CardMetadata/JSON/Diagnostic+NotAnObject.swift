package import CardCore

extension Diagnostic {
  /// What stands in the place of the metadata, which must be an object.
  package static func notAnObject(_ tokens: JSONTokens, _ index: Int, at path: FieldPath) -> Diagnostic {
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
