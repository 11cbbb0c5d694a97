import CardKit
import CardMetadata

/// Verdicts for programs: one JSON object a message, each on a line of its own.
struct VerdictLines: VerdictReport {
  private(set) var output = ""

  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8]) {
    for examination in examinations { output += Self.line(examination, source: source) }
  }

  private static func line(_ examination: Examination, source: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("source", source)
      writer.member("index", examination.index)
      writer.member("valid", examination.isValid)
      writer.member("diagnostics") { writer in
        writer.array { writer in
          for diagnostic in examination.diagnostics { write(diagnostic, at: 0, to: &writer) }
        }
      }
    }
    return writer.output + "\n"
  }

  /// Writes a diagnostic whose source begins at an offset of what the reader knows.
  static func write(_ diagnostic: Diagnostic, at offset: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("path", diagnostic.path.description)
      if let range = diagnostic.range {
        writer.member("range") { writer in
          writer.array { writer in
            writer.integer(offset + range.lowerBound)
            writer.integer(offset + range.upperBound)
          }
        }
      }
      writer.member("message", diagnostic.message)
      if let hint = diagnostic.hint { writer.member("hint", hint) }
      if let limit = diagnostic.limit { writer.member("limit", limit) }
      if let actual = diagnostic.actual { writer.member("actual", actual) }
    }
  }
}
