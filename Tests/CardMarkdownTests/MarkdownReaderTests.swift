import CardCore
import CardMarkdown
import Testing

struct MarkdownReaderTests {
  @Test func `a newline in a body is a line break`() {
    guard case .blocks(let blocks, _) = MarkdownReader(policy: .standard).read("one\ntwo") else {
      Issue.record("the body is not too deep")
      return
    }
    #expect(blocks == [.paragraph([.text("one"), .lineBreak, .text("two")])])
  }
}
