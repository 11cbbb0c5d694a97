import CardRenderers
import Testing

struct TimelineCatalogTests {
  @Test func `a conversation can be shown in each format that a card can`() {
    #expect(TimelineCatalog.standard.formats.map(\.name) == RendererCatalog.standard.formats.map(\.name))
    #expect(TimelineCatalog.standard.renderer(named: "x") == nil)
  }

  @Test func `a renderer replaces one of its name`() {
    var catalog = TimelineCatalog()
    catalog.register { _ in MarkdownTimelineRenderer() }
    catalog.register { _ in MarkdownTimelineRenderer() }
    #expect(catalog.formats.count == 1)
  }

  @Test(arguments: TimelineCatalog.standard.formats.map(\.name))
  func `an entry is the same text each time`(format: String) throws {
    let renderer = try #require(TimelineCatalog.standard.renderer(named: format))
    for entry in SampleConversation.entries {
      #expect(renderer.render(entry, index: 1) == renderer.render(entry, index: 1))
    }
  }
}
