import CardCore
import TestSupport
import Testing

@testable import CardRenderers

struct HTMLRendererTests {
  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all, HTMLMode.allCases)
  func `no hostile text in any field is more than text`(_ hostile: HostileCase, mode: HTMLMode) {
    let renderer = HTMLRenderer(
      options: RenderingOptions(html: HTMLOptions(mode: mode), loadsImages: mode == .fragment))
    let html = StrictHTML(renderer.render(SampleCards.everywhere(hostile.short)).text)
    #expect(html.faults == [])
    #expect(html.names == StrictHTML(renderer.render(SampleCards.everywhere(harmless(hostile.short))).text).names)
    check(html)
  }

  /// A text that stands for another one where elements depend on what is there at all, and on whether it is like an address.
  private func harmless(_ text: String) -> String {
    guard !DisplayText(text).isBlank, let link = LinkDestination("https://example.com/") else { return text }
    return LinkLabel.correction(of: DisplayText(text).string, to: link) == nil ? "x y" : "x.example"
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `no hostile body is more than text`(_ hostile: HostileCase) {
    check(StrictHTML(HTMLRenderer().render(SampleCards.markdown(hostile.short)).text))
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: CommonMarkExample.all)
  func `the specification's examples are well-formed`(_ example: CommonMarkExample) {
    check(StrictHTML(HTMLRenderer().render(SampleCards.markdown(example.markdown)).text))
  }

  private func check(_ html: StrictHTML) {
    #expect(html.faults == [])
    #expect(
      html.links.allSatisfy { link in ["https://", "http://", "mailto:", "tel:"].contains { link.hasPrefix($0) } })
    #expect(html.links.allSatisfy { $0.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") } })
    #expect(html.texts.allSatisfy { UnsafeText.findings(in: $0, allowsLines: true).isEmpty })
  }

  @Test func `text is escaped in elements and attributes`() {
    let text: DisplayText = "<b> & \"it's\" &amp;"
    let card = Card(title: text, actions: [Action(text, .submit(text))])
    let escaped = "&lt;b&gt; &amp; &quot;it&#39;s&quot; &amp;amp;"
    let html = HTMLRenderer().render(card).text
    #expect(html.contains("class=\"card-title\" dir=\"auto\">\(escaped)</h2>"))
    #expect(html.contains("data-action=\"\(escaped)\">\(escaped)</button>"))
  }

  @Test func `a verb is inert and an address is a link without privileges`() throws {
    let link = try #require(LinkDestination("https://example.com/?a=1&b=2"))
    let html = HTMLRenderer().render(
      Card(actions: [Action("a", .submit("javascript&colon;x")), Action("b", .open(link))])
    ).text
    #expect(StrictHTML(html).links == ["https://example.com/?a=1&b=2"])
    #expect(html.contains("rel=\"noopener noreferrer nofollow ugc\""))
  }

  @Test(
    arguments: [
      (
        .code(CodeBlock(DisplayText(lines: "\na <b>\n\n c"), language: "swift")),
        "<pre dir=\"ltr\"><code class=\"language-swift\">\na &lt;b&gt;\n\n c</code></pre>"
      ),
      (.code(CodeBlock("a", language: "\"x")), "<pre dir=\"ltr\"><code>a</code></pre>"),
      (.heading(level: 1, [.text("a")]), "<h3 dir=\"auto\">a</h3>"),
      (.heading(level: 6, [.text("a")]), "<h3 dir=\"auto\">a</h3>"), (.divider, "<hr>"),
      (.paragraph([.text("a"), .lineBreak, .code("b")]), "<p dir=\"auto\">a<br><code>b</code></p>"),
      (
        .paragraph([.emphasis([.text("a"), .emphasis([.strong([.text("b")])])])]),
        "<p dir=\"auto\"><em>a<strong>b</strong></em></p>"
      ),
      (.list(List(.ordered(start: 7), items: [[.paragraph([.text("7")])]])), "<ol start=\"7\">"),
      (.list(List(.ordered(start: 1), items: [])), "<ol>"),
      (.facts([Fact("a", "b")]), "<dt><bdi>a</bdi></dt>"),
      (
        .facts([Fact("a", "b", moment: "2026-12-03T09:30:00Z")]),
        "<dd><time dir=\"auto\" datetime=\"2026-12-03T09:30:00Z\">b</time></dd>"
      ),
      (.facts([Fact("a", "b", isTotal: true)]), "<dd class=\"card-total\"><bdi>b</bdi></dd>"),
      (
        .meters([Meter(.progress, percent: 62, amount: "62.5%")]),
        """
            <label class="card-meter">
              <bdi class="card-meter-amount">62.5%</bdi>
              <progress max="100" value="62"></progress>
            </label>

        """
      ),
      (
        .meters([Meter(.share, label: "<a>", percent: 7, amount: "1 (7%)")]),
        """
              <bdi class="card-meter-label">&lt;a&gt;</bdi>
              <bdi class="card-meter-amount">1 (7%)</bdi>
              <meter max="100" value="7"></meter>
        """
      ),
    ] as [(Block, String)])
  func `a block is the element that means it`(block: Block, element: String) {
    #expect(HTMLRenderer().render(Card(body: [block])).text.contains(element))
  }

  @Test func `pictures are loaded only where that is asked for`() throws {
    let source = try #require(LinkDestination("https://example.com/a.png"))
    let card = Card(body: [.image(Image(source, alternative: "cat"))])
    let shown = HTMLRenderer().render(card)
    #expect(!shown.text.contains("<img") && shown.losses.map(\.code) == ["loss.image"])
    let loaded = HTMLRenderer(options: RenderingOptions(loadsImages: true)).render(card)
    #expect(
      loaded.text.contains(
        "<img src=\"https://example.com/a.png\" alt=\"cat\" loading=\"lazy\" decoding=\"async\" referrerpolicy=\"no-referrer\">"
      ))
    #expect(loaded.losses == [])
  }

  @Test func `a picture that says nothing is an address without a text`() throws {
    let source = try #require(LinkDestination("https://example.com/a.png"))
    let html = HTMLRenderer().render(Card(body: [.image(Image(source, alternative: " "))])).text
    #expect(html.contains("<figcaption>") && !html.contains("card-image-text"))
  }

  @Test func `a picture that is not asked for by https is not loaded`() throws {
    let source = try #require(LinkDestination("http://example.com/a.png"))
    let card = Card(body: [.image(Image(source, alternative: "cat"))])
    let html = HTMLRenderer(options: RenderingOptions(loadsImages: true)).render(card)
    #expect(!html.text.contains("<img") && html.losses.map(\.code) == ["loss.image"])
  }

  @Test func `a fragment has no page around it`() {
    let renderer = HTMLRenderer(options: RenderingOptions(html: HTMLOptions(mode: .fragment)))
    let card = renderer.render(Card(title: "T"))
    #expect(renderer.document(of: [card]) == card.text)
  }
}
