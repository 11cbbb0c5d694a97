package import CardCore

/// What a splitter of JSON finds, in the order of the input.
package enum JSONPieceEvent: Sendable {
  /// An object begins whose arrays are taken apart.
  case opened

  /// Members of the innermost such object, save those arrays: the ones before, between or behind them.
  case members(JSONPiece)

  /// An element of an array that is taken apart, or a document.
  case element(JSONPiece)

  /// The innermost such object ends.
  case closed

  /// What cannot be read, or a note about what was passed over.
  case remark(SourceRange, [Diagnostic])
}
