import TestSupport
import Testing

@testable import CardCore

struct SimpleInlinesTests {
  private static let texts: [DisplayText] = [
    "a", " a", "a ", " ", "", "a b", DisplayText(lines: "a\nb"), "é", "\u{A0}",
  ]

  private func inlines(_ random: inout SeededGenerator, depth: Int) throws -> [Inline] {
    let link = try #require(LinkDestination("https://example.com"))
    return try (0..<Int.random(in: 0...3, using: &random)).map { _ in
      switch Int.random(in: 0...(depth > 0 ? 6 : 3), using: &random) {
      case 0, 1: .text(Self.texts.randomElement(using: &random) ?? "a")
      case 2: .code(Self.texts.randomElement(using: &random) ?? "a")
      case 3: .lineBreak
      case 4: .emphasis(try inlines(&random, depth: depth - 1))
      case 5: .strong(try inlines(&random, depth: depth - 1))
      default: .link(link, try inlines(&random, depth: depth - 1))
      }
    }
  }

  @Test func `what is said to be simple is not made any simpler`() throws {
    var random = SeededGenerator(seed: 8)
    var accepted = 0
    for _ in 0..<30_000 {
      let inlines = try inlines(&random, depth: 3)
      guard SimpleInlines.accepts(inlines) else { continue }
      accepted += 1
      #expect(InlineSimplifier.simplified(inlines) == inlines, "\(inlines)")
    }
    #expect(accepted > 2_000)
  }
}
