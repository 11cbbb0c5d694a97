/// What the decoder looks at: the pairs, one pair's text, or a value of the JSON inside a text.
enum CodingNode {
  case pairs(RawMetadata)
  case text(String)
  case json(JSONTokens, Int)

  static func parsing(_ text: String) -> CodingNode? {
    guard
      case .document(let tokens, _, let faults) = JSONTokenizer.tokenize(
        Array(text.utf8), from: 0, limits: JSONLimits()),
      faults.isEmpty
    else { return nil }
    return .json(tokens, 0)
  }

  var isNull: Bool {
    guard case .json(let tokens, let index) = self else { return false }
    return tokens[index].kind == .null
  }

  /// The scalar as it is written, without the quotes of a string.
  func scalar(expected: String) throws -> String {
    switch self {
    case .text(let text): return text
    case .pairs: throw ValueFault(expected: expected)
    case .json(let tokens, let index):
      switch tokens[index].kind {
      case .string: return tokens.string(at: index)
      case .number, .true, .false: return tokens.rawText(of: index)
      case .object, .array, .null: throw ValueFault(expected: expected)
      }
    }
  }

  /// The text of a string; a number in JSON is no string.
  func string() throws -> String {
    if case .json(let tokens, let index) = self, tokens[index].kind != .string {
      throw ValueFault(expected: "a string")
    }
    return try scalar(expected: "a string")
  }
}
