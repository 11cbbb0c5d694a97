import CardCore
import Testing

@testable import CardRenderers

struct StrikethroughTests {
  private let card = Card(body: [
    .paragraph([.text("Coffee, no "), .strikethrough([.strong([.text("tea")])]), .text(" water")])
  ])

  @Test(arguments: [
    ("html", "Coffee, no <s><strong>tea</strong></s> water"), ("markdown", "Coffee, no ~~**tea**~~ water"),
    ("text", "Coffee, no tea water"),
  ])
  func `struck text is marked where a format can`(format: String, expected: String) throws {
    let options = RenderingOptions(width: 60, html: HTMLOptions(mode: .fragment))
    let renderer = try #require(RendererCatalog.standard.renderer(named: format, options: options))
    #expect(renderer.render(card).text.contains(expected))
  }

  @Test func `a terminal strikes it through by SGR 9, with whatever else it is`() {
    let options = RenderingOptions(width: 60, styling: .monochrome, theme: BuiltInTheme.mono.theme)
    let text = TerminalRenderer(options: options).render(card).text
    #expect(text.contains("no \u{1B}[1;9mtea\u{1B}[0m water"))
    let plain = TerminalRenderer(options: RenderingOptions(width: 60)).render(card).text
    #expect(plain.contains("Coffee, no tea water"))
  }
}
