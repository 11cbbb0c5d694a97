import CardRenderers
import Testing

struct TextTimelineTests {
  private func write(_ entries: TimelineEntry...) -> String {
    Timelines.text(entries, by: TextTimelineRenderer())
  }

  @Test func `a message is a line of who and when, and what it says under it`() {
    #expect(write(.message(Timelines.message("Hello"))) == "Mina 14:03\n  Hello\n")
    #expect(write(.message(Timelines.message("Hello", isOwn: true, time: nil))) == "Joon\n  Hello\n")
    #expect(write(.message(Timelines.message("Hello", isContinued: true))) == "14:03\n  Hello\n")
  }

  @Test func `where no time parts two messages of one sender, their name does`() {
    let next = Timelines.message("Again", isContinued: true, time: nil)
    let first = Timelines.message("Hello", time: nil)
    #expect(write(.message(first), .message(next)) == "Mina\n  Hello\n\nMina\n  Again\n")
  }

  @Test func `each part of a message has its lines`() {
    var bubble = Timelines.message("Yes")
    bubble.isEdited = true
    bubble.quote = Quote(sender: "Layla", excerpt: "Really?")
    bubble.attachments = [
      FileMark(name: "a.pdf", detail: "PDF", destination: LinkDestination("https://example.com/a"))
    ]
    bubble.cards = [Card(title: "Title", body: [.paragraph([.text("x")])])]
    bubble.reactions = [ReactionMark("👍", count: 2, names: ["A", "B"]), ReactionMark("ok", count: 1)]
    bubble.remarks = ["Why so"]
    #expect(
      write(.message(bubble)) == """
        Mina 14:03 (edited)
          > Layla
          > Really?
          Yes

          [file] a.pdf (PDF)
          https://example.com/a
          | Title
          |
          | x
          👍 2 (A, B)  ok 1
          (Why so)

        """)
  }

  @Test func `whatever is no message has lines of its own`() {
    let rows = [SessionRow(name: "Team", lastText: "Hi", time: TimeMark("14:03", machine: "x"), isUnread: true)]
    let notice = Notice([.text("Joon came in")], time: TimeMark("14:03", machine: "x"))
    let day = TimeMark("Monday", machine: "2026-11-30")
    #expect(
      write(.sessions(rows), .room("Neon"), .day(day), .notice(notice), .unread) == """
        Conversations
        * Team  14:03
          Hi

        Neon
        ----

        --- Monday ---

        * Joon came in 14:03

        --- Unread messages ---

        """)
  }
}
