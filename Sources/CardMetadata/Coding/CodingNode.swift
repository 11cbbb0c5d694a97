import CardCore

/// What the decoder looks at: the pairs, one pair's text, or a value of the JSON inside a text.
enum CodingNode {
  case pairs([RawMetadata.Entry])

  /// The text of the pair at a position.
  case text(String, pair: Int)
  case json(NestedDocument, Int)

  /// A value that says nothing, in the place of one that is reported already; up to so many levels of it may follow.
  case standIn(levels: Int)

  var isNull: Bool {
    switch self {
    case .pairs, .text: false
    case .json(let document, let index): document.tokens[index].kind == .null
    case .standIn: true
    }
  }

  var isStandIn: Bool {
    if case .standIn = self { true } else { false }
  }

  /// The scalar as it is written, without the quotes of a string.
  func scalar(expected: String) throws -> String {
    switch self {
    case .text(let text, _): return text
    case .standIn: return "0"
    case .pairs: throw ValueFault(expected: expected)
    case .json(let document, let index):
      let tokens = document.tokens
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
    case .json(let document, let index) where document.tokens[index].kind != .string:
      throw ValueFault(expected: "a string")
    case .pairs, .text, .json: return try scalar(expected: "a string")
    }
  }
}

extension CodingNode {
  /// The beginning of what stands here, in the words of a message; `nil` for a stand-in.
  var excerpt: String? {
    switch self {
    case .text(let text, _): return DisplayText.quoted(text)
    case .pairs: return "a set of pairs"
    case .standIn: return nil
    case .json(let document, let index):
      let tokens = document.tokens
      guard tokens[index].kind == .string else { return DisplayText.quoted(tokens.rawText(of: index)) }
      return DisplayText.quoted(tokens.string(at: index))
    }
  }
}
