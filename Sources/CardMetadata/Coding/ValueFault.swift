import CardCore

/// A value that cannot be read as what was asked for, thrown inside the decoder up to the field that holds it.
struct ValueFault: Error {
  struct Place {
    /// What stands there, in quotes; `nil` for a stand-in, whose fault is reported already.
    let excerpt: String?
    let path: FieldPath
    let range: SourceRange?
  }

  /// What was expected, with its article: "a whole number".
  var expected: String

  /// The limit of nesting, where breaking it is the fault.
  var depthLimit: Int?

  /// What is wrong inside a text that should be JSON, at its place in the source.
  var cause: Diagnostic?

  /// Where the value stands, if it is not the field that the fault is thrown up to.
  var place: Place?

  init(expected: String) {
    self.expected = expected
  }

  init(nestedDeeperThan limit: Int, cause: Diagnostic) {
    expected = "JSON of at most \(limit) levels"
    depthLimit = limit
    self.cause = cause
  }
}
