/// A value that cannot be read as what was asked for, thrown inside the decoder up to the field that holds it.
struct ValueFault: Error {
  /// What was expected, with its article: "a whole number".
  let expected: String
}

/// Thrown where a fault is in the log already and nothing can stand in for the value.
struct ReportedFault: Error {}
