package import CardCore

/// What became of one document.
package enum JSONTokenization: Hashable, Sendable {
  /// A document by the grammar, which ended before the offset `end`.
  ///
  /// `faults` are its bad UTF-8 sequences and lone surrogates, errors that leave the other fields readable, and notes about
  /// byte order marks before it.
  case document(JSONTokens, end: Int, faults: [Diagnostic])

  /// A fault that nothing behind it can be trusted after, the encoding faults before it, and where reading stopped.
  ///
  /// Indirect, so that the documents, which are many, are small to hand on.
  indirect case failure(Diagnostic, faults: [Diagnostic], at: Int)

  /// Everything that is wrong, in the order of the text.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .document(_, _, let faults): faults
    case .failure(let diagnostic, let faults, _): faults + [diagnostic]
    }
  }

  /// The same with what was said of the place before it.
  package func with(_ notes: [Diagnostic]) -> JSONTokenization {
    guard !notes.isEmpty else { return self }
    return switch self {
    case .document(let tokens, let end, let faults): .document(tokens, end: end, faults: notes + faults)
    case .failure(let diagnostic, let faults, let offset): .failure(diagnostic, faults: notes + faults, at: offset)
    }
  }
}
