import CardKit

/// Counts what messages take of the limits, in all four units.
struct CountCommand {
  let invocation: Invocation
  let engine: CardEngine
  let console: any Console

  func run() -> ExitStatus {
    var results: [String] = []
    var diagnostics = ""
    var status = ExitStatus.success
    let report = DiagnosticReport(invocation: invocation, console: console)
    let readStatus = InputReader(console: console).read(invocation.operands) { name, bytes in
      let readings = engine.reader.read(bytes)
      let examinations = readings.enumerated().map { index, reading in
        Examination(index: index, diagnostics: reading.diagnostics, card: nil)
      }
      diagnostics += report.text(of: examinations, in: name, bytes)
      if examinations.contains(where: { !$0.isValid }) { status = .invalid }
      for (index, message) in readings.map(\.message).enumerated() {
        guard let metadata = message?.metadata else { continue }
        let budget = budget(of: metadata)
        if !budget.isKept { status = .invalid }
        results.append(text(of: budget, name, index: index, count: readings.count))
      }
    }
    status = status.combined(with: readStatus)
    console.write(error: diagnostics)
    let sink = OutputSink(path: invocation.output, console: console)
    return status.combined(with: sink.finish(results.joined(separator: isJSON ? "" : "\n")))
  }

  private var isJSON: Bool { invocation.format == "json" }

  private func budget(of metadata: RawMetadata) -> MetadataBudget {
    MetadataBudget(metadata, rules: engine.validator.rules, nearLimit: engine.validator.nearLimit)
  }

  private func text(of budget: MetadataBudget, _ name: String, index: Int, count: Int) -> String {
    if isJSON { return BudgetJSON.line(budget, source: name, index: index) }
    let style = OutputStyle(environment: console.environment, color: invocation.color)
    let styling = style.styling(for: invocation.output == nil ? console.outputTerminal : nil)
    let place = count == 1 ? "" : ", message \(index + 1) of \(count)"
    return BudgetTable(budget: budget, title: SourceName.shown(name) + place, styling: styling).text
  }
}
