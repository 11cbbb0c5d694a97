import Foundation
import Testing

@testable import CardRenderCLI

struct ValidateCommandTests {
  private static let six = #"{"type":"a","b":"","c":"","d":"","e":"","f":""}"#

  @Test func `people get the faults on standard error and a verdict on standard output`() {
    let console = TestConsole(files: ["a": "[]", "b": Self.six])
    #expect(console.run("validate", "a", "b") == .invalid)
    #expect(
      console.output == """
        a: 0 messages, valid
        b: 1 message, 1 invalid (1 error, 1 warning)

        """)
    #expect(console.errors.hasPrefix("error[metadata.too-many-pairs]: the metadata has 6 pairs; the limit is 5\n"))
  }

  @Test func `programs get one object a message, on standard output alone`() throws {
    let console = TestConsole(input: Self.six)
    #expect(console.run("validate", "--format", "json") == .invalid)
    #expect(console.errors.isEmpty)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(console.output.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["source", "index", "valid", "diagnostics"])
    #expect(object["source"] as? String == "-")
    #expect(object["index"] as? Int == 0)
    #expect(object["valid"] as? Bool == false)
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    let first = try #require(diagnostics.first)
    #expect(first["code"] as? String == "metadata.too-many-pairs")
    #expect(first["severity"] as? String == "error")
    #expect(first["path"] as? String == "data")
    #expect(first["range"] as? [Int] == [0, Self.six.utf8.count])
    #expect(first["limit"] as? Int == 5)
    #expect(first["actual"] as? Int == 6)
    #expect((first["hint"] as? String)?.isEmpty == false)
  }

  @Test func `the verdicts can go to a file`() {
    let console = TestConsole(input: "[]")
    #expect(console.run("validate", "-o", "verdicts") == .success)
    #expect(console.replaced == ["verdicts": "<stdin>: 0 messages, valid\n"])
  }

  @Test func `a name that would act on the terminal is shown with stand-ins`() {
    let console = TestConsole(files: ["\u{1B}[2J": "[]"])
    #expect(console.run("validate", "\u{1B}[2J") == .success)
    #expect(console.output == "␛[2J: 0 messages, valid\n")
  }
}
