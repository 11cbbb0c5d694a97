import CardCore

/// A fault that ends the reading of a document.
struct JSONFault: Error {
  let diagnostic: Diagnostic

  /// How far the text was read.
  let position: Int
}
