import CardRenderers
import Testing

struct TimelineCatalogTests {
  @Test func `a conversation can be shown in each format that a card can`() {
    #expect(TimelineCatalog.standard.formats.map(\.name) == RendererCatalog.standard.formats.map(\.name))
    #expect(TimelineCatalog.standard.renderer(named: "x") == nil)
  }

  @Test(arguments: TimelineCatalog.standard.formats)
  func `a format of the catalog is its renderer's own`(format: OutputFormat) throws {
    #expect(try #require(TimelineCatalog.standard.renderer(named: format.name)).format == format)
  }

  @Test func `a renderer replaces one of its name`() {
    var catalog = TimelineCatalog()
    catalog.register { _ in MarkdownTimelineRenderer() }
    catalog.register { _ in MarkdownTimelineRenderer() }
    #expect(catalog.formats.count == 1)
  }

  @Test(arguments: TimelineCatalog.standard.formats.map(\.name))
  func `a conversation is told in the words that were asked for`(format: String) throws {
    let options = RenderingOptions(html: HTMLOptions(mode: .fragment), words: .korean)
    let renderer = try #require(TimelineCatalog.standard.renderer(named: format, options: options))
    var edited = Timelines.message("x")
    edited.isEdited = true
    edited.attachments = [FileMark(name: "a", detail: "", isExpired: true)]
    edited.reactions = [ReactionMark("ok", count: 1)]
    var deleted = edited
    deleted.isDeleted = true
    let rows = [SessionRow(name: "Team", isUnread: true)]
    let text = Timelines.text([.sessions(rows), .unread, .message(edited), .message(deleted)], by: renderer)
    let words = TimelineWords.korean
    for word in [words.conversations, words.unreadMessages, words.edited, words.expired, words.deleted] {
      #expect(text.contains(word.string))
    }
    if format == "html" {
      #expect(text.contains("aria-label=\"반응\"") && text.contains("lang=\"ko\">읽지 않음</span>"))
      #expect(!text.contains("lang=\"en\""))
    }
  }

  @Test func `a terminal that shows nothing but ASCII is told in English`() {
    let renderer = TerminalTimelineRenderer(options: RenderingOptions(width: 40, isASCII: true, words: .korean))
    #expect(renderer.render(.unread, index: 0).text == "----------- Unread messages ------------\n")
  }

  @Test(arguments: TimelineCatalog.standard.formats.map(\.name))
  func `an entry is the same text each time`(format: String) throws {
    let renderer = try #require(TimelineCatalog.standard.renderer(named: format))
    for entry in SampleConversation.entries {
      #expect(renderer.render(entry, index: 1) == renderer.render(entry, index: 1))
    }
  }
}
