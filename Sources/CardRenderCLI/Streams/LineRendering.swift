import CardKit

/// Draws the cards of lines, each as a JSON object.
struct LineRendering: LineExaminer {
  let engine: CardEngine
  let renderer: any CardRenderer
  let strictness: Strictness

  func examine(_ bytes: UnsafeRawBufferPointer, at place: LinePlace, into text: inout [UInt8]) -> [Diagnostic] {
    let examinations = engine.examine(line: Array(bytes)).map(strictness.weighed)
    let renderings = examinations.compactMap { engine.drawn($0).map(renderer.render) }
    // Losses are told in any case; they are diagnostics where they make a line invalid.
    let losses = strictness.diagnostics(of: renderings.flatMap(\.losses)).filter { $0.severity == .error }
    let diagnostics = examinations.flatMap(\.diagnostics) + losses
    text += LineJSON.rendering(joined(renderings), diagnostics, at: place).utf8
    return diagnostics
  }

  /// The cards of one line as one document, or `nil` where there is none.
  private func joined(_ renderings: [Rendering]) -> Rendering? {
    guard !renderings.isEmpty else { return nil }
    return Rendering(renderer.document(of: renderings), losses: renderings.flatMap(\.losses))
  }

  func refuse(_ diagnostic: Diagnostic, at place: LinePlace, into text: inout [UInt8]) {
    text += LineJSON.rendering(nil, [diagnostic], at: place).utf8
  }
}
