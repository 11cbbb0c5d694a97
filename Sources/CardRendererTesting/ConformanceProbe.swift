/// A card with one node that matters, and the same card without it.
struct ConformanceProbe {
  let name: String
  let card: Card

  /// The card in which the node is left out, or is something less; `nil` where its words tell enough.
  let without: Card?

  /// Whether the other card has the node too, with another measure, so that a loss tells of both.
  private(set) var isVariation = false

  /// Words that must be in the output, in lower case.
  let words: [String]

  private init(_ name: String, _ body: [Block], without: [Block]?, words: [String] = []) {
    self.init(
      name, card: Card(title: "Title", body: body), without: without.map { Card(title: "Title", body: $0) }, words)
  }

  private init(_ name: String, _ block: Block, without: Block? = nil, words: [String] = []) {
    let paragraph = Block.paragraph([.text("Before")])
    self.init(name, [paragraph, block], without: [paragraph] + [without].compactMap(\.self), words: words)
  }

  private init(_ name: String, _ inline: Inline, without: Inline, words: [String] = []) {
    let block = { (inline: Inline) in Block.paragraph([.text("Before "), inline, .text(" behind")]) }
    self.init(name, [block(inline)], without: [block(without)], words: words)
  }

  private init(_ name: String, card: Card, without: Card?, _ words: [String] = []) {
    self.name = name
    self.card = card
    self.without = without
    self.words = words
  }

  private var asVariation: ConformanceProbe {
    var probe = self
    probe.isVariation = true
    return probe
  }

  // MARK: Every node

  static let all = titles + blocks + rows + inlines + actions

  private static let text: [Inline] = [.text("walrus")]
  private static let paragraph = Block.paragraph(text)
  private static let body = [Block.paragraph([.text("Body")])]

  private static let titles = [
    ConformanceProbe(
      "a title", card: Card(title: "Walrus", body: body), without: Card(body: body), ["walrus"])
  ]

  private static let blocks =
    [
      ConformanceProbe("a paragraph", paragraph, words: ["walrus"]),
      ConformanceProbe("a heading", .heading(level: 2, text), without: paragraph, words: ["walrus"]),
      ConformanceProbe("a heading's text", .heading(level: 1, text), words: ["walrus"]),
      ConformanceProbe("a list", list(.bullet), without: paragraph, words: ["walrus"]),
      ConformanceProbe("a numbered list", list(.ordered(start: 1)), without: list(.bullet), words: ["walrus"]),
      ConformanceProbe("a number", list(.ordered(start: 7)), without: list(.ordered(start: 3)), words: ["walrus"])
        .asVariation,
      ConformanceProbe("a list in a list", .list(List(.bullet, items: [[list(.bullet)]])), words: ["walrus"]),
      ConformanceProbe("a quote", .quote([paragraph]), without: paragraph, words: ["walrus"]),
      ConformanceProbe("code", .code(CodeBlock("walrus", language: "swift")), without: paragraph, words: ["walrus"]),
      ConformanceProbe("a divider", .divider),
    ] + pictures

  private static let pictures = addresses.prefix(1).flatMap { address in
    [
      ConformanceProbe(
        "a picture", .image(Image(address, alternative: "walrus")), words: ["walrus", "quokka.example"]),
      ConformanceProbe("a picture without a text", .image(Image(address, alternative: "")), words: ["quokka.example"]),
    ]
  }

  private static let rows = [
    ConformanceProbe("facts", .facts([Fact("walrus", "ibex")]), words: ["walrus", "ibex"]),
    ConformanceProbe(
      "lines of a fact", .facts([Fact("a", DisplayText(lines: "walrus\nibex"))]), words: ["walrus", "ibex"]),
    ConformanceProbe("a total", total(true), without: total(false), words: ["walrus", "ibex"]),
    ConformanceProbe("meters", .meters([meter(60), meter(40)]), words: ["walrus", "ibex"]),
    ConformanceProbe("the part of a meter", .meters([meter(10)]), without: .meters([meter(90)]), words: ["walrus"])
      .asVariation,
  ]

  private static let inlines =
    [
      ConformanceProbe("emphasised text", .emphasis(text), without: .text("walrus"), words: ["walrus"]),
      ConformanceProbe("strong text", .strong(text), without: .text("walrus"), words: ["walrus"]),
      ConformanceProbe("struck text", .strikethrough(text), without: .text("walrus"), words: ["walrus"]),
      ConformanceProbe("code in a text", .code("walrus"), without: .text("walrus"), words: ["walrus"]),
      ConformanceProbe("a line break", .lineBreak, without: .text(" ")),
    ]
    + addresses.map { address in
      ConformanceProbe(
        "a link of the scheme \(address.scheme)", .link(address, text), without: .text("walrus"),
        words: ["walrus", "quokka.example"])
    }

  private static let actions =
    [
      action("a button for the app", Action("walrus", .submit("ibex")), ["walrus", "ibex"])
    ]
    + addresses.prefix(1).map { address in
      action("a button for an address", Action("walrus", .open(address)), ["walrus", "quokka.example"])
    }

  private static let addresses = ["https://quokka.example/map.png?a=1&b=2", "mailto:walrus@quokka.example"]
    .compactMap { LinkDestination($0) }

  private static func list(_ kind: List.Kind) -> Block {
    .list(List(kind, items: [[paragraph], [.paragraph([.text("b")])]]))
  }

  private static func total(_ isTotal: Bool) -> Block {
    .facts([Fact("a", "b"), Fact("walrus", "ibex", isTotal: isTotal)])
  }

  private static func meter(_ percent: Int) -> Meter {
    Meter(.share, label: "walrus", percent: percent, amount: "ibex")
  }

  private static func action(_ name: String, _ action: Action, _ words: [String]) -> ConformanceProbe {
    ConformanceProbe(
      name, card: Card(title: "Title", body: body, actions: [action]), without: Card(title: "Title", body: body), words)
  }
}

// MARK: Hostile words

extension ConformanceProbe {
  /// Cards with a text in each place that takes one.
  static func filled(with text: String) -> [(String, Card)] {
    let line = DisplayText(text)
    let lines = DisplayText(lines: text)
    let words: [Inline] = [.text(line)]
    let blocks: [(String, Block)] =
      [
        ("a paragraph", .paragraph(words)), ("a heading", .heading(level: 2, words)),
        ("styles", .paragraph([.text("a "), .strong(words), .text(" "), .emphasis(words), .text(" "), .code(line)])),
        ("the middle of a text", .paragraph([.text(line), .text("x"), .text(line), .lineBreak, .text(line)])),
        ("an item", .list(List(.bullet, items: [[.paragraph(words)], [.paragraph(words)]]))),
        ("a quote", .quote([.paragraph(words)])), ("code", .code(CodeBlock(lines, language: line))),
        ("a fact", .facts([Fact(line, lines)])),
        ("a meter", .meters([Meter(.progress, label: line, percent: 5, amount: line)])),
      ]
      + addresses.prefix(1).flatMap { address -> [(String, Block)] in
        [("a picture", .image(Image(address, alternative: line))), ("a link", .paragraph([.link(address, words)]))]
      }
    let actions = [Action(line, .submit(line))] + addresses.prefix(1).map { Action(line, .open($0)) }
    return [("a title", Card(title: line, body: body)), ("buttons", Card(body: body, actions: actions))]
      + blocks.map { ($0.0, Card(title: "Title", body: [$0.1] + body)) }
  }

  // MARK: Amplifiers

  /// Cards that make much out of little.
  static let amplifiers: [(name: String, card: Card)] = {
    let lines = Array(repeating: [Inline.text("a")], count: 5_000).joined(separator: [.lineBreak])
    let paragraph = Block.paragraph(Array(lines))
    let item = { (block: Block) in Block.list(List(.ordered(start: 100_000), items: [[block]])) }
    let pictures = addresses.prefix(1).flatMap {
      Array(repeating: Block.image(Image($0, alternative: "a")), count: 300)
    }
    let cells = Array(repeating: Meter(.share, label: "a", percent: 50, amount: "1"), count: 2000)
    return [
      ("a quote sixty levels deep", Card(body: [(0..<60).reduce(paragraph) { block, _ in .quote([block]) }])),
      ("a list forty levels deep", Card(body: [(0..<40).reduce(paragraph) { block, _ in item(block) }])),
      (
        "empty items forty levels deep",
        Card(body: (0..<200).map { _ in (0..<40).reduce(.divider) { block, _ in item(block) } })
      ),
      ("three hundred pictures", Card(body: pictures)), ("two thousand meters", Card(body: [.meters(cells)])),
    ]
  }()
}
