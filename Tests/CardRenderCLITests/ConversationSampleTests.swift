import Testing

@testable import CardRenderCLI

/// The sample conversations, as their `command.txt` says.
///
/// `make record` writes them anew.
struct ConversationSampleTests {
  private static let outputs = [
    ("conversation.ansi", "--ansi"), ("conversation.html", "--html"), ("conversation.md", "--markdown"),
    ("conversation.txt", "--text"),
  ]

  @Test func `there is a conversation of each system`() {
    #expect(Repository.conversationNames == ["chatkit", "rtm", "talkplus", "xmpp"])
  }

  @Test(arguments: Repository.conversationNames)
  func `a conversation prints what stands beside it`(name: String) throws {
    let command = try #require(Repository.sample("conversations/\(name)/command.txt"))
    let arguments = command.split(whereSeparator: \.isWhitespace).map(String.init)
    for (file, format) in Self.outputs {
      let console = TestConsole()
      for argument in arguments {
        console.files[argument] = Repository.sample("conversations/\(name)/\(argument)").map { Array($0.utf8) }
      }
      #expect(CommandLineTool(console: console).run(arguments + [format]) == .success)
      let expected = Repository.sample("conversations/\(name)/\(file)") ?? ""
      #expect(
        console.output == expected,
        "Samples/conversations/\(name)/\(file) is out of date; run make record, and read what changed")
    }
  }
}
