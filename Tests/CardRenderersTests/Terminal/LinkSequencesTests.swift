import CardCore
import Testing

@testable import CardRenderers

struct LinkSequencesTests {
  private static func drawn(_ inlines: [Inline], width: Int = 80, opensLinks: Bool = true) -> String {
    let options = RenderingOptions(width: width, opensLinks: opensLinks)
    return TerminalRenderer(options: options).render(Card(body: [.paragraph(inlines)])).text
  }

  private static func open(_ identity: Int, _ address: String) -> String {
    "\u{1B}]8;id=card-\(identity);\(address)\u{1B}\\"
  }
  private static let close = "\u{1B}]8;;\u{1B}\\"

  @Test func `a link is opened on each of its lines, under one identity, and closed before the border`() throws {
    let link = try #require(LinkDestination("https://example.com/a"))
    let text = Self.drawn([.text("see "), .link(link, [.text("example.com and more")])], width: 15)
    let address = Self.open(1, "https://example.com/a")
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    #expect(lines.first == "│ see         │" || lines.first?.hasPrefix("│ see ") == true)
    for line in lines where line.contains("\u{1B}") {
      let start = try #require(line.firstRange(of: address))
      let end = try #require(line.firstRange(of: Self.close))
      #expect(start.upperBound < end.lowerBound)
      #expect(line[end.upperBound...].contains("│"))
      #expect(line.split(separator: "\u{1B}]8;id=").count == 2)
    }
    #expect(text.split(separator: address).count > 3)
  }

  @Test func `two links to one address are two, and a styled label is one`() throws {
    let link = try #require(LinkDestination("https://example.com/"))
    let label: [Inline] = [.text("example.com"), .strong([.text("/x")])]
    let text = Self.drawn([.link(link, label), .text(" "), .link(link, [.text("example.com")])])
    #expect(
      text.contains(
        Self.open(1, link.string) + "example.com/x" + Self.close + " " + Self.open(2, link.string) + "example.com"
          + Self.close))
  }

  @Test func `buttons and pictures are links, and verbs are not`() throws {
    let link = try #require(LinkDestination("https://example.com/"))
    let card = Card(
      body: [.image(Image(link, alternative: "x"))], actions: [Action("Go", .open(link)), Action("No", .submit("v"))])
    let text = TerminalRenderer(options: RenderingOptions(opensLinks: true)).render(card).text
    let address = link.display.string
    #expect(text.contains("│ [image] x "))
    #expect(text.contains("│ " + Self.open(1, link.string) + address + Self.close))
    // What a button does stands under it, and is the same link.
    #expect(text.contains("│ " + Self.open(2, link.string) + "[ Go ]" + Self.close + " "))
    #expect(text.contains("│ → " + Self.open(2, link.string) + address + Self.close + "   → v "))
    #expect(text.contains(" [ No ] "))
  }

  @Test(
    arguments: [
      ("example.com", true), ("https://example.com", true), ("HTTP://Example.com/other?x#y", true),
      ("example.com/", true), ("docs", false), ("evil.example", false), ("example.com.evil.example", false),
      ("https://example.com@evil.example", false), ("example.com ", false), ("see example.com", false),
      ("ехample.com", false), ("example.com:81", false), ("//example.com", false), ("example.com\\x", false),
      ("https://https://example.com", false), ("", false),
    ])
  func `a label says a host or not`(label: String, isSaid: Bool) throws {
    let link = try #require(LinkDestination("https://example.com/a"))
    #expect(link.hasHost(saidBy: label) == isSaid)
    let mail = try #require(LinkDestination("mailto:a@example.com"))
    #expect(!mail.hasHost(saidBy: label))
  }

  @Test func `the address is shown where the label says another place, and always where links cannot be opened`() throws
  {
    let link = try #require(LinkDestination("https://evil.example/a"))
    let spoof = Self.drawn([.link(link, [.text("https://bank.example/")])])
    #expect(spoof.contains("https://evil.example/a" + Self.close + ")"))
    let honest: [Inline] = [.link(link, [.text("evil.example")])]
    #expect(!Self.drawn(honest).contains("("))
    let plain = Self.drawn(honest, opensLinks: false)
    #expect(plain.contains("evil.example (https://evil.example/a)") && !plain.contains("\u{1B}"))
  }

  @Test func `an address on very many lines is named no more often than its card allows`() throws {
    let link = try #require(LinkDestination("https://example.com/" + String(repeating: "a", count: 2000)))
    let label = Array(repeating: "xx", count: 10_000).joined(separator: " ")
    let text = Self.drawn([.link(link, [.text(DisplayText(label))])], width: 12)
    #expect(text.utf8.count <= 20 * (label.utf8.count + 2020) + 65_536)
    #expect(text.contains("]8;id=card-1;"))
    // What is left of the label is text, and none of it is missing.
    #expect(text.split(separator: "\n").filter { $0.contains("xx") && !$0.contains("]8;") }.count > 1000)
    #expect(text.split(separator: "xx", omittingEmptySubsequences: false).count == 10_001)
  }
}
