import CardKit
import Testing

@testable import CardRenderCLI

struct GalleryCommandTests {
  private static let mark = "<meta name=\"generator\" content=\"cardrender gallery\">"

  private static let files = [
    "in/a/message.json":
      #"{"type":"msg_with_link","title":"<T>","body":"","url":"https://x.example/","link_text":"L"}"#,
    "in/b.json": "{", "in/b/message.json": #"{"type":"msg_with_button","title":"T"}"#,
  ]

  @Test func `a page has every card that preview finds, and is written into a new folder`() throws {
    let console = TestConsole(files: Self.files)
    #expect(console.run("gallery", "in", "-o", "out") == .invalid)
    #expect(console.folders == ["out"] && console.output.isEmpty && console.errors.isEmpty)
    let page = try #require(console.replaced["out/index.html"])
    #expect(page.contains(Self.mark))
    #expect(page.contains("<bdi>in/a/message.json</bdi>") && page.contains("<bdi>in/b/message.json</bdi>"))
    #expect(page.contains("&lt;T&gt;") && !page.contains("<T>"))
    #expect(page.contains("<code>payload.missing-field</code>"))
    #expect(page.contains("5 of 5 pairs, by the rules talkplus"))
    #expect(page.matches(of: /aria-labelledby="(card-[^"]*)"/).count == page.matches(of: /<h3 id="card-/).count)
  }

  @Test func `a file of a conversation without cards is left out and counted`() throws {
    let rooms = #"[{"id":"1","room_id":"2","user_id":"ann","text":"Hi","created_at":"2017-11-02T10:00:00Z"}]"#
    let console = TestConsole(files: Self.files.merging(["in/wire.json": rooms]) { own, _ in own })
    #expect(console.run("gallery", "in", "-o", "out") == .invalid)
    #expect(console.errors == "cardrender: 1 file of conversations not shown; see cardrender conversation\n")
    #expect(try !#require(console.replaced["out/index.html"]).contains("wire.json"))
  }

  @Test func `a gallery replaces one, and is written into an empty folder`() {
    let old = TestConsole(files: Self.files.merging(["out/index.html": Self.mark, "out/x": ""]) { own, _ in own })
    #expect(old.run("gallery", "in/a", "-o", "out/") == .success)
    #expect(old.replaced.keys.sorted() == ["out/index.html"] && old.folders.isEmpty)
  }

  @Test(arguments: [["out/x": ""], ["out/index.html": "<p>Mine</p>"], ["out": "a file"]])
  func `what is somebody else's stays`(others: [String: String]) {
    let console = TestConsole(files: Self.files.merging(others) { own, _ in own })
    #expect(console.run("gallery", "in/a", "-o", "out") == .io)
    #expect(console.replaced.isEmpty && console.folders.isEmpty)
    #expect(console.errors.hasPrefix("cardrender: out: "))
  }

  @Test func `a gallery needs a folder, and something to show`() {
    #expect(TestConsole(files: Self.files).run("gallery", "in") == .usage)
    #expect(TestConsole(files: Self.files).run("gallery", "in", "-o", "-") == .usage)
    let console = TestConsole(files: Self.files)
    #expect(console.run("gallery", "nothing", "-o", "out") == .io)
    #expect(console.replaced.isEmpty)
  }
}
