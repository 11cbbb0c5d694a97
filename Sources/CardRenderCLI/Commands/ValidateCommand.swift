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
    let format = invocation.format.flatMap(VerdictFormat.init) ?? .text
    let report = DiagnosticReport(invocation: invocation, console: console)
    var verdicts = format.report
    var diagnostics = ""
    var status = ExitStatus.success
    let readStatus = InputReader(console: console).read(invocation.operands) { name, bytes in
      let examinations = engine.examine(bytes)
      if examinations.contains(where: { !$0.isValid }) { status = .invalid }
      verdicts.add(examinations, of: name, bytes)
      if format == .text { diagnostics += report.text(of: examinations, in: name, bytes) }
    }
    status = status.combined(with: readStatus)
    // What is wrong comes before the verdict where both go to one terminal.
    console.write(error: diagnostics)
    let sink = OutputSink(path: invocation.output, console: console)
    return status.combined(with: sink.finish(verdicts.output))
  }
}
