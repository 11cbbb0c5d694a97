package import CardCore
package import CardMetadata

/// A part of a JSON input that is read on its own: a whole document, an element of an array, or some members of an object
/// around such arrays.
package struct JSONPiece: Sendable {
  /// The keys of the arrays around it that were taken apart, the outermost first; `nil` for one without a key.
  package var lists: [String?]

  /// The value; its offsets count from the piece's first byte.
  package var tokens: JSONTokens

  /// The offset in the input of the piece's first byte.
  package var offset: Int

  /// Faults that leave the value readable, at their places in the piece.
  package var faults: [Diagnostic]

  /// The bytes of the input that it is.
  package var range: SourceRange { tokens.range(of: 0).moved(by: offset) }
}
