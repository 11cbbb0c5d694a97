import CardKit

/// Verdicts as workflow commands: GitHub shows each diagnostic beside its lines in a change.
///
/// What came from standard input is in no file, so its place stands in the message.
struct GitHubAnnotations: VerdictReport {
  private var writer = WorkflowCommandWriter()

  var output: String { writer.output }

  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8]) {
    let lines = SourceLines(bytes)
    for diagnostic in examinations.flatMap(\.diagnostics) {
      let place = diagnostic.range.map { SourcePlace($0, in: lines) }
      let title: [(name: StaticString, value: String)] = [("title", diagnostic.code.rawValue)]
      if source == "-" {
        let prefix = place.map { "<stdin>:\($0.startLine):\($0.startColumn): " } ?? "<stdin>: "
        writer.command(Self.command(diagnostic.severity), title, prefix + Self.message(diagnostic))
      } else {
        let properties = [("file", source)] + (place.map(Self.properties) ?? []) + title
        writer.command(Self.command(diagnostic.severity), properties, Self.message(diagnostic))
      }
    }
  }

  private static func command(_ severity: Severity) -> StaticString {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The runner takes columns only where both ends stand on one line.
  private static func properties(_ place: SourcePlace) -> [(name: StaticString, value: String)] {
    guard place.startLine == place.endLine else {
      return [("line", "\(place.startLine)"), ("endLine", "\(place.endLine)")]
    }
    return [
      ("line", "\(place.startLine)"), ("col", "\(place.startColumn)"), ("endLine", "\(place.endLine)"),
      ("endColumn", "\(place.endColumn)"),
    ]
  }

  private static func message(_ diagnostic: Diagnostic) -> String {
    let path = diagnostic.path.components.isEmpty ? "" : "\(DisplayText(diagnostic.path.description)): "
    return path + diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? "")
  }
}
