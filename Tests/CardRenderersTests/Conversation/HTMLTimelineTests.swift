import CardRenderers
import Foundation
import Templates
import TestSupport
import Testing

@testable import CardRenderers

struct HTMLTimelineTests {
  private static let renderer = HTMLTimelineRenderer(options: RenderingOptions(html: HTMLOptions(mode: .fragment)))

  private func write(_ bubble: Bubble, index: Int = 0) -> String {
    Self.renderer.render(.message(bubble), index: index).text
  }

  @Test func `a message is an item with a face, a name, what it says and when`() {
    let html = write(Timelines.message("Hello <you>"), index: 7)
    #expect(html.hasPrefix("<li class=\"talk-message\" id=\"message-7\">\n"))
    #expect(html.contains("<span aria-hidden=\"true\" class=\"talk-face talk-face-") && html.contains("\">M</span>"))
    #expect(html.contains("<p class=\"talk-sender\" dir=\"auto\">Mina</p>"))
    #expect(html.contains("<p dir=\"auto\">Hello &lt;you&gt;</p>"))
    #expect(html.contains("<time dir=\"auto\" datetime=\"2026-11-30T14:03:00Z\">14:03</time>"))
  }

  @Test func `an own message and a continued one are told by class, and their names are only heard`() {
    let own = write(Timelines.message("x", isOwn: true))
    #expect(own.contains("class=\"talk-message talk-own\"") && !own.contains("talk-face"))
    #expect(own.contains("<p class=\"talk-unseen\" dir=\"auto\">Joon</p>"))
    let continued = write(Timelines.message("x", isContinued: true))
    #expect(continued.contains("class=\"talk-message talk-continued\"") && !continued.contains("talk-face"))
    #expect(continued.contains("<p class=\"talk-unseen\" dir=\"auto\">Mina</p>"))
  }

  @Test func `each part of a message has its element`() {
    var bubble = Timelines.message("Yes")
    bubble.isEdited = true
    bubble.language = "ko"
    bubble.quote = Quote(sender: "Layla", excerpt: "Really?")
    bubble.attachments = [
      FileMark(name: "a.pdf", detail: "PDF", destination: LinkDestination("https://example.com/a")),
      FileMark(name: "b.pdf", detail: "", destination: LinkDestination("https://example.com/b"), isExpired: true),
    ]
    bubble.cards = [Card(title: "Title"), Card(title: "Title")]
    bubble.reactions = [ReactionMark("👍", count: 2, names: ["A", "B"])]
    bubble.remarks = ["Why so"]
    let html = write(bubble)
    #expect(html.contains("<blockquote class=\"talk-quote\" dir=\"auto\">"))
    #expect(html.contains("lang=\"ko\""))
    #expect(html.contains("href=\"https://example.com/a\"") && !html.contains("href=\"https://example.com/b\""))
    #expect(html.contains("<h3 id=\"message-0-card-0\"") && html.contains("<h3 id=\"message-0-card-1\""))
    #expect(html.contains("<article class=\"card\" aria-labelledby=\"message-0-card-1\""))
    #expect(html.contains("title=\"A, B\"><bdi>👍</bdi> 2</li>"))
    #expect(html.contains("</time> <span lang=\"en\">edited</span></p>"))
    #expect(html.contains(">Why so</p>"))
    #expect(StrictHTML(html).faults == [])
  }

  @Test(arguments: ["ko\" onload=\"x", "한국어", "", String(repeating: "a", count: 36)])
  func `what is no tag of a language is left out`(language: String) {
    var bubble = Timelines.message("x")
    bubble.language = language
    #expect(!write(bubble).contains("class=\"card-body\" dir=\"auto\" lang="))
  }

  @Test func `the whole page is well formed, and each entry stands in its list`() {
    let renderer = HTMLTimelineRenderer()
    let html =
      renderer.beginning(title: "{{style}} & {{entries}}")
      + Timelines.text(SampleConversation.entries, by: renderer) + renderer.ending
    #expect(html.hasPrefix("<!DOCTYPE html>\n") && html.hasSuffix("</html>\n"))
    #expect(html.contains("<title>{{style}} &amp; {{entries}}</title>"))
    #expect(html.contains("role=\"log\""))
    let start = html.range(of: "<main")?.lowerBound ?? html.startIndex
    let end = html.range(of: "</main>\n")?.upperBound ?? html.endIndex
    #expect(StrictHTML(String(html[start..<end])).faults == [])
  }

  /// What sticks to the top of one box would lie on top of what stuck there before.
  @Test func `each day and each room begins a part of its own`() throws {
    let day = TimelineEntry.day(TimeMark("Monday", machine: "2026-11-30"))
    let html = Timelines.text([.room("Room"), day, .message(Timelines.message("x")), day], by: Self.renderer)
    let parts = html.split(separator: "</ol>\n</div>\n<div class=\"talk-part\">\n", omittingEmptySubsequences: false)
    try #require(parts.dropFirst().map { $0.prefix(while: { $0 != " " }) } == ["<h2", "<h2", "<h2"])
    #expect(parts[1].contains("talk-room") && parts[2].contains("talk-day") && parts[2].contains("<li"))
    #expect(parts.dropFirst().allSatisfy { $0.contains("</h2>\n<ol class=\"talk-entries\">\n") })
  }

  @Test func `the bar of a quote stands on the side where what was said begins`() {
    var bubble = Timelines.message("Yes")
    bubble.quote = Quote(sender: "Layla", excerpt: "שלום")
    // A browser takes the direction from the first letter outside of bdi and of what has a direction of its own.
    #expect(
      write(bubble).contains(
        """
              <blockquote class="talk-quote" dir="auto">
                <p class="talk-quote-sender"><bdi>Layla</bdi></p>
                <p>שלום</p>

        """))
  }

  @Test func `a picture of a card is lost unless it is loaded`() {
    var bubble = Timelines.message("x")
    bubble.cards = [
      Card(body: LinkDestination("https://example.com/p").map { [.image(Image($0, alternative: "p"))] } ?? [])
    ]
    #expect(Self.renderer.render(.message(bubble), index: 0).losses.map(\.code) == ["loss.image"])
    let loading = HTMLTimelineRenderer(options: RenderingOptions(loadsImages: true))
    #expect(loading.render(.message(bubble), index: 0).losses == [])
  }

  // MARK: Faces

  @Test func `a name has one colour, and names differ`() {
    #expect(AvatarColor.number(of: "Mina") == AvatarColor.number(of: "Mina"))
    let names = (0..<200).map { DisplayText("sender \($0)") }
    let counts = Dictionary(grouping: names, by: AvatarColor.number).mapValues(\.count)
    #expect(counts.count == AvatarColor.count && counts.keys.allSatisfy { 0..<AvatarColor.count ~= $0 })
    #expect(counts.values.allSatisfy { $0 >= 10 })
  }

  /// WCAG 2.2, 1.4.3.
  @Test func `initials can be read on their colours`() {
    let faces = Templates.conversationStyle.matches(of: /\.talk-face-(\d) \{ background: #(\w{6}); \}/)
    #expect(faces.compactMap { Int($0.output.1) } == Array(0..<AvatarColor.count))
    for face in faces {
      let color = UInt32(face.output.2, radix: 16) ?? 0xFFFFFF
      #expect(1.05 / (Self.luminance(of: color) + 0.05) >= 4.5, "\(face.output.0)")
    }
  }

  private static func luminance(of color: UInt32) -> Double {
    zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double((color >> part.0) & 0xFF) / 255
      return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}
