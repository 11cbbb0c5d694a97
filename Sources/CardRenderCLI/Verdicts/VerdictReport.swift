import CardKit

/// Verdicts of `validate`, gathered source by source and written as one document.
protocol VerdictReport {
  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8])

  /// The whole document, with everything that was added.
  var output: String { get }
}
