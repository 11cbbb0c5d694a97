import CardCore
import CardRenderers
import TestSupport
import Testing

struct WidthTests {
  private static let widths = [1, 5, 12, 20, 80]

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: CommonMarkExample.all)
  func `the specification's examples fit every width in every output`(_ example: CommonMarkExample) {
    checkAll(SampleCards.markdown(example.markdown))
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `hostile texts fit every width in every output`(_ hostile: HostileCase) {
    checkAll(SampleCards.everywhere(hostile.short))
    checkAll(SampleCards.markdown(hostile.short))
  }

  @Test(arguments: SampleCards.hardTexts)
  func `hard texts fit every width in every output`(_ text: String) {
    checkAll(SampleCards.everywhere(text))
    for width in 1...30 { check(SampleCards.everywhere(text), width: width) }
  }

  @Test func `an empty card is a frame, or nothing`() {
    #expect(
      TerminalRenderer(options: RenderingOptions(width: 12)).render(Card()).text == "╭──────────╮\n╰──────────╯\n")
    #expect(TerminalRenderer(options: RenderingOptions(width: 11)).render(Card()).text == "")
    #expect(TextRenderer().render(Card()).text == "")
  }

  private func checkAll(_ card: Card) {
    for width in Self.widths { check(card, width: width) }
    for text in [
      MarkdownRenderer().render(card).text, TextRenderer().render(card).text, HTMLRenderer().render(card).text,
    ] {
      #expect(text.isEmpty || endsInOneNewline(text))
    }
  }

  private func check(_ card: Card, width: Int) {
    let options = RenderingOptions(width: width)
    let box = TerminalRenderer(options: options).render(card).text
    let text = TextRenderer(options: options).render(card).text
    for rendering in [box, text] where !rendering.isEmpty {
      let widths = rendering.split(separator: "\n", omittingEmptySubsequences: false).map { CellWidth.of($0) }
      #expect(widths.allSatisfy { $0 <= width }, "\(width):\n\(rendering)")
      #expect(endsInOneNewline(rendering))
      #expect(UnsafeText.findings(in: rendering, allowsLines: true) == [])
    }
    guard width >= 12 else { return }
    #expect(
      box.split(separator: "\n").allSatisfy { CellWidth.of($0) == width },
      "\(width):\n\(box.split(separator: "\n").filter { CellWidth.of($0) != width })")
  }

  private func endsInOneNewline(_ text: String) -> Bool {
    text.hasSuffix("\n") && !text.hasSuffix("\n\n")
  }
}
