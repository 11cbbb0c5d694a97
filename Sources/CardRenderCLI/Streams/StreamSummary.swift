import CardKit

/// What was found of all lines so far.
struct StreamSummary {
  /// A code's number, and the first lines it was found in.
  struct Finding {
    var count = 0
    var severity: Severity
    var examples: [Example] = []
  }

  struct Example {
    let source: String
    let line: Int
    let path: FieldPath
    let message: String
  }

  /// The most examples of a code.
  private static let maximumExamples = 3

  /// The source that lines are added from.
  var source = ""
  private(set) var lines = 0
  private(set) var invalid = 0
  private(set) var counts: [Severity: Int] = [:]
  private(set) var findings: [DiagnosticCode: Finding] = [:]

  mutating func add(_ reports: ArraySlice<LineReport>, lineCount: Int) {
    lines += lineCount
    for report in reports {
      if !report.isValid { invalid += 1 }
      for diagnostic in report.diagnostics { add(diagnostic, line: report.line) }
    }
  }

  private mutating func add(_ diagnostic: Diagnostic, line: Int) {
    counts[diagnostic.severity, default: 0] += 1
    var finding = findings.removeValue(forKey: diagnostic.code) ?? Finding(severity: diagnostic.severity)
    finding.count += 1
    finding.severity = max(finding.severity, diagnostic.severity)
    if finding.examples.count < Self.maximumExamples {
      finding.examples.append(
        Example(source: source, line: line, path: diagnostic.path, message: diagnostic.message))
    }
    findings[diagnostic.code] = finding
  }

  /// The findings, what matters most and was found most often first.
  var ranking: [(code: DiagnosticCode, finding: Finding)] {
    findings.map { ($0.key, $0.value) }.sorted { left, right in
      if left.1.severity != right.1.severity { return left.1.severity > right.1.severity }
      return left.1.count != right.1.count ? left.1.count > right.1.count : left.0.rawValue < right.0.rawValue
    }
  }
}
