package import CardCore

/// A JSON document as a flat table of tokens in the order of the text, a parent before its children.
///
/// Token 0 is the root. An object's children are key, value, key, value; each key is a string token.
package struct JSONTokens: Hashable, Sendable {
  /// The whole input, of which this document may be a small part.
  ///
  /// Shared, never copied for a document.
  package let bytes: [UInt8]

  package let tokens: [JSONToken]

  package init(bytes: [UInt8], tokens: [JSONToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  package subscript(index: Int) -> JSONToken { tokens[index] }

  /// The members of the object at `index`, duplicate keys included, in the order of the text.
  package func members(of index: Int) -> JSONMembers {
    precondition(tokens[index].kind == .object, "only an object has members")
    return JSONMembers(tokens: tokens, position: index + 1, end: tokens[index].next)
  }

  /// The indices of the values in the array at `index`.
  package func elements(of index: Int) -> JSONElements {
    precondition(tokens[index].kind == .array, "only an array has elements")
    return JSONElements(tokens: tokens, position: index + 1, end: tokens[index].next)
  }

  package func range(of index: Int) -> SourceRange {
    tokens[index].start..<tokens[index].end
  }

  /// The value as it stands in the input, quotes and escapes included; bad UTF-8 becomes U+FFFD.
  package func rawText(of index: Int) -> String {
    String(decoding: bytes[range(of: index)], as: UTF8.self)
  }

  /// The text of the string at `index`; lone surrogates and bad UTF-8 become U+FFFD.
  package func string(at index: Int) -> String {
    let token = tokens[index]
    precondition(token.kind == .string, "only a string has text")
    let content = bytes[(token.start + 1)..<(token.end - 1)]
    return token.hasEscapes ? JSONEscapes.text(of: content) : String(decoding: content, as: UTF8.self)
  }
}
