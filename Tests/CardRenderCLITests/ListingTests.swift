import CardKit
import Testing

@testable import CardRenderCLI

/// A type that brings no example.
private struct Bare: CardPayload {
  static let type: PayloadType = "bare"
  static let summary = "a word"

  var word: String?

  func card(using builder: inout CardBuilder) -> Card { Card() }
}

struct ListingTests {
  private static let types = PayloadRegistry.standard.types.map { $0.type.rawValue }

  @Test func `types are listed one a line`() {
    let console = TestConsole()
    #expect(console.run("types") == .success)
    let lines = console.output.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Self.types)
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: types)
  func `a type's example is its sample`(name: String) throws {
    let console = TestConsole()
    #expect(console.run("types", name) == .success)
    let example = console.output.split(separator: "Example:\n", maxSplits: 1).last ?? ""
    let lines = example.split(separator: "\n").map { String($0.dropFirst(2)) + "\n" }
    #expect(lines.joined() == Repository.sample("\(name)/message.json"))
  }

  @Test func `several types are told with a blank line between them`() {
    let console = TestConsole()
    #expect(console.run("types", "notice", "poll") == .success)
    #expect(console.output.contains("\n  }\n\npoll\n"))
  }

  @Test func `a type without an example is told by its fields`() {
    let console = TestConsole()
    var engine = CardEngine()
    engine.payloads.registry.register(Bare.self)
    #expect(CommandLineTool(engine: engine, console: console).run(["types", "bare"]) == .success)
    #expect(console.output == "bare\n  a word\n  type, [word]\n")
  }
}
