import CardKit

/// Looks at lines, on any thread, and writes what there is to say about them.
protocol LineExaminer: Sendable {
  /// What is wrong with a line, and the words about it, which end in a line end or are none.
  ///
  /// `bytes` is the line without its end; the ranges of the diagnostics are offsets in it.
  func examine(_ bytes: UnsafeRawBufferPointer, at place: LinePlace, into text: inout [UInt8]) -> [Diagnostic]

  /// The words about a line that was not looked at.
  func refuse(_ diagnostic: Diagnostic, at place: LinePlace, into text: inout [UInt8])
}
