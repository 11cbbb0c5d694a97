import CardKit
import Testing

@testable import CardRenderCLI

struct RulesCommandTests {
  private static let six = #"{"type":"a","b":"","c":"","d":"","e":"","f":""}"#

  @Test func `without a name the built-in profiles are listed`() {
    let console = TestConsole()
    #expect(console.run("rules") == .success)
    let names = console.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(names == ["talkplus (default)", "talkplus-10", "sendbird", "chatkit", "chatkit-tutorial"])
    #expect(console.output.split(separator: "\n").filter { $0.hasPrefix("  source ") }.count == 5)
  }

  @Test(arguments: MetadataRules.profiles.map(\.name))
  func `what the listing writes as JSON is a file that it reads`(name: String) {
    let console = TestConsole()
    #expect(console.run("rules", name, "--format", "json", "-o", "rules.json") == .success)
    let file = console.replaced["rules.json"] ?? ""
    let reader = TestConsole(files: ["rules.json": file])
    #expect(reader.run("rules", "rules.json", "--format", "json") == .success)
    #expect(reader.output == file && file.hasPrefix("{\"name\":\"\(name)\","))
  }

  @Test(arguments: ["rules.json", "./rules", "dir/rules", "rules"])
  func `a file of rules is checked by its path or its bare name`(path: String) {
    let console = TestConsole(input: Self.six, files: [path: #"{"extends":"talkplus","pairs":6}"#])
    #expect(console.run("validate", "--rules", path) == .success)
    #expect(console.output.hasPrefix("<stdin>: 1 message, valid"))
  }

  @Test func `a profile comes before a file of its name`() {
    let console = TestConsole(input: Self.six, files: ["talkplus": #"{"extends":"talkplus","pairs":6}"#])
    #expect(console.run("validate", "--rules", "talkplus") == .invalid)
  }

  @Test func `the unit of the command line beats that of the file`() {
    let file = #"{"pairs":1,"key":10,"value":2,"unit":"utf8"}"#
    let console = TestConsole(input: #"{"type":"\u00e9\u00e9"}"#, files: ["r.json": file])
    #expect(console.run("validate", "--rules", "r.json") == .invalid)
    #expect(console.run("validate", "--rules", "r.json", "--unit", "codepoint") == .success)
  }

  @Test(arguments: [["validate", "f"], ["f"], ["rules", "r.json"]])
  func `a bad file is a usage error that shows every fault at its place`(arguments: [String]) {
    let file = "{\n  \"pair\": 3,\n  \"key\": 0\n}"
    let console = TestConsole(files: ["f": Self.six, "r.json": file])
    let options = arguments[0] == "rules" ? [] : ["--rules", "r.json"]
    #expect(CommandLineTool(console: console).run(arguments + options) == .usage)
    #expect(console.output.isEmpty)
    for place in ["r.json:1:1", "r.json:2:3", "r.json:3:10"] { #expect(console.errors.contains("--> \(place)\n")) }
    #expect(console.errors.contains("error[rules.unknown-key]") && console.errors.contains("did you mean \"pairs\"?"))
  }

  @Test func `of very many faults the first hundred are shown`() {
    let keys = (0..<150).map { "\"k\($0)\":0" }.joined(separator: ",")
    let console = TestConsole(files: ["r.json": "{\"extends\":\"talkplus\",\(keys)}"])
    #expect(console.run("rules", "r.json") == .usage)
    #expect(console.errors.hasSuffix("… and 50 more in this file\n\n"))
  }

  @Test func `a file that cannot be read is status 3, and a word that is no file is status 2`() {
    let console = TestConsole(files: ["f": Self.six])
    #expect(console.run("validate", "--rules", "./no.json", "f") == .io)
    #expect(console.errors == "cardrender: ./no.json: No such file or directory\n")
    let other = TestConsole(files: ["f": Self.six])
    #expect(other.run("rules", "talkpluss") == .usage)
    #expect(
      other.errors == """
        cardrender: there are no rules "talkpluss"; expected one of talkplus, talkplus-10, sendbird, chatkit, chatkit-tutorial, or a file
          did you mean talkplus?

        """)
  }

  @Test func `the texts of a file do nothing to the terminal that lists them`() {
    let file = #"{"name":"a\u001b[2J","pairs":1,"key":1,"value":1,"source":"\u202e\u001b]0;x\u0007"}"#
    let console = TestConsole(files: ["r.json": file])
    #expect(console.run("rules", "r.json") == .success)
    #expect(!console.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
  }

  @Test func `a received message with more pairs is drawn with a warning`() {
    let console = TestConsole(files: ["f": Self.six])
    #expect(console.run("f", "--text") == .invalid)
    #expect(console.run("f", "--text", "--received") == .success)
    #expect(console.errors.contains("warning[metadata.too-many-pairs]"))
    #expect(console.output.contains("a"))
  }

  @Test(arguments: ["90%", "90", "90 %"])
  func `a percentage may have its sign`(word: String) {
    let value = String(repeating: "x", count: 922)
    let console = TestConsole(files: ["f": #"{"type":"a","b":"\#(value)"}"#])
    let status = console.run("validate", "--near", word, "f")
    #expect(status == (word.contains(" ") ? .usage : .success))
    #expect(console.errors.contains("note[metadata.near-limit]") == (status == .success))
  }
}
