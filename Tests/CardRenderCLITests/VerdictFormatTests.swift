import CardKit
import Foundation
import Testing

@testable import CardRenderCLI

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct VerdictFormatTests {
  /// A warning on the second line, an error and a warning on the third; a name that means something in every format.
  private static let name = "a b/50%,#?\"<&'>:\u{202E}\u{1B}é.json"
  private static let file =
    "{\"type\":\"msg_with_link\",\"title\":\"\",\"body\":\"\",\"url\":\"https://x.example\",\"link_text\":\"\"}\n"
    + "{\"type\":\"{0}](x)\"}\n{\"é\":\"\",\"type\":7}\n"

  private func output(_ format: String, _ files: [String: String], input: String = "", _ paths: String...) -> String {
    let console = TestConsole(input: input, files: files)
    _ = CommandLineTool(console: console).run(["validate", "--format", format, "--"] + paths)
    #expect(console.errors.isEmpty)
    return console.output
  }

  @Test(arguments: VerdictFormat.allCases)
  func `the exit status is the same in every format`(format: VerdictFormat) {
    for (input, status) in [("[]", ExitStatus.success), ("{}", .invalid), ("{\"type\":\"x\"}", .success)] {
      #expect(TestConsole(input: input).run("validate", "--format", format.rawValue) == status)
    }
    #expect(TestConsole().run("validate", "--format", format.rawValue, "absent") == .io)
  }

  // MARK: SARIF

  private func run(_ log: String) throws -> [String: Any] {
    let object = try #require(try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let runs = try #require(object["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func value<Value>(_ object: [String: Any], _ path: String...) throws -> Value {
    var object: Any = object
    for key in path {
      if let index = Int(key) {
        object = try #require(object as? [Any])[index]
      } else {
        object = try #require((object as? [String: Any])?[key], "\(key)")
      }
    }
    return try #require(object as? Value)
  }

  @Test func `a SARIF result has its rule, its level and its place in lines, columns and bytes`() throws {
    let run = try run(output("sarif", ["f": Self.file], "f"))
    let results: [[String: Any]] = try value(run, "results")
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "payload.unknown-type", "metadata.value-not-a-string", "payload.unknown-type",
      ])
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "warning"])
    for result in results {
      let index: Int = try value(result, "ruleIndex")
      #expect(try value(run, "tool", "driver", "rules", "\(index)", "id") as String == result["ruleId"] as? String)
    }
    let region: [String: Int] = try value(results[1], "locations", "0", "physicalLocation", "region")
    // {"é":"","type":7}: the 7 is the 16th code point of its line and the 17th byte.
    let offset = Self.file.utf8.count - "7}\n".utf8.count
    #expect(
      region == [
        "startLine": 3, "startColumn": 16, "endLine": 3, "endColumn": 17, "byteOffset": offset, "byteLength": 1,
      ])
    #expect(try value(run, "columnKind") as String == "unicodeCodePoints")
    let field: String = try value(results[1], "locations", "0", "logicalLocations", "0", "fullyQualifiedName")
    #expect(field == "data.type")
  }

  @Test func `the SARIF rules are the catalogue`() throws {
    let run = try run(output("sarif", [:], input: "[]", "-"))
    let rules: [[String: Any]] = try value(run, "tool", "driver", "rules")
    #expect(rules.map { $0["id"] as? String } == DiagnosticExplanation.all.map(\.code.rawValue))
    #expect(
      try value(rules[0], "shortDescription", "text") as String
        == "The input is not JSON by RFC 8259, so nothing in this message can be trusted.")
    #expect(try value(rules[0], "defaultConfiguration", "level") as String == "error")
  }

  @Test func `a code from elsewhere is a SARIF rule too`() throws {
    var log = SARIFLog()
    let code = DiagnosticCode(rawValue: "poll.too-many-choices")
    let examination = Examination(
      index: 0, diagnostics: [Diagnostic(code, "a", at: FieldPath()), Diagnostic(code, "b", at: FieldPath())], card: nil
    )
    log.add([examination], of: "f", [])
    let run = try run(log.output)
    let count = DiagnosticExplanation.all.count
    #expect(try value(run, "tool", "driver", "rules", "\(count)", "id") as String == code.rawValue)
    #expect((try value(run, "results") as [[String: Any]]).map { $0["ruleIndex"] as? Int } == [count, count])
    #expect((try value(run, "tool", "driver", "rules") as [Any]).count == count + 1)
  }

  /// SARIF 2.1.0, 3.11.5 and 3.11.6: a brace is doubled, and `[text](address)` is a link.
  @Test func `a sender's text makes no placeholder and no link in SARIF`() throws {
    let run = try run(output("sarif", ["f": Self.file], "f"))
    let text: String = try value(run, "results", "0", "message", "text")
    #expect(text.contains("\"{{0}}] (x)\""))
  }

  @Test func `a SARIF log of several sources is one run, and a source that is named twice one artifact`() throws {
    let run = try run(output("sarif", ["f": "{}", "g": "[]"], input: "{}", "f", "g", "f", "-"))
    let artifacts: [[String: Any]] = try value(run, "artifacts")
    #expect(try artifacts.map { try value($0, "location", "uri") } == ["f", "g", "file:///dev/stdin"])
    let results: [[String: Any]] = try value(run, "results")
    let uris: [String] = try results.map {
      try value($0, "locations", "0", "physicalLocation", "artifactLocation", "uri")
    }
    #expect(uris == ["f", "f", "file:///dev/stdin"])
  }

  /// Expected by RFC 3986: reserved characters of a segment are encoded, and a colon cannot make a scheme.
  @Test(arguments: [
    ("a/b-c_d.~e.json", "a/b-c_d.~e.json"), ("../a.json", "../a.json"), ("/tmp/a.json", "file:///tmp/a.json"),
    ("c:x?y#z%41", "c%3Ax%3Fy%23z%2541"), ("é \n", "%C3%A9%20%0A"), ("-", "file:///dev/stdin"),
  ])
  func `a path becomes a URI`(path: String, uri: String) {
    #expect(SourceURI.uri(of: path) == uri)
  }

  // MARK: GitHub

  @Test func `a workflow command escapes what the runner reads`() {
    var writer = WorkflowCommandWriter()
    writer.command("error", [("file", "a:b,c%\r\n")], "100%, a:b\n::error::x\u{1B}\u{202E}")
    #expect(
      writer.output == "::error file=a%3Ab%2Cc%25%0D%0A::100%25, a:b%0A::error::x\u{FFFD}\u{FFFD}\n")
    writer.command("notice", [], "\r\n")
    #expect(writer.output.hasSuffix("\n::notice::%0D%0A\n"))
  }

  @Test func `GitHub gets columns only where both ends are on one line`() {
    let text = output("github", ["f": "{\"type\":7}\n{\n}"], "f")
    let lines = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("::error") }
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=f,line=1,col=9,endLine=1,endColumn=10,title=metadata.value-not-a-string::data.type: "))
    #expect(lines[1].hasPrefix("::error file=f,line=2,endLine=3,title=metadata.empty::data: "))
  }

  @Test func `what came from standard input has its place in GitHub's message`() {
    #expect(
      output("github", [:], input: "{\"type\":7}", "-")
        .hasPrefix("::error title=metadata.value-not-a-string::<stdin>:1:9: data.type: "))
  }

  // MARK: JUnit

  @Test func `a JUnit document has a suite a source, a test a message and a failure an invalid one`() throws {
    let text = output("junit", [Self.name: Self.file, "empty": "[]"], Self.name, "empty")
    let collector = ElementCollector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    #expect(parser.parse())
    #expect(
      collector.names == [
        "testsuites", "testsuite", "testcase", "testcase", "system-out", "testcase", "failure", "system-out",
        "testsuite",
      ])
    #expect(collector.attributes[0] == ["name": "cardrender", "tests": "3", "failures": "1"])
    let suite = collector.attributes[1]
    #expect(suite["tests"] == "3" && suite["failures"] == "1" && suite["errors"] == "0")
    // ESC cannot stand in XML, everything else comes back as it was.
    #expect(suite["name"] == Self.name.replacing("\u{1B}", with: "\u{FFFD}"))
    #expect(collector.attributes[6]["type"] == "metadata.value-not-a-string")
  }
}

/// The elements of a document in their order.
private final class ElementCollector: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }
}
