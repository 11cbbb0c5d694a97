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
    // Markers of quotes count as text.
    #expect(rendering.text.utf8.count <= 20 * (60_001 + 2 * 60) + 2000)
    #expect(rendering.text.split(separator: "… truncated", omittingEmptySubsequences: false).count == 2)
    #expect(rendering.losses.contains { $0.code == "loss.truncated" })
  }

  @Test(arguments: [CardFrame.rounded, .bare], [false, true])
  func `a box in colour is at most twenty times the text of its card`(frame: CardFrame, movesCursor: Bool) {
    let options = RenderingOptions(
      width: 80, styling: .color(.trueColor), theme: BuiltInTheme.dark.theme, movesCursor: movesCursor, frame: frame)
    let rendering = TerminalRenderer(options: options).render(Self.amplifier)
    #expect(rendering.text.utf8.count <= 20 * (60_001 + 2 * 60) + 2000)
    #expect(Self.marks(in: rendering) == 1)
    #expect(rendering.losses.contains { $0.code == "loss.truncated" })
  }

  @Test func `bars side by side share one escape`() {
    let quote = (0..<20).reduce(Block.paragraph([.text("a")])) { block, _ in .quote([block]) }
    let options = RenderingOptions(width: 80, styling: .color(.trueColor), frame: .bare)
    let bars = TerminalRenderer(options: options).render(Card(body: [quote])).text
    #expect(bars.split(separator: "\u{1B}[0m", omittingEmptySubsequences: false).count == 2)
    #expect(bars.contains(String(repeating: "│ ", count: 20)))
  }

  @Test(arguments: MarkdownDialect.allCases)
  func `a dialect is at most twenty times the text of its card`(dialect: MarkdownDialect) {
    let rendering = MarkdownRenderer(dialect: dialect).render(Self.amplifier)
    #expect(rendering.text.utf8.count <= OutputBudget.bytes(for: Self.amplifier) + 2000)
    // Chats have one level of quotes, which is little.
    let isCutOff = dialect == .commonMark || dialect == .github
    #expect(rendering.losses.contains { $0.code == "loss.truncated" } == isCutOff)
    #expect(Self.marks(in: rendering) == (isCutOff ? 1 : 0))
  }

  private static func marks(in rendering: Rendering) -> Int {
    rendering.text.split(separator: "… truncated", omittingEmptySubsequences: false).count - 1
  }

  /// Lists in lists, each with many lines.
  private static func list(depth: Int) -> Block {
    let lines = Array(repeating: [Inline.text("a")], count: 200).joined(separator: [.lineBreak])
    let inner = depth == 0 ? [] : [list(depth: depth - 1)]
    return .list(List(.bullet, items: [[.paragraph(Array(lines))] + inner, [.divider]]))
  }

  @Test(arguments: MarkdownDialect.allCases)
  func `lists in lists stay within the budget, marked where they are cut off`(dialect: MarkdownDialect) {
    let card = Card(body: [Self.list(depth: 90)])
    let rendering = MarkdownRenderer(dialect: dialect).render(card)
    #expect(rendering.text.utf8.count <= OutputBudget.bytes(for: card) + 2000)
    let isCutOff = rendering.losses.contains { $0.code == "loss.truncated" }
    #expect(Self.marks(in: rendering) == (isCutOff ? 1 : 0))
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
    for (width, styling) in [(12, .plain), (80, .plain), (1000, .plain), (80, .color(.trueColor))]
      as [(Int, TerminalStyling)]
    {
      let options = RenderingOptions(width: width, styling: styling)
      let renderer = try #require(RendererCatalog.standard.renderer(named: format, options: options))
      #expect(!renderer.render(card).losses.contains { $0.code == "loss.truncated" })
    }
  }
}
