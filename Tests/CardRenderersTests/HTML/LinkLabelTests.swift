import CardCore
import Testing

@testable import CardRenderers

struct LinkLabelTests {
  @Test(arguments: [
    "https://bank.example", "bank.example/login", "www.bank.example", "Sign in at bank.example!", "(bank.example)",
    "BANK.EXAMPLE", "https://user@bank.example/", "help@bank.example", "bank。example", "https://bank",
    "evil.example.bank.example",
  ])
  func `a link that claims another host shows the real one`(label: String) throws {
    let link = try #require(LinkDestination("https://evil.example/?bank.example"))
    #expect(LinkLabel.correction(of: label, to: link) == "evil.example")
    let html = HTMLRenderer().render(Card(body: [.paragraph([.link(link, [.text(DisplayText(label))])])])).text
    #expect(html.contains("</a> <bdi class=\"card-host\">(evil.example)</bdi>"))
    let button = HTMLRenderer().render(Card(actions: [Action(DisplayText(label), .open(link))])).text
    #expect(button.contains("(evil.example)"))
  }

  @Test(arguments: [
    ("the notes", "https://example.com/"), ("example.com", "https://example.com/a"),
    ("https://example.com/other", "https://example.com/"), ("www.example.com", "https://example.com/"),
    ("example.com", "https://www.example.com:8080/"), ("example.com", "https://shop.example.com/"),
    ("Version 1.2, e.g. 3.5", "https://example.com/"), ("Mr. Kim", "https://example.com/"),
    ("mina@example.com", "mailto:mina@example.com?subject=a"), ("+82 2 3455 0180", "tel:+82234550180"),
    ("예시.example", "https://예시.example/"), ("12:30", "https://example.com/"),
  ])
  func `a link that claims nothing else stands alone`(label: String, address: String) throws {
    let link = try #require(LinkDestination(address))
    #expect(LinkLabel.correction(of: label, to: link) == nil)
  }

  @Test func `a mail address that claims another one shows the real one`() throws {
    let link = try #require(LinkDestination("mailto:a@evil.example"))
    #expect(LinkLabel.correction(of: "help@bank.example", to: link) == "mailto:a@evil.example")
  }
}
