import CardCore
import Testing

@testable import CardRenderers

struct LinkLabelTests {
  @Test(arguments: [
    "https://bank.example", "bank.example/login", "www.bank.example", "Sign in at bank.example!", "(bank.example)",
    "BANK.EXAMPLE", "https://user@bank.example/", "help@bank.example", "bank。example", "https://bank",
    "evil.example.bank.example",
    // What does not belong to a name stands around it, and what is not seen within it.
    "→bank.example", "bank.example…", "*bank.example*", "😀bank.example", "\u{200F}bank.example", "bank\u{200E}.example",
    "bank.example⁄login", "bank.example／login", "https:⁄⁄bank.example", "http:\\\\bank.example",
    "hxxps[:]//bank.example",
    "https://\u{2192}bank.example", "https://bank.example/\u{301}",
    // Dots that look like dots, the name before an @, and numbers.
    "bank\u{2024}example", "bank\u{A4F8}example", "https://bank.example@evil.example", "bank.example@evil.example",
    "127.0.0.1", "192.168.0.1/admin",
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
    ("mina.kim@example.com", "mailto:mina.kim@example.com"), ("→ example.com…", "https://example.com/"),
    ("https://example.com:8080/a.html", "https://example.com:8080/a.html"), ("127.0.0.1", "https://127.0.0.1/"),
    ("Wait...what?", "https://example.com/"), ("1.2.3", "https://example.com/"), ("1.2.3.400", "https://example.com/"),
  ])
  func `a link that claims nothing else stands alone`(label: String, address: String) throws {
    let link = try #require(LinkDestination(address))
    #expect(LinkLabel.correction(of: label, to: link) == nil)
  }

  @Test(arguments: [
    // Cyrillic for Latin letters, in full, in part, and among Hangul; a Latin letter with a mark of its own.
    ("https://аррӏе.com/", "xn--80ak6aa92e.com"), ("p\u{430}ypal.com", "xn--pypal-4ve.com"),
    ("한bank.example", "xn--bank-uo6t.example"), ("bücher.example", "xn--bcher-kva.example"),
    ("xn--80ak6aa92e.com", nil), ("例え.jp", nil), ("예시.com", nil),
  ])
  func `letters that can be taken for others do not stand alone even for their own host`(
    label: String, expected: String?
  ) throws {
    let link = try #require(LinkDestination(label.hasPrefix("https") ? label : "https://\(label)/"))
    #expect(LinkLabel.correction(of: label, to: link) == expected)
  }

  @Test func `a mail address that claims another one shows the real one`() throws {
    let link = try #require(LinkDestination("mailto:a@evil.example"))
    #expect(LinkLabel.correction(of: "help@bank.example", to: link) == "mailto:a@evil.example")
  }
}
