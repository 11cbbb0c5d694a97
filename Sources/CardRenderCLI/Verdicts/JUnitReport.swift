import CardKit
import CardWriting

/// Verdicts as a JUnit document: a suite is a source, a test is a message, and an error is its failure.
///
/// Warnings and notes are what the test printed.
struct JUnitReport: VerdictReport {
  private struct Suite {
    let name: String
    let tests: [Test]
    var failures: Int { tests.count { !$0.errors.isEmpty } }
  }

  private struct Test {
    let name: String

    /// The code and the message of the first error.
    let failure: (code: String, message: String)?
    let errors: String
    let remarks: String
  }

  private var suites: [Suite] = []

  mutating func add(_ examinations: [Examination], of source: String, _ bytes: [UInt8]) {
    let lines = SourceLines(bytes)
    let name = source == "-" ? "<stdin>" : source
    let tests = examinations.map { examination in
      let errors = examination.diagnostics.filter { $0.severity == .error }
      let remarks = examination.diagnostics.filter { $0.severity < .error }
      return Test(
        name: "message \(examination.index + 1)",
        failure: errors.first.map { ($0.code.rawValue, $0.message) },
        errors: errors.map { Self.text(of: $0, in: name, lines) }.joined(),
        remarks: remarks.map { Self.text(of: $0, in: name, lines) }.joined())
    }
    suites.append(Suite(name: name, tests: tests))
  }

  var output: String {
    var writer = XMLWriter()
    let tests = suites.reduce(0) { $0 + $1.tests.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    writer.element("testsuites", ["name": "cardrender", "tests": "\(tests)", "failures": "\(failures)"]) { writer in
      for suite in suites { Self.write(suite, to: &writer) }
    }
    return writer.output
  }

  private static func write(_ suite: Suite, to writer: inout XMLWriter) {
    let attributes: XMLWriter.Attributes = [
      "name": suite.name, "tests": "\(suite.tests.count)", "failures": "\(suite.failures)", "errors": "0",
      "skipped": "0",
    ]
    writer.element("testsuite", attributes) { writer in
      for test in suite.tests {
        writer.element("testcase", ["name": test.name, "classname": suite.name]) { write(test, to: &$0) }
      }
    }
  }

  private static func write(_ test: Test, to writer: inout XMLWriter) {
    if let failure = test.failure {
      writer.element("failure", ["message": failure.message, "type": failure.code], text: test.errors)
    }
    if !test.remarks.isEmpty { writer.element("system-out", text: test.remarks) }
  }

  /// Two lines: what is wrong and where, and what to do.
  private static func text(of diagnostic: Diagnostic, in source: String, _ lines: SourceLines) -> String {
    var place = source
    if let range = diagnostic.range {
      let (line, column) = lines.location(of: range.lowerBound)
      place += ":\(line):\(column)"
    }
    let hint = diagnostic.hint.map { "  help: \($0)\n" } ?? ""
    return "\(place): \(diagnostic)\n" + hint
  }
}
