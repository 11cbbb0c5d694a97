import CardCore
import CardMarkdown
import CardRenderers
import TestSupport
import Testing

struct MarkdownRoundTripTests {
  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: CommonMarkExample.all)
  func `the specification's examples are read back as they were`(_ example: CommonMarkExample) throws {
    let body = try #require(blocks(of: example.markdown))
    let markdown = MarkdownRenderer().render(Card(body: body)).text
    let isSame = blocks(of: markdown) == PlainBlocks.expected(body)
    #expect(isSame, "\(example.markdown)→\n\(markdown)→\n\(again(markdown))")
  }

  /// What keeps GitHub from finding something is not seen, and not in a card.
  @Test(arguments: [MarkdownDialect.commonMark, .github], 0..<50)
  func `running text is read back as it was`(dialect: MarkdownDialect, seed: UInt64) throws {
    var random = RandomBody(random: SeededGenerator(seed: seed))
    for _ in 0..<100 {
      let body = [Block.paragraph(random.inlines())]
      let markdown = MarkdownRenderer(dialect: dialect).render(Card(body: body)).text
      let isSame = blocks(of: markdown) == PlainBlocks.expected(body)
      try #require(isSame, "\(markdown)→\n\(again(markdown))")
    }
  }

  @Test(arguments: [true, false], 0..<40)
  func `blocks are read back as they were`(isPlain: Bool, seed: UInt64) throws {
    var random = RandomBody(random: SeededGenerator(seed: 1_000 + seed), isPlain: isPlain)
    for _ in 0..<60 {
      let body = random.blocks()
      let markdown = MarkdownRenderer().render(Card(body: body)).text
      let isSame = blocks(of: markdown) == PlainBlocks.expected(body)
      try #require(isSame, "\(markdown)→\n\(again(markdown))")
    }
  }

  private func again(_ markdown: String) -> String {
    MarkdownRenderer().render(Card(body: blocks(of: markdown) ?? [])).text
  }

  private func blocks(of markdown: String) -> [Block]? {
    guard case .blocks(let blocks, _) = MarkdownReader(policy: .standard).read(markdown) else { return nil }
    return blocks
  }
}
