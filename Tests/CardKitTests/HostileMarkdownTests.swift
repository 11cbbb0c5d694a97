import CardKit
import Ccmark
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// No word of a sender is markup: what libcmark reads has the elements of the same card with harmless text, in their order.
struct HostileMarkdownTests {
  private static let engine: CardEngine = {
    var engine = CardEngine()
    engine.isLenient = true
    return engine
  }()

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `in any field of any type, a hostile text brings no markup of its own`(hostile: HostileCase) {
    let text = String(hostile.short.unicodeScalars.prefix(60))
    let messages = HostileTerminalTests.examples.flatMap { HostileTerminalTests.messages(of: $0, with: text) }
    for examination in Self.engine.examine("[\(messages.joined(separator: ","))]".utf8) {
      guard let card = examination.card else { continue }
      for dialect in [MarkdownDialect.commonMark, .github] {
        let renderer = MarkdownRenderer(dialect: dialect)
        let markdown = renderer.render(card).text
        let isSame = Self.elements(of: markdown) == Self.elements(of: renderer.render(card.harmless).text)
        #expect(isSame, "\(markdown) of \(messages[min(examination.index, messages.count - 1)])")
        #expect(UnsafeText.findings(in: markdown, allowsLines: true) == [])
      }
    }
  }

  /// The names of the elements that libcmark makes, raw HTML among them.
  private static func elements(of markdown: String) -> [Substring] {
    guard let html = cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_UNSAFE) else { return [] }
    defer { free(html) }
    return String(cString: html).matches(of: /<\/?[a-zA-Z!?][a-zA-Z0-9]*/).map(\.0)
  }
}
