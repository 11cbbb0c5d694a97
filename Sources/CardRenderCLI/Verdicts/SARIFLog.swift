import CardKit
import CardMetadata

/// Verdicts as a log of the Static Analysis Results Interchange Format, version 2.1.0: one run over all sources.
struct SARIFLog: VerdictReport {
  private struct Result {
    let diagnostic: Diagnostic
    let rule: Int
    let message: Int
    let artifact: Int
    let place: SourcePlace?
  }

  private var rules = SARIFRules()
  private var artifacts: [String] = []
  private var artifactIndices: [String: Int] = [:]
  private var results: [Result] = []

  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8]) {
    let artifact = artifactIndex(of: SourceURI.uri(of: source))
    let lines = SourceLines(bytes)
    for examination in examinations {
      for diagnostic in examination.diagnostics {
        results.append(
          Result(
            diagnostic: diagnostic, rule: rules.index(of: diagnostic.code), message: examination.index,
            artifact: artifact, place: diagnostic.range.map { SourcePlace($0, in: lines) }))
      }
    }
  }

  /// A source that is named twice is one artifact: the list must hold no two equal ones.
  private mutating func artifactIndex(of uri: String) -> Int {
    if let index = artifactIndices[uri] { return index }
    artifactIndices[uri] = artifacts.count
    artifacts.append(uri)
    return artifacts.count - 1
  }

  var output: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", "2.1.0")
      writer.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      writer.member("runs") { $0.array { $0.object { writeRun(to: &$0) } } }
    }
    return writer.output + "\n"
  }

  private func writeRun(to writer: inout JSONWriter) {
    writer.member("tool") { $0.object { $0.member("driver") { $0.object { writeDriver(to: &$0) } } } }
    writer.member("columnKind", "unicodeCodePoints")
    writer.member("artifacts") { writer in
      writer.array { writer in
        for uri in artifacts {
          writer.object { writer in
            writer.member("location") { $0.object { $0.member("uri", uri) } }
            writer.member("roles") { $0.array { $0.string("analysisTarget") } }
          }
        }
      }
    }
    writer.member("results") { writer in
      writer.array { writer in
        for result in results { writer.object { write(result, to: &$0) } }
      }
    }
  }

  private func writeDriver(to writer: inout JSONWriter) {
    writer.member("name", "cardrender")
    writer.member("version", CommandLineTool.version)
    writer.member("semanticVersion", CommandLineTool.version)
    writer.member("rules") { rules.write(to: &$0) }
  }

  private func write(_ result: Result, to writer: inout JSONWriter) {
    let diagnostic = result.diagnostic
    writer.member("ruleId", diagnostic.code.rawValue)
    writer.member("ruleIndex", result.rule)
    writer.member("level", diagnostic.severity.rawValue)
    writer.member("message") { $0.object { $0.member("text", Self.text(of: diagnostic)) } }
    writer.member("locations") { $0.array { $0.object { writeLocation(of: result, to: &$0) } } }
    writer.member("properties") { writer in
      writer.object { writer in
        writer.member("index", result.message)
        if let limit = diagnostic.limit { writer.member("limit", limit) }
        if let actual = diagnostic.actual { writer.member("actual", actual) }
      }
    }
  }

  private func writeLocation(of result: Result, to writer: inout JSONWriter) {
    writer.member("physicalLocation") { writer in
      writer.object { writer in
        writer.member("artifactLocation") { writer in
          writer.object { writer in
            writer.member("uri", artifacts[result.artifact])
            writer.member("index", result.artifact)
          }
        }
        if let range = result.diagnostic.range, let place = result.place {
          writer.member("region") { $0.object { Self.write(place, range, to: &$0) } }
        }
      }
    }
    let path = result.diagnostic.path
    guard !path.components.isEmpty else { return }
    writer.member("logicalLocations") { writer in
      writer.array { $0.object { $0.member("fullyQualifiedName", path.description) } }
    }
  }

  private static func write(_ place: SourcePlace, _ range: SourceRange, to writer: inout JSONWriter) {
    writer.member("startLine", place.startLine)
    writer.member("startColumn", place.startColumn)
    writer.member("endLine", place.endLine)
    writer.member("endColumn", place.endColumn)
    writer.member("byteOffset", range.lowerBound)
    writer.member("byteLength", range.count)
  }

  /// What is wrong, and what to do on a line of its own.
  private static func text(of diagnostic: Diagnostic) -> String {
    SARIFText.escaped(diagnostic.message + "." + (diagnostic.hint.map { "\nHelp: \($0)." } ?? ""))
  }
}
