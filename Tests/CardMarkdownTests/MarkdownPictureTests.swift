import CardCore
import CardMarkdown
import Testing

struct MarkdownPictureTests {
  /// The signature of PNG, and nothing else.
  private static let address = "data:image/png;base64,iVBORw0KGgo="

  private func read(_ text: String) -> (blocks: [Block], refused: [String]) {
    guard case .blocks(let blocks, let refused) = MarkdownReader(policy: .standard).read(text) else { return ([], []) }
    return (blocks, refused.map { "\($0.refusal)" })
  }

  private static func picture(_ alternative: DisplayText) throws -> Block {
    .image(Image(.embedded(try #require(try EmbeddedPicture(address))), alternative: alternative))
  }

  @Test func `a picture that came along parts its paragraph`() throws {
    let (blocks, refused) = read("See *this*\n![a cat](\(Self.address)) and that ![](\(Self.address))")
    #expect(
      try blocks == [
        .paragraph([.text("See "), .emphasis([.text("this")])]), Self.picture("a cat"),
        .paragraph([.text("and that")]), Self.picture(""),
      ])
    #expect(refused == [])
  }

  @Test func `where a picture cannot stand its text and size do`() {
    let text = "a cat (image/png, 1 KB)"
    #expect(read("*![a cat](\(Self.address))*").blocks == [.paragraph([.emphasis([.text(DisplayText(text))])])])
    #expect(read("# ![a cat](\(Self.address))").blocks == [.heading(level: 1, [.text(DisplayText(text))])])
    #expect(read("a\n\n# b\n\n![](\(Self.address))").blocks.count == 3)
  }

  @Test func `what is no picture is its text, and is told`() {
    let (blocks, refused) = read("![a](data:image/png;base64,AAAA) ![b](data:text/html,x) [c](\(Self.address))")
    #expect(blocks == [.paragraph([.text("a b c")])])
    #expect(
      refused == [
        "says image/png, and its bytes begin otherwise", #"has the scheme "data", which is not allowed"#,
        #"has the scheme "data", which is not allowed"#,
      ])
  }
}
