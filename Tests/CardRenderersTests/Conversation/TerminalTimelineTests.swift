import CardRenderers
import Testing

struct TerminalTimelineTests {
  private static func renderer(_ width: Int = 40) -> TerminalTimelineRenderer {
    TerminalTimelineRenderer(options: RenderingOptions(width: width))
  }

  private func draw(_ bubble: Bubble, width: Int = 40) -> String {
    Timelines.text(bubble, by: Self.renderer(width))
  }

  @Test func `others stand on the left under their name, with the time beside`() {
    #expect(
      draw(Timelines.message("Hello")) == """
          Mina
        ╭───────╮
        │ Hello │
        ╰───────╯ 14:03

        """)
  }

  @Test func `the viewer's own messages stand on the right`() {
    #expect(
      draw(Timelines.message("Hello", isOwn: true), width: 30) == """
                                Joon
                             ╭───────╮
                             │ Hello │
                       14:03 ╰───────╯

        """)
  }

  @Test func `a continued message has no name and no line before it`() {
    let entries = [
      TimelineEntry.message(Timelines.message("a")), .message(Timelines.message("b", isContinued: true)),
      .message(Timelines.message("c")),
    ]
    let text = Timelines.text(entries, by: Self.renderer())
    #expect(text.split(separator: "Mina", omittingEmptySubsequences: false).count == 3)
    #expect(text.contains("14:03\n╭───╮\n│ b │"))
    #expect(text.contains("14:03\n\n  Mina\n╭───╮\n│ c │"))
  }

  @Test func `a time that has no room beside the bubble stands under it`() {
    let bubble = Timelines.message("A text that fills the bubble to its end, and more", time: "30 November 2026")
    #expect(draw(bubble).hasSuffix("╯\n  30 November 2026\n"))
  }

  @Test func `a bubble is at most seven tenths of the width`() {
    let text = DisplayText(String(repeating: "word ", count: 60))
    for (width, most) in [(80, 56), (100, 70), (140, 98), (40, 32), (30, 30)] {
      let lines = draw(Timelines.message(text), width: width).split(separator: "\n")
      #expect(lines[1].count <= most && lines[1].count > most - 6, "\(width)")
    }
  }

  @Test func `under thirty cells there are no sides`() {
    #expect(draw(Timelines.message("Hello"), width: 29) == "Mina 14:03\n  Hello\n")
    #expect(draw(Timelines.message("Hello", isOwn: true), width: 29) == "Joon 14:03\n  Hello\n")
  }

  @Test func `the message that is answered stands over the answer behind a bar`() {
    var bubble = Timelines.message("Yes")
    bubble.quote = Quote(sender: "Layla", excerpt: "Really?")
    let text = draw(bubble)
    #expect(text.contains("│ │ Layla   │\n│ │ Really? │\n│ Yes       │"))
  }

  @Test func `files are told by name, type and size, with the address under the name`() {
    var bubble = Timelines.message("x")
    bubble.body = []
    bubble.attachments = [
      FileMark(name: "a.pdf", detail: "PDF, 5.0 kB", destination: LinkDestination("https://example.com/a")),
      FileMark(
        name: "b.zip", detail: "ZIP", destination: LinkDestination("https://example.com/b"), isExpired: true),
    ]
    let text = draw(bubble)
    #expect(text.contains("│ 📎 a.pdf (PDF, 5.0 kB)"))
    #expect(text.contains("│ https://example.com/a "))
    #expect(text.contains("│ 📎 b.zip (ZIP, link expired)"))
    #expect(!text.contains("https://example.com/b"))
  }

  @Test func `cards are drawn as cards, as wide as a bubble can be, and their losses are told`() {
    var bubble = Timelines.message("See:")
    bubble.cards = [Card(title: "Title", actions: [Action("Go", .submit("go"))])]
    let rendering = Self.renderer().render(.message(bubble), index: 0)
    let card = TerminalRenderer(options: RenderingOptions(width: 32)).render(bubble.cards[0]).text
    #expect(rendering.text.contains(card.dropLast()))
    #expect(rendering.losses.map(\.code) == ["loss.button"])
  }

  @Test func `reactions, edits and remarks stand with the message`() {
    var bubble = Timelines.message("x")
    bubble.reactions = [ReactionMark("👍", count: 2, names: ["A"]), ReactionMark("ok", count: 1)]
    bubble.isEdited = true
    bubble.remarks = ["Why so"]
    #expect(draw(bubble).hasSuffix("╰───╯ 14:03 (edited)\n  👍 2  ok 1\n  Why so\n"))
  }

  @Test func `of a deleted message nothing is shown but that it was there`() {
    var bubble = Timelines.message("secret")
    bubble.isDeleted = true
    bubble.isEdited = true
    bubble.quote = Quote(excerpt: "secret")
    bubble.cards = [Card(title: "secret")]
    bubble.attachments = [FileMark(name: "secret", detail: "")]
    bubble.reactions = [ReactionMark("secret", count: 1)]
    for format in TimelineCatalog.standard.formats {
      let text = TimelineCatalog.standard.renderer(named: format.name)?.render(.message(bubble), index: 0).text ?? ""
      #expect(text.contains("This message was deleted") && text.contains("14:03") && !text.contains("secret"))
      #expect(!text.contains("edited"))
    }
  }

  @Test func `days and what is unread part the conversation from side to side`() {
    let day = TimelineEntry.day(TimeMark("Monday, 30 November 2026", machine: "2026-11-30"))
    #expect(Timelines.text([day], by: Self.renderer()) == "─────── Monday, 30 November 2026 ───────\n")
    #expect(Timelines.text([.unread], by: Self.renderer()) == "─────────── Unread messages ────────────\n")
    #expect(Timelines.text([day], by: Self.renderer(20)) == "Monday, 30 November\n2026\n")
  }

  @Test func `what the system says stands in the middle without a name`() {
    let notice = TimelineEntry.notice(Notice([.text("Joon came in")], time: TimeMark("14:03", machine: "x")))
    #expect(Timelines.text([notice], by: Self.renderer()) == String(repeating: " ", count: 11) + "Joon came in 14:03\n")
  }

  @Test func `a time stays on one line`() {
    let time = TimeMark("2026-11-30 14:03", machine: "x")
    let notice = TimelineEntry.notice(Notice([.text("Somebody came into the room")], time: time))
    #expect(Timelines.text([notice], by: Self.renderer(32)).hasSuffix("room\n        2026-11-30 14:03\n"))
    let message = Timelines.message("x", time: "2026-11-30 14:03")
    #expect(draw(message, width: 20) == "Mina\n2026-11-30 14:03\n  x\n")
  }

  @Test func `a list of conversations has the time at the other side`() {
    let rows = [
      SessionRow(name: "Team", lastText: "Hi", time: TimeMark("14:03", machine: "x"), isUnread: true),
      SessionRow(name: "Mina", lastText: nil, time: nil),
    ]
    #expect(
      Timelines.text([.sessions(rows)], by: Self.renderer(30))
        == "Conversations\n● Team                   14:03\n  Hi\n  Mina\n")
  }

  @Test func `a right-to-left bubble is no wider than its text`() {
    #expect(draw(Timelines.message("שלום")).contains("╭──────╮\n│ שלום │\n╰──────╯ 14:03"))
  }

  @Test func `the flow stands where the card would`() {
    let options = RenderingOptions(width: 40, alignment: .right, columns: 60)
    let text = Timelines.text(Timelines.message("Hello"), by: TerminalTimelineRenderer(options: options))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix(String(repeating: " ", count: 20)) })
  }

  @Test func `without a frame the sides remain`() {
    let renderer = TerminalTimelineRenderer(options: RenderingOptions(width: 40, frame: .bare))
    #expect(Timelines.text(Timelines.message("Hello"), by: renderer) == "  Mina\n  Hello\n  14:03\n")
    let own = Timelines.text(Timelines.message("Hello", isOwn: true), by: renderer)
    #expect(own.split(separator: "\n").allSatisfy { CellWidth.of($0) == 38 })
  }

  @Test func `names, frames and the time have their roles`() throws {
    let theme = try TerminalTheme(
      json: #"{"roles":{"sender":{"foreground":1},"own":{"foreground":2},"time":{"foreground":3}}}"#.utf8)
    let options = RenderingOptions(width: 40, styling: .color(.sixteen), theme: theme)
    let renderer = TerminalTimelineRenderer(options: options)
    let other = Timelines.text(Timelines.message("Hello"), by: renderer)
    #expect(other.contains("\u{1B}[31mMina") && other.contains("\u{1B}[33m14:03") && !other.contains("\u{1B}[32m"))
    let own = Timelines.text(Timelines.message("Hello", isOwn: true), by: renderer)
    #expect(own.contains("\u{1B}[32mJoon") && own.contains("\u{1B}[32m╭") && !own.contains("\u{1B}[31m"))
  }
}
