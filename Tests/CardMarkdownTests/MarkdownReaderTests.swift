import CardCore
import CardMarkdown
import TestSupport
import Testing

struct MarkdownReaderTests {
  @Test(
    arguments: [
      // Chat manner.
      ("one\ntwo", [.paragraph([.text("one"), .lineBreak, .text("two")])]),
      ("one\\\ntwo  \nthree", [.paragraph([.text("one"), .lineBreak, .text("two"), .lineBreak, .text("three")])]),
      ("a <b>c</b>", [.paragraph([.text("a <b>c</b>")])]),
      (
        "<div>\n**x**\n</div>", [.paragraph([.text("<div>"), .lineBreak, .text("**x**"), .lineBreak, .text("</div>")])]
      ),
      ("<!-- a -->", [.paragraph([.text("<!-- a -->")])]), ("", []), (" \n\n", []), ("#", []),
      // References end as what they stand for, and then as stand-ins.
      ("&#27;[31m&#x1b;&#7;", [.paragraph([.text("␛[31m␛␇")])]), ("&#x202e;gnp", [.paragraph([.text("�gnp")])]),
      ("a&#0;b &lt;b&gt;", [.paragraph([.text("a�b <b>")])]), ("`&#27;`", [.paragraph([.code("&#27;")])]),
      ("&#x200d;", []),
      // Emphasis in its simplest form.
      ("*a*_b_", [.paragraph([.emphasis([.text("ab")])])]), ("*a _b_ c*", [.paragraph([.emphasis([.text("a b c")])])]),
      ("**a __b *c* d__ e**", [.paragraph([.strong([.text("a b "), .emphasis([.text("c")]), .text(" d e")])])]),
      ("*a **b *c* d** e*", [.paragraph([.emphasis([.text("a "), .strong([.text("b c d")]), .text(" e")])])]),
      ("**a**__b__", [.paragraph([.strong([.text("ab")])])]),
      ("***a***", [.paragraph([.emphasis([.strong([.text("a")])])])]),
      // Blocks.
      ("# a\n### b", [.heading(level: 1, [.text("a")]), .heading(level: 3, [.text("b")])]),
      ("a\n===", [.heading(level: 1, [.text("a")])]),
      ("---", [.divider]), ("> a\n>\n> > b", [.quote([.paragraph([.text("a")]), .quote([.paragraph([.text("b")])])])]),
      (
        "7. a\n8. b",
        [.list(List(.ordered(start: 7), items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]]))]
      ),
      (
        "- a\n\n- b",
        [.list(List(.bullet, isTight: false, items: [[.paragraph([.text("a")])], [.paragraph([.text("b")])]]))]
      ),
      (
        "- a\n  0) b",
        [.list(List(.bullet, items: [[.paragraph([.text("a"), .lineBreak, .text("0) b")])]]))]
      ),
      (
        "- a\n\n  0) b",
        [
          .list(
            List(
              .bullet, isTight: false,
              items: [[.paragraph([.text("a")]), .list(List(.ordered(start: 0), items: [[.paragraph([.text("b")])]]))]])
          )
        ]
      ),
      ("```swift x\na\n\n\tb\n```", [.code(CodeBlock(DisplayText(lines: "a\n\n\tb"), language: "swift"))]),
      ("    a\n     b", [.code(CodeBlock(DisplayText(lines: "a\n b")))]), ("```\n```", [.code(CodeBlock(""))]),
      ("```&#27;]0;x\na\u{1B}\n```", [.code(CodeBlock("a␛", language: "␛]0;x"))]),
    ] as [(String, [Block])])
  func `a body is read in chat manner`(text: String, expected: [Block]) throws {
    #expect(try read(text).blocks == expected)
  }

  @Test(arguments: [
    ("[a](javascript:x)", "a", ["javascript:x"]), ("[a *b*](/path) c", "a *b* c", ["/path"]),
    ("[a](//evil.example)", "a", ["//evil.example"]),
    ("<javascript:x>", "javascript:x", ["javascript:x"]), ("[](data:x)", "", ["data:x"]),
    ("![a](file:///x)", "a", ["file:///x"]),
    ("[a](java&#10;script:x)", "a", ["java\nscript:x"]), ("[a](javascript&colon;x)", "a", ["javascript:x"]),
    ("[a][b]\n\n[b]: vbscript:x", "a", ["vbscript:x"]),
    ("[a](https://u@evil.example)", "a", ["https://u@evil.example"]),
    ("[a]()", "a", [""]), ("`a`[](x:y)`b`", "`ab`", ["x:y"]),
  ])
  func `a link that must not be opened is its text, and is reported`(text: String, shown: String, addresses: [String])
    throws
  {
    let reading = try read(text)
    #expect(reading.blocks == (try read(shown).blocks))
    #expect(reading.refused.map(\.address) == addresses)
  }

  @Test func `a link keeps its text and a picture is its text and address`() throws {
    let link = try #require(LinkDestination("https://example.com/한"))
    #expect(try read("[a](https://example.com/한)").blocks == [.paragraph([.link(link, [.text("a")])])])
    #expect(
      try read("[](https://example.com/한)").blocks == [.paragraph([.link(link, [.text("https://example.com/한")])])])
    #expect(try read("<https://example.com/한>").blocks == [.paragraph([.link(link, [.text("https://example.com/한")])])])
    let picture = [Inline.text("*a* b ("), .link(link, [.text("https://example.com/한")]), .text(")")]
    #expect(try read("![\\*a\\* *b*](https://example.com/한 \"title\")").blocks == [.paragraph(picture)])
    let linked = try read("[![a](https://example.com/한)](https://example.com/한)").blocks
    #expect(linked == [.paragraph([.link(link, [.text("a (https://example.com/한)")])])])
  }

  @Test(arguments: [
    (String(repeating: ">", count: 64) + "a", true), (String(repeating: ">", count: 65) + "a", false),
    (String(repeating: "> ", count: 65) + "a", false), (String(repeating: "- ", count: 65) + "a", false),
    (String(repeating: "1. ", count: 65) + "a", false), (String(repeating: "1) * > ", count: 22) + "a", false),
    ("a\n" + String(repeating: ">", count: 65), false), ("a\r" + String(repeating: ">", count: 65), false),
    (String(repeating: "*a **b ", count: 48) + "c" + String(repeating: " d** e*", count: 48), true),
    (String(repeating: "*a **b ", count: 49) + "c" + String(repeating: " d** e*", count: 49), false),
    (String(repeating: "-", count: 5_000), true),
  ])
  func `a body nests no deeper than 64 markers and 100 levels`(text: String, isRead: Bool) {
    switch MarkdownReader(policy: .standard).read(text) {
    case .blocks: #expect(isRead)
    case .tooDeep: #expect(!isRead)
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `no hostile body keeps its teeth or the reader busy`(_ hostile: HostileCase) {
    let text = String(decoding: hostile.expanded.utf8.prefix(65_536), as: UTF8.self)
    let clock = ContinuousClock()
    var texts: [String] = []
    let time = clock.measure {
      if case .blocks(let blocks, _) = MarkdownReader(policy: .standard).read(text) { texts = blocks.flatMap(\.texts) }
    }
    #expect(time < .seconds(2))
    #expect(texts.allSatisfy { UnsafeText.findings(in: $0, allowsLines: true).isEmpty })
  }

  private func read(_ text: String) throws -> (blocks: [Block], refused: [MarkdownReading.RefusedLink]) {
    guard case .blocks(let blocks, let refused) = MarkdownReader(policy: .standard).read(text) else { throw TooDeep() }
    return (blocks, refused)
  }

  private struct TooDeep: Error {}
}

extension Block {
  /// Every text of the block.
  fileprivate var texts: [String] {
    switch self {
    case .paragraph(let inlines), .heading(_, let inlines): [inlines.plainText]
    case .list(let list): list.items.flatMap { $0.flatMap(\.texts) }
    case .quote(let blocks): blocks.flatMap(\.texts)
    case .code(let code): [code.text.string, code.language?.string ?? ""]
    case .image(let image): [image.alternative.string]
    case .facts(let facts): facts.flatMap { [$0.label.string, $0.value.string] }
    case .meters(let meters): meters.flatMap { [$0.label.string, $0.amount.string] }
    case .divider: []
    }
  }
}
