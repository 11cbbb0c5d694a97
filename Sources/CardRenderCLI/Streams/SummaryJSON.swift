import CardKit
import CardMetadata

/// What was found of all lines, for programs: one JSON object.
enum SummaryJSON {
  static func text(_ summary: StreamSummary, isComplete: Bool) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("lines", summary.lines)
      writer.member("invalid", summary.invalid)
      writer.member("complete", isComplete)
      for severity in Severity.allCases.reversed() {
        writer.member("\(severity.rawValue)s", summary.counts[severity] ?? 0)
      }
      writer.member("codes") { writer in
        writer.array { writer in
          for (code, finding) in summary.ranking { write(code, finding, to: &writer) }
        }
      }
    }
    return writer.output + "\n"
  }

  private static func write(
    _ code: DiagnosticCode, _ finding: StreamSummary.Finding, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("code", code.rawValue)
      writer.member("severity", finding.severity.rawValue)
      writer.member("count", finding.count)
      writer.member("examples") { writer in
        writer.array { writer in
          for example in finding.examples { write(example, to: &writer) }
        }
      }
    }
  }

  private static func write(_ example: StreamSummary.Example, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("source", example.source)
      writer.member("line", example.line)
      writer.member("path", example.path.description)
      writer.member("message", example.message)
    }
  }
}
