import CardCore

extension JSONTokenizer {
  /// Reads the one document that `bytes` are, behind a byte order mark; anything behind it is a fault.
  package static func tokenizeWhole(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONTokenization {
    if let encoding = ForeignEncoding(bytes) { return .failure(encoding.diagnostic, faults: [], at: 0) }
    let mark = ByteOrderMark.range(in: bytes, at: 0)
    let tokenization = tokenize(bytes, from: mark?.upperBound ?? 0, limits: limits)
      .with(mark.map { [ByteOrderMark.diagnostic($0)] } ?? [])
    guard case .document(_, let end, let faults) = tokenization else { return tokenization }
    let isContent: (UInt8) -> Bool = { !$0.isJSONWhiteSpace }
    guard let first = bytes[end...].firstIndex(where: isContent), let last = bytes.lastIndex(where: isContent) else {
      return tokenization
    }
    return .failure(.trailing(first..<(last + 1)), faults: faults, at: first)
  }
}

extension Diagnostic {
  fileprivate static func trailing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, "the message ends before this, and something follows it", at: FieldPath(), range: range,
      hint: "remove it, or write each message on a line of its own")
  }
}
