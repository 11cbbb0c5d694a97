import Testing

@testable import CardRenderCLI

/// The samples are a contract: client teams test against them.
///
/// `make record` writes them anew.
struct SampleTests {
  private static let outputs: [(file: String, arguments: [String])] = [
    ("card.ansi", ["message.json", "--ansi"]),
    ("card.html", ["message.json", "--html"]),
    ("card.md", ["message.json", "--markdown"]),
    ("card.txt", ["message.json", "--text"]),
    ("expect.json", ["validate", "message.json", "--format", "json"]),
  ]

  @Test func `there are samples`() {
    #expect(Repository.sampleNames.contains("msg_with_button"))
  }

  @Test(arguments: Repository.sampleNames)
  func `a sample prints what stands beside it`(name: String) throws {
    let message = try #require(Repository.sample("\(name)/message.json"))
    for (file, arguments) in Self.outputs {
      let console = TestConsole(files: ["message.json": message])
      _ = CommandLineTool(console: console).run(arguments)
      let expected = Repository.sample("\(name)/\(file)") ?? ""
      #expect(
        console.output == expected, "Samples/\(name)/\(file) is out of date; run make record, and read what changed")
    }
  }
}
