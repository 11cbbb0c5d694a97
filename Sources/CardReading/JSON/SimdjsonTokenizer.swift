internal import CSimdjson
package import CardMetadata

/// The fast way to a document's tokens: simdjson, which takes well-formed objects and arrays and explains nothing.
package struct SimdjsonTokenizer: ~Copyable {
  private let parser: OpaquePointer

  package init() {
    guard let parser = csimdjson_create() else { preconditionFailure("there must be memory for a parser") }
    self.parser = parser
  }

  deinit {
    csimdjson_free(parser)
  }

  /// The document that `range` holds, with white space around it and nothing else, as `JSONTokenizer` would give it.
  ///
  /// Returns `nil` for anything that is wrong, and for scalars: `JSONTokenizer` then says what and where.
  package func tokenize(
    _ bytes: [UInt8], in range: Range<Int>, limits: JSONLimits = JSONLimits()
  ) -> JSONTokenization? {
    guard let tokens = table(of: bytes, in: range, limits: limits), let root = tokens.first else { return nil }
    let document = JSONTokens(bytes: bytes, tokens: tokens)
    return .document(document, end: root.end, faults: JSONTokenizer.surrogateFaults(in: document))
  }

  private func table(of bytes: [UInt8], in range: Range<Int>, limits: JSONLimits) -> [JSONToken]? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var tokens: UnsafePointer<csimdjson_token>?
      var count = 0
      let result = csimdjson_tokenize(
        parser, base + range.lowerBound, range.count, buffer.count - range.lowerBound, limits.maximumDepth, &tokens,
        &count)
      guard result == 0 else { return nil }
      return UnsafeBufferPointer(start: tokens, count: count).map { JSONToken($0, from: range.lowerBound) }
    }
  }
}

extension JSONToken {
  fileprivate init(_ token: csimdjson_token, from offset: Int) {
    guard let kind = Kind(rawValue: token.kind) else { preconditionFailure("the kinds are the same on both sides") }
    self.init(
      kind, start: offset + token.start, end: offset + token.end, next: token.next, hasEscapes: token.has_escapes != 0)
  }
}
