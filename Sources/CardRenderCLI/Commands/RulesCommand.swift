import CardKit

/// Lists rules: the built-in profiles, or those that are named, files included.
struct RulesCommand {
  let invocation: Invocation
  let console: any Console

  func run() -> ExitStatus {
    let source = RulesSource(invocation: invocation, console: console)
    let names = invocation.operands.isEmpty ? MetadataRules.profiles.map(\.name) : invocation.operands
    var found: [MetadataRules] = []
    var status = ExitStatus.success
    for name in names {
      do throws(RulesFailure) {
        found.append(try source.rules(named: name))
      } catch {
        console.write(error: error.report)
        status = status.combined(with: error.status)
      }
    }
    guard !found.isEmpty else { return status }
    let text =
      invocation.format == "json" ? found.map { $0.json + "\n" }.joined() : Listing.rules(found)
    return status.combined(with: OutputSink(path: invocation.output, console: console).finish(text))
  }
}
