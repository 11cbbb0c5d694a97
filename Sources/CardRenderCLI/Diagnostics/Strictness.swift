import CardKit

/// What of a run's findings is told, and how much it weighs.
struct Strictness {
  private let isStrict: Bool

  /// Whether losses are told.
  let tellsLosses: Bool

  init(_ invocation: Invocation) {
    isStrict = invocation.isStrict
    tellsLosses = invocation.tellsLosses || invocation.isStrict
  }

  /// The examination with its warnings as errors, where that is asked for.
  func weighed(_ examination: Examination) -> Examination {
    guard isStrict else { return examination }
    var examination = examination
    for index in examination.diagnostics.indices where examination.diagnostics[index].severity == .warning {
      examination.diagnostics[index].severity = .error
    }
    return examination
  }

  /// The losses as diagnostics: notes, or errors; none where nobody asked.
  func diagnostics(of losses: [Rendering.Loss]) -> [Diagnostic] {
    guard tellsLosses else { return [] }
    return losses.map { loss in
      // Losses of characters say their number themselves.
      let isCounted = loss.count > 1 && loss.code != DiagnosticCode.lossCharacters.rawValue
      return Diagnostic(
        DiagnosticCode(rawValue: loss.code), loss.message + (isCounted ? "; \(loss.count - 1) more like it" : ""),
        at: FieldPath(), severity: isStrict ? .error : .note)
    }
  }
}
