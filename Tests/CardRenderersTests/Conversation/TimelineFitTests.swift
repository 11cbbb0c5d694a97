import CardRenderers
import TestSupport
import Testing

/// What holds for every conversation at every width.
struct TimelineFitTests {
  @Test(arguments: 1...200)
  func `a conversation in five scripts fits every width`(width: Int) {
    check(SampleConversation.entries, width: width)
  }

  @Test(arguments: SampleCards.hardTexts)
  func `hard texts fit`(_ text: String) {
    for width in [1, 2, 5, 9, 12, 29, 30, 31, 40, 80] {
      check(Timelines.everywhere(text), width: width, drawsBoxes: text.contains("╭"))
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `hostile texts fit`(_ hostile: HostileCase) {
    for width in [1, 20, 60] {
      check(Timelines.everywhere(hostile.short), width: width, drawsBoxes: hostile.name == "homoglyph-box-chars")
    }
  }

  /// `drawsBoxes` is whether there are boxes in the texts themselves.
  private func check(_ entries: [TimelineEntry], width: Int, drawsBoxes: Bool = false) {
    let options = RenderingOptions(width: width)
    for (index, entry) in entries.enumerated() {
      let drawn = TerminalTimelineRenderer(options: options).render(entry, index: index).text
      let text = TextTimelineRenderer(options: options).render(entry, index: index).text
      for rendering in [drawn, text] {
        let lines = rendering.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { CellWidth.of($0) <= width }, "\(width):\n\(rendering)")
        #expect(rendering.isEmpty || rendering.hasSuffix("\n") && !rendering.hasSuffix("\n\n"))
        #expect(UnsafeText.findings(in: rendering, allowsLines: true) == [])
      }
      #expect(drawsBoxes || Self.boxesAreStraight(drawn), "\(width):\n\(drawn)")
    }
  }

  /// Whether each line between the edges of a box ends in a border under the corner.
  private static func boxesAreStraight(_ text: String) -> Bool {
    var corner: Int?
    for line in text.split(separator: "\n") {
      if line.last == "╮" {
        corner = CellWidth.of(line)
      } else if let column = corner {
        guard line.last == "│" || line.contains("╰") else { return false }
        let end = line.lastIndex { $0 == "│" || $0 == "╯" }.map { line[...$0] } ?? line
        guard CellWidth.of(end) == column else { return false }
        if line.contains("╰") { corner = nil }
      }
    }
    return corner == nil
  }

  @Test(arguments: [5, 20, 29, 30, 80])
  func `a terminal of ASCII gets nothing else, and the loss is told`(width: Int) {
    let renderer = TerminalTimelineRenderer(options: RenderingOptions(width: width, isASCII: true))
    for (index, entry) in SampleConversation.entries.enumerated() {
      let rendering = renderer.render(entry, index: index)
      #expect(rendering.text.utf8.allSatisfy { $0 < 0x80 })
      if rendering.text.contains("?????") { #expect(rendering.losses.contains { $0.code == "loss.characters" }) }
    }
  }

  /// One quote, sixty levels deep, of very many short lines: 60 KB of text, and 60 bars before each line.
  private static func amplifier(isOwn: Bool) -> Bubble {
    let lines = Array(repeating: [Inline.text("a")], count: 30_000)
    let paragraph = Block.paragraph(Array(lines.joined(separator: [.lineBreak])))
    var bubble = Timelines.message("x", isOwn: isOwn)
    bubble.body = [(0..<60).reduce(paragraph) { block, _ in .quote([block]) }]
    return bubble
  }

  @Test(arguments: TimelineCatalog.standard.formats.map(\.name), [false, true])
  func `a message is at most twenty times its text, and says where it was cut off`(format: String, isOwn: Bool) throws {
    let options = RenderingOptions(width: 100)
    let renderer = try #require(TimelineCatalog.standard.renderer(named: format, options: options))
    let rendering = renderer.render(.message(Self.amplifier(isOwn: isOwn)), index: 0)
    #expect(rendering.text.utf8.count <= 20 * 60_001 + 2000)
    guard format != "html" else { return }
    #expect(rendering.losses.contains { $0.code == "loss.truncated" })
    #expect(rendering.text.contains("… truncated"))
  }

  @Test(arguments: [20, 40, 100], [false, true])
  func `a message in colour is at most twenty times its text, escapes included`(width: Int, movesCursor: Bool) {
    for frame in [CardFrame.rounded, .bare] {
      let options = RenderingOptions(
        width: width, styling: .color(.trueColor), theme: BuiltInTheme.dark.theme,
        movesCursor: movesCursor, frame: frame)
      for isOwn in [false, true] {
        let rendering = TerminalTimelineRenderer(options: options)
          .render(.message(Self.amplifier(isOwn: isOwn)), index: 0)
        #expect(rendering.text.utf8.count <= 20 * (60_001 + 2 * 60) + 2000)
        #expect(rendering.text.split(separator: "… truncated", omittingEmptySubsequences: false).count == 2)
        #expect(rendering.losses.filter { $0.code == "loss.truncated" }.count == 1)
      }
    }
  }

  @Test(arguments: [30, 80, 100])
  func `the largest message by the rules is never cut off`(width: Int) {
    let lines = Array(repeating: [Inline.text("a")], count: 512)
    var bubble = Timelines.message("x", isOwn: true)
    bubble.body = [.quote([.paragraph(Array(lines.joined(separator: [.lineBreak])))])]
    let rendering = TerminalTimelineRenderer(options: RenderingOptions(width: width)).render(.message(bubble), index: 0)
    #expect(rendering.losses == [])
  }
}
