import CardKit
import CardMetadata

/// Checks lines, and says what is wrong with them.
struct LineVerdict: LineExaminer {
  enum Form {
    /// A line a diagnostic: `orders.jsonl:17:44: error[metadata.value-too-long] data.body: …`.
    case text

    /// A JSON object a line.
    case json

    /// No words, where others count.
    case none
  }

  /// The most diagnostics of one line that are told; a sender decides how many there are.
  static let maximumDiagnostics = 20

  let engine: CardEngine
  let form: Form

  /// Whether lines are told that there is nothing to say about.
  let tellsAll: Bool

  func examine(_ bytes: UnsafeRawBufferPointer, at place: LinePlace, into text: inout [UInt8]) -> [Diagnostic] {
    let diagnostics = engine.check(line: bytes)
    if !diagnostics.isEmpty || tellsAll { tell(diagnostics, of: bytes, at: place, into: &text) }
    return diagnostics
  }

  func refuse(_ diagnostic: Diagnostic, at place: LinePlace, into text: inout [UInt8]) {
    tell([diagnostic], of: UnsafeRawBufferPointer(start: nil, count: 0), at: place, into: &text)
  }

  private func tell(
    _ diagnostics: [Diagnostic], of line: UnsafeRawBufferPointer, at place: LinePlace, into text: inout [UInt8]
  ) {
    switch form {
    case .none: break
    case .text: text += LineText.text(of: diagnostics, in: line, at: place).utf8
    case .json: text += LineJSON.verdict(diagnostics, at: place).utf8
    }
  }
}
