import CardCore
import Testing

@testable import CardRenderers

struct OutputBudgetTests {
  /// One quote, sixty levels deep, of very many short lines: 60 KB of text, and 60 bars before each line.
  private static let amplifier: Card = {
    let lines = Array(repeating: [Inline.text("a")], count: 30_000)
    let paragraph = Block.paragraph(Array(lines.joined(separator: [.lineBreak])))
    return Card(
      title: "x", body: [(0..<60).reduce(paragraph) { block, _ in .quote([block]) }],
      actions: [Action("Go", .submit("Go"))])
  }()

  @Test(arguments: ["ansi", "markdown", "text"])
  func `an output is at most twenty times the text of its card, and says where it was cut off`(format: String) throws {
    let renderer = try #require(RendererCatalog.standard.renderer(named: format))
    let rendering = renderer.render(Self.amplifier)
    #expect(rendering.text.utf8.count <= 20 * 60_001 + 2000)
    #expect(rendering.text.split(separator: "… truncated", omittingEmptySubsequences: false).count == 2)
    #expect(rendering.losses.contains { $0.code == "loss.truncated" })
  }

  @Test(arguments: RendererCatalog.standard.formats.map(\.name))
  func `bars are no more than their budget, and none of a poll is cut off`(format: String) throws {
    let renderer = try #require(RendererCatalog.standard.renderer(named: format))
    let meter = Meter(.share, label: "a", percent: 50, amount: "1")
    let rendering = renderer.render(Card(body: [.meters(Array(repeating: meter, count: 10_000))]))
    // Two bytes of text, and eight for the bar.
    #expect(rendering.text.utf8.count <= 20 * 10_000 * 10)
    #expect(!rendering.losses.contains { $0.code == "loss.truncated" })
  }

  @Test(arguments: RendererCatalog.standard.formats.map(\.name))
  func `the largest body of a message by the rules is never cut off`(format: String) throws {
    let lines = Array(repeating: [Inline.text("a")], count: 512)
    let card = Card(title: "x", body: [.quote([.paragraph(Array(lines.joined(separator: [.lineBreak])))])])
    for width in [12, 80, 1000] {
      let renderer = try #require(
        RendererCatalog.standard.renderer(named: format, options: RenderingOptions(width: width)))
      #expect(!renderer.render(card).losses.contains { $0.code == "loss.truncated" })
    }
  }
}
