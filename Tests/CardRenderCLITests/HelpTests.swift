import Testing

@testable import CardRenderCLI

struct HelpTests {
  @Test(arguments: Command.allCases)
  func `the example of a command's help prints what the help says`(command: Command) {
    let example = Help.topic(for: command).example
    let console = TestConsole()
    for name in Repository.sampleNames {
      console.files["Samples/\(name)/message.json"] = Repository.sample("\(name)/message.json").map { Array($0.utf8) }
    }
    _ = CommandLineTool(console: console).run(example.arguments.split(separator: " ").map(String.init))
    #expect(console.errors + console.output == (example.output.isEmpty ? "" : example.output + "\n"))
  }

  @Test(arguments: Command.allCases)
  func `every command answers --help with its usage and its example`(command: Command) {
    let console = TestConsole()
    #expect(console.run(command.rawValue, "--help") == .success)
    #expect(console.output.hasPrefix("Usage: cardrender"))
    #expect(console.output.contains("$ cardrender \(Help.topic(for: command).example.arguments)"))
    #expect(console.errors.isEmpty)
  }
}
