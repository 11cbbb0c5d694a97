import CardCore
import TestSupport
import Testing

@testable import CardRenderers

struct HTMLPageTests {
  private func page(_ options: HTMLOptions = HTMLOptions(), _ cards: Card...) -> String {
    let renderer = HTMLRenderer(options: RenderingOptions(html: options))
    return renderer.document(of: cards.map(renderer.render))
  }

  @Test func `a page has a policy that allows no script, and the style sheet by its digest`() {
    let page = page(HTMLOptions(), Card(title: "T"), Card(title: "T"))
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    let style = page.firstMatch(of: /<style>(?s:(.*))<\/style>/)?.output.1 ?? ""
    #expect(
      page.contains(
        "default-src 'none'; style-src \(HTMLTemplate.digest(of: String(style))); img-src https: data:; base-uri 'none'; "
          + "form-action 'none'"))
    #expect(!page.contains("<script") && page.matches(of: /<article/).count == 2)
  }

  @Test func `a page is called what its card is called`() {
    #expect(page(HTMLOptions(), Card(title: "<a> & b")).contains("<title>&lt;a&gt; &amp; b</title>"))
    #expect(page(HTMLOptions(), Card(body: [.paragraph([.text("Hello")])])).contains("<title>Hello</title>"))
    #expect(page(HTMLOptions(), Card(), Card(title: "Hi"), Card()).contains("<title>Hi (+2)</title>"))
    #expect(page(HTMLOptions(), Card()).contains("<title>Card</title>"))
  }

  @Test func `the language is the one that is named, and else said to be unknown`() {
    #expect(page(HTMLOptions(language: LanguageTag("ko")), Card()).contains("<html lang=\"ko\""))
    #expect(page(HTMLOptions(), Card()).contains("<html lang=\"und\""))
  }

  @Test(arguments: ["en", "zh-Hant-TW", "de-1996", "tlh", "und"])
  func `a language has a name of BCP 47`(tag: String) {
    #expect(LanguageTag(tag)?.string == tag)
  }

  @Test(arguments: ["", "e", "e1", "en_US", "en-", "-en", "en\"", "abcdefghi", "en-abcdefghi", "eñ"])
  func `what is no name of a language is none`(tag: String) {
    #expect(LanguageTag(tag) == nil)
  }

  @Test func `ids are the same on every run and differ on one page`() {
    let ids = page(HTMLOptions(), Card(title: "A"), Card(title: "A"), Card(title: "B"), Card(title: "A"))
      .matches(of: /<h2 id="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == 4)
    #expect(ids[1] == ids[0] + "-2" && ids[3] == ids[0] + "-3")
    #expect(ids.allSatisfy { $0.hasPrefix("card-") })
    let named = page(HTMLOptions(), Card(title: "A"), Card(title: "A"))
      .matches(of: /aria-labelledby="([^"]*)"/).map { String($0.output.1) }
    #expect(named == [ids[0], ids[1]])
  }

  @Test(arguments: 1...6)
  func `a title has the level that is asked for, and headings below it skip none`(level: Int) {
    let body: [Block] = [4, 6, 4, 1, 3, 2].map { .heading(level: $0, [.text("x")]) }
    let renderer = HTMLRenderer(
      options: RenderingOptions(html: HTMLOptions(mode: .fragment, headingLevel: level)))
    let levels = renderer.render(Card(title: "T", body: body)).text.matches(of: /<h([1-6])/).compactMap {
      Int($0.output.1)
    }
    #expect(levels == [level] + [1, 2, 1, 1, 2, 2].map { min(level + $0, 6) })
  }

  @Test func `a page whose titles are below the first level has a heading of that level`() {
    #expect(page(HTMLOptions(), Card(title: "T")).contains("<h1 class=\"card-page-heading\""))
    #expect(!page(HTMLOptions(headingLevel: 1), Card(title: "T")).contains("card-page-heading\" lang"))
  }

  @Test func `what holds text has the direction of its first letter`() {
    let items: [[Block]] = [[.paragraph([.text("1 שלום")])]]
    let body: [Block] = [.list(List(.bullet, items: items)), .quote([.paragraph([.text("Hi")])]), .divider]
    let html = HTMLRenderer().render(Card(title: "مرحبا", body: body)).text
    #expect(html.contains(" dir=\"rtl\">\n  <h2"))
    #expect(html.contains("<ul>") && html.contains("<blockquote dir=\"ltr\">"))
  }

  @Test func `a mail has a link for an address, and says that a verb cannot be pressed`() throws {
    let link = try #require(LinkDestination("https://example.com/"))
    let renderer = HTMLRenderer(options: RenderingOptions(html: HTMLOptions(mode: .email)))
    let mail = renderer.render(Card(title: "T", actions: [Action("Go", .open(link)), Action("Do", .submit("v"))]))
    #expect(mail.losses.map(\.code) == ["loss.button"])
    #expect(StrictHTML(mail.text).links == ["https://example.com/"])
    #expect(!mail.text.contains("<button"))
    #expect(mail.text.contains("<h1"))
  }
}
