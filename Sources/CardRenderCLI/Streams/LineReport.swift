import CardKit

/// What was found of one line that there is something to say about.
struct LineReport {
  /// The line's number in its source, from 1.
  let line: Int

  /// The line's place in its batch.
  let index: Int
  let isValid: Bool
  let diagnostics: [Diagnostic]

  /// Where the words about the line end in the batch's text.
  var textEnd: Int
}
