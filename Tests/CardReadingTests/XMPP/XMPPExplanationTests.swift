import CardCore
import Testing

struct XMPPExplanationTests {
  private static let explanations = DiagnosticExplanation.all.filter { explanation in
    explanation.code.rawValue.hasPrefix("xml.") || explanation.code.rawValue.hasPrefix("xmpp.")
  }

  /// Those whose example is shown, and not described.
  private static let shown = explanations.filter { !$0.example.hasPrefix("<a ") }

  @Test(arguments: shown)
  func `an explanation's example of a stanza gives its code with its severity`(explanation: DiagnosticExplanation) {
    let found = XMPPReadings(explanation.example).diagnostics
    #expect(found.contains { $0.code == explanation.code && $0.severity == explanation.severity })
  }
}
