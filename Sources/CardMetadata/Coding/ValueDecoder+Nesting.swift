import CardCore

extension ValueDecoder {
  /// The object or array here, read out of a text where it stands in one.
  func nested(_ kind: JSONToken.Kind) throws -> (document: NestedDocument, index: Int) {
    switch node {
    case .pairs, .standIn: throw ValueFault(expected: "a JSON \(kind)")
    case .json(let document, let index): return try nested(kind, in: document, at: index)
    case .text(let text, let pair):
      let document = log.document(inPairAt: pair) {
        reading(text, in: .pair(source: log.source, range: range))
      }
      return try nested(kind, in: document, at: 0)
    }
  }

  private func nested(
    _ kind: JSONToken.Kind, in document: NestedDocument, at index: Int
  ) throws -> (document: NestedDocument, index: Int) {
    if let failure = document.failure { throw fault(failure, of: document, expected: kind) }
    let tokens = document.tokens
    if tokens[index].kind == kind { return (document, index) }
    guard tokens[index].kind == .string else { throw ValueFault(expected: "a JSON \(kind)") }
    let inner = document.document(inStringAt: index) {
      reading(tokens.string(at: index), in: .string(NestedDocument.Place(document: document, index: index)))
    }
    return try nested(kind, in: inner, at: 0)
  }

  /// The JSON in a text; what is wrong with it and leaves it readable is reported.
  private func reading(_ text: String, in holder: NestedDocument.Holder) -> NestedDocument {
    let room = max(0, JSONLimits().maximumDepth - depth)
    let document = NestedDocument(text, in: holder, at: path, maximumDepth: room)
    document.placedFaults.forEach { log.report($0) }
    return document
  }

  private func fault(
    _ failure: Diagnostic, of document: NestedDocument, expected kind: JSONToken.Kind
  ) -> ValueFault {
    if failure.code == .jsonDepth {
      return ValueFault(nestedDeeperThan: JSONLimits().maximumDepth, cause: document.placed(failure))
    }
    var fault = ValueFault(expected: "a JSON \(kind)")
    // A text that does not even begin like the value is something else, not a broken one.
    let begins = document.tokens.bytes.first { !$0.isJSONWhiteSpace }
    if begins == (kind == .array ? UInt8(ascii: "[") : UInt8(ascii: "{")) { fault.cause = document.placed(failure) }
    return fault
  }
}
