/// One value of a JSON document: what it is and where it stands.
package struct JSONToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  package var kind: Kind

  /// Whether a string holds a backslash, so that its text differs from its bytes.
  package var hasEscapes: Bool

  /// The UTF-8 offset of the first byte in the whole input; a string's is its opening quote.
  package var start: Int

  /// The UTF-8 offset behind the last byte.
  package var end: Int

  /// The index of the first token that is not part of this value.
  package var next: Int

  package init(_ kind: Kind, start: Int, end: Int, next: Int, hasEscapes: Bool = false) {
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.start = start
    self.end = end
    self.next = next
  }
}
