import CardRenderers
import Testing

struct MarkdownTimelineTests {
  private func write(_ entries: TimelineEntry...) -> String {
    Timelines.text(entries, by: MarkdownTimelineRenderer())
  }

  @Test func `a message is a line of who and when, and a quote`() {
    #expect(write(.message(Timelines.message("Hello *you*"))) == "**Mina** 14:03\n\n> Hello \\*you*\n")
  }

  @Test func `a continued message has its time alone, and its name where it has none`() {
    let continued = Timelines.message("b", isContinued: true)
    let timeless = Timelines.message("c", isContinued: true, time: nil)
    #expect(
      write(.message(Timelines.message("a")), .message(continued), .message(timeless)) == """
        **Mina** 14:03

        > a

        14:03

        > b

        **Mina**

        > c

        """)
  }

  @Test func `title, rooms and days are headings, and nobody else's are as high`() {
    let renderer = MarkdownTimelineRenderer()
    #expect(renderer.beginning(title: "# Neon") == "# # Neon\n\n")
    #expect(renderer.beginning(title: " ") == "")
    var bubble = Timelines.message("x")
    bubble.body = [.heading(level: 1, [.text("Monday")])]
    bubble.cards = [Card(title: "Card", body: bubble.body)]
    let text = write(.room("Neon"), .day(TimeMark("Monday", machine: "2026-11-30")), .message(bubble))
    #expect(
      text == """
        ## Neon

        ### Monday

        **Mina** 14:03

        > ##### Monday
        >
        > > #### Card
        > >
        > > ##### Monday

        """)
  }

  @Test func `answers, files, reactions and marks are told`() {
    var bubble = Timelines.message("Yes")
    bubble.isEdited = true
    bubble.quote = Quote(sender: "Layla", excerpt: "Really?")
    bubble.attachments = [
      FileMark(name: "a[1].pdf", detail: "PDF", destination: LinkDestination("https://example.com/a"))
    ]
    bubble.reactions = [ReactionMark("👍", count: 2, names: ["A", "B"]), ReactionMark("[", count: 1)]
    bubble.remarks = ["Why so"]
    #expect(
      write(.message(bubble)) == """
        **Mina** 14:03 (edited)

        > > **Layla**\\
        > > Really?
        >
        > Yes
        >
        > 📎 [a\\[1\\].pdf](https://example.com/a) (PDF)

        👍 2 (A, B), [ 1

        *Why so*

        """)
  }

  @Test func `notices, what is unread and conversations have their words`() {
    let rows = [
      SessionRow(name: "Team", lastText: "Hi", time: TimeMark("14:03", machine: "x"), isUnread: true),
      SessionRow(name: "Mina"),
    ]
    let notice = Notice([.text("Joon came in")], time: TimeMark("14:03", machine: "x"))
    #expect(
      write(.sessions(rows), .notice(notice), .unread) == """
        ## Conversations

        - **Team** (unread, 14:03): Hi
        - **Mina**

        *Joon came in* 14:03

        ___

        **Unread messages**

        """)
  }

  @Test func `a card in a message is a quote in its quote, and a button is lost`() {
    var bubble = Timelines.message("See")
    bubble.cards = [Card(title: "T", body: [.divider], actions: [Action("Go", .submit("go"))])]
    let rendering = MarkdownTimelineRenderer().render(.message(bubble), index: 3)
    #expect(rendering.text.hasPrefix("\n**Mina** 14:03\n\n> See\n>\n> > #### T\n"))
    #expect(rendering.text.hasSuffix("> > **Go** → `go`\n"))
    #expect(rendering.losses.map(\.code) == ["loss.button"])
  }
}
