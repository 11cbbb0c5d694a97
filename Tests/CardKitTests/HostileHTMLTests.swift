import CardKit
import TestSupport
import Testing

/// No word of a sender is markup in HTML: whatever stands in a field, nothing but the renderer's own elements comes out.
struct HostileHTMLTests {
  private static let engine: CardEngine = {
    var engine = CardEngine()
    engine.isLenient = true
    return engine
  }()

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `in any field of any type, a hostile text brings no element, attribute or scheme of its own`(
    hostile: HostileCase
  ) {
    let text = String(hostile.short.unicodeScalars.prefix(200))
    let messages = HostileTerminalTests.examples.flatMap { HostileTerminalTests.messages(of: $0, with: text) }
    for examination in Self.engine.examine("[\(messages.joined(separator: ","))]".utf8) {
      guard let card = examination.card else { continue }
      for mode in [HTMLMode.fragment, .email] {
        let html = HTMLRenderer(options: RenderingOptions(html: HTMLOptions(mode: mode))).render(card).text
        let read = StrictHTML(html)
        let message = messages[min(examination.index, messages.count - 1)]
        #expect(read.faults == [], "\(message)")
        #expect(read.links.allSatisfy(Self.isAllowed), "\(read.links) of \(message)")
        #expect(UnsafeText.findings(in: html, allowsLines: true) == [], "\(message)")
      }
    }
  }

  private static func isAllowed(_ address: String) -> Bool {
    address.prefixMatch(of: /(https?:\/\/|mailto:|tel:|data:image\/(png|jpeg);base64,)/) != nil
  }
}
