import CardKit

/// One message of a preview: what it is called, its card, and what was found.
struct PreviewEntry {
  /// The file, and the message's number where the file holds several.
  let name: String
  let rendering: Rendering?
  let diagnostics: [Diagnostic]

  /// `valid`, `valid (1 warning: …)` or `2 errors, 1 note: …`, with the codes that were found.
  var verdict: String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return count == 1 ? "1 \(severity.rawValue)" : "\(count) \(severity.rawValue)s"
    }
    guard !counts.isEmpty else { return "valid" }
    let found = "\(counts.joined(separator: ", ")): \(codes.joined(separator: ", "))"
    return isValid ? "valid (\(found))" : found
  }

  /// The most codes that a verdict names.
  private static let maximumCodes = 3

  /// The codes, the worst first, each once.
  private var codes: [String] {
    var codes: [String] = []
    for severity in Severity.allCases.reversed() {
      for diagnostic in diagnostics where diagnostic.severity == severity {
        if !codes.contains(diagnostic.code.rawValue) { codes.append(diagnostic.code.rawValue) }
      }
    }
    return codes.count > Self.maximumCodes ? codes.prefix(Self.maximumCodes) + ["…"] : codes
  }

  var isValid: Bool { diagnostics.allSatisfy { $0.severity < .error } }
}
