import CardCore

/// What the decoder looks at: the pairs, one pair's text, or a value of the JSON inside a text.
enum CodingNode {
  case pairs(RawMetadata)
  case text(String)
  case json(JSONTokens, Int)

  /// A value that says nothing, in the place of one that is reported already; up to so many levels of it may follow.
  case standIn(levels: Int)

  var isNull: Bool {
    switch self {
    case .pairs, .text: false
    case .json(let tokens, let index): tokens[index].kind == .null
    case .standIn: true
    }
  }

  var isStandIn: Bool {
    if case .standIn = self { true } else { false }
  }

  /// The scalar as it is written, without the quotes of a string.
  func scalar(expected: String) throws -> String {
    switch self {
    case .text(let text): return text
    case .standIn: return "0"
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
    switch self {
    case .standIn: return ""
    case .json(let tokens, let index) where tokens[index].kind != .string: throw ValueFault(expected: "a string")
    case .pairs, .text, .json: return try scalar(expected: "a string")
    }
  }
}

extension CodingNode {
  /// The object or array here, read out of a text where it stands in one.
  ///
  /// So many objects and arrays are open around it, the metadata included.
  func container(_ kind: JSONToken.Kind, inside depth: Int) throws -> (tokens: JSONTokens, index: Int) {
    switch self {
    case .json(let tokens, let index) where tokens[index].kind == kind: return (tokens, index)
    case .json(let tokens, let index) where tokens[index].kind == .string:
      return try Self.text(tokens.string(at: index)).container(kind, inside: depth)
    case .text(let text):
      guard let root = try Self.parsing(text, inside: depth) else { throw ValueFault(expected: "a JSON \(kind)") }
      return try root.container(kind, inside: depth)
    case .pairs, .json, .standIn: throw ValueFault(expected: "a JSON \(kind)")
    }
  }

  /// The root of the JSON in a text, or `nil` where the text is anything else than one JSON document.
  private static func parsing(_ text: String, inside depth: Int) throws -> CodingNode? {
    let bytes = Array(text.utf8)
    let limit = JSONLimits().maximumDepth
    switch JSONTokenizer.tokenize(bytes, limits: JSONLimits(maximumDepth: max(0, limit - depth))) {
    case .document(let tokens, let end, let faults):
      let isWhole = bytes[end...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return faults.isEmpty && isWhole ? .json(tokens, 0) : nil
    case .failure(let diagnostic, _, _):
      if diagnostic.code == .jsonDepth { throw ValueFault(nestedDeeperThan: limit) }
      return nil
    }
  }
}
