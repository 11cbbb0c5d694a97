import CardKit

/// Checks messages, and gives a verdict of each source or message.
struct ValidateCommand {
  let invocation: Invocation
  let engine: CardEngine
  let console: any Console

  /// What checks the lines of a stream.
  var examiner: any LineExaminer {
    let form: LineVerdict.Form = invocation.isSummary ? .none : invocation.format == "json" ? .json : .text
    return LineVerdict(engine: engine, form: form, tellsAll: invocation.tellsAll)
  }

  func run() -> ExitStatus {
    var results = ""
    var diagnostics = ""
    var status = ExitStatus.success
    let report = DiagnosticReport(invocation: invocation, console: console)
    let readStatus = InputReader(console: console).read(invocation.operands) { name, bytes in
      let examinations = engine.examine(bytes)
      if examinations.contains(where: { !$0.isValid }) { status = .invalid }
      if invocation.format == "json" {
        for examination in examinations { results += VerdictJSON.line(examination, source: name) }
      } else {
        results += Self.summary(examinations, name)
        diagnostics += report.text(of: examinations, in: name, bytes)
      }
    }
    status = status.combined(with: readStatus)
    // What is wrong comes before the verdict where both go to one terminal.
    console.write(error: diagnostics)
    let sink = OutputSink(path: invocation.output, console: console)
    return status.combined(with: sink.finish(results))
  }

  /// One line a source: `order.json: 2 messages, 1 invalid (2 errors, 1 warning)`.
  private static func summary(_ examinations: [Examination], _ name: String) -> String {
    let invalid = examinations.count { !$0.isValid }
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = examinations.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    let verdict = invalid == 0 ? "valid" : "\(invalid) invalid"
    let found = counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
    return "\(SourceName.shown(name)): \(counted(examinations.count, "message")), \(verdict)\(found)\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
