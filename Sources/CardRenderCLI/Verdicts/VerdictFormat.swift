/// The form in which `validate` gives its verdicts.
enum VerdictFormat: String, CaseIterable {
  /// A line a source, for people; what is wrong goes to standard error.
  case text

  /// A JSON object a message.
  case json

  /// One SARIF log, for code scanners and editors.
  case sarif

  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github

  /// One JUnit document, in which a message is a test.
  case junit

  /// An empty report in this form.
  var report: any VerdictReport {
    switch self {
    case .text: VerdictSummary()
    case .json: VerdictLines()
    case .sarif: SARIFLog()
    case .github: GitHubAnnotations()
    case .junit: JUnitReport()
    }
  }
}
