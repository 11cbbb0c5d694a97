import CardCore
import CardMetadata
import CardPayloads
import FoundationEssentials
import Testing

/// The cards that payloads make.
struct PayloadCardTests {
  private func card(_ metadata: Metadata, words: CardWords = .english) -> Card {
    let (card, diagnostics) = PayloadDecoder(words: words).card(from: RawMetadata(metadata))
    #expect(diagnostics == [])
    return card
  }

  private func open(_ label: DisplayText, _ address: String) throws -> Action {
    Action(label, .open(try #require(LinkDestination(address))))
  }

  private static func text(_ text: DisplayText) -> Block { .paragraph([.text(text)]) }

  @Test(arguments: [
    ("info", "ℹ Note"), ("success", "✓ Done"), ("warning", "⚠ Warning"), ("error", "✗ Error"),
  ])
  func `a notice says how much it matters by a sign and a word`(level: String, title: DisplayText) {
    let expected = Card(title: title, body: [Self.text("B")])
    #expect(card(["type": "notice", "body": "B", "level": level]) == expected)
    #expect(card(["type": "notice", "title": " ", "body": "B", "level": level]) == expected)
  }

  @Test func `a notice without a level is its title and body`() {
    #expect(card(["type": "notice", "title": "T", "body": "B"]) == Card(title: "T", body: [Self.text("B")]))
    #expect(card(["type": "notice", "body": "B"]) == Card(body: [Self.text("B")]))
  }

  @Test func `each button opens an address or hands on a verb`() throws {
    let json = #"[{"text":"Yes","action":"yes"},{"text":"Site","action":"https://example.com"}]"#
    let expected = [Action("Yes", .submit("yes")), try open("Site", "https://example.com")]
    let card = card(["type": "msg_with_buttons", "title": "T", "body": "", "buttons": json])
    #expect(card == Card(title: "T", actions: expected))
  }

  @Test func `a link preview's button is the host, whatever the title says`() throws {
    let metadata: Metadata = [
      "type": "link_preview", "url": "https://evil.example:8080/bank?x#y", "title": "bank.example",
      "image_url": "https://example.com/a.png",
    ]
    let image = Image(try #require(LinkDestination("https://example.com/a.png")), alternative: "")
    let action = try open("evil.example:8080", "https://evil.example:8080/bank?x#y")
    #expect(card(metadata) == Card(title: "bank.example", body: [.image(image)], actions: [action]))
  }

  @Test func `a file shows its type and size, and can be loaded`() throws {
    let metadata: Metadata = [
      "type": "file", "name": "a.pdf", "url": "https://example.com/a", "size": "2483120",
      "media_type": "application/pdf",
    ]
    let download = try open("Download", "https://example.com/a")
    let facts = [Fact("Type", "application/pdf"), Fact("Size", "2.5 MB")]
    #expect(card(metadata) == Card(title: "a.pdf", body: [.facts(facts)], actions: [download]))
    let short: Metadata = ["type": "file", "name": "a.pdf", "url": "https://example.com/a"]
    #expect(card(short) == Card(title: "a.pdf", actions: [download]))
  }

  @Test func `a location is opened in a map`() throws {
    let metadata: Metadata = [
      "type": "location", "name": "N", "address": "A\nB", "latitude": "-37.50", "longitude": "126.9770411",
    ]
    let facts = [Fact("Address", DisplayText(lines: "A\nB")), Fact("Coordinates", "-37.5, 126.977041")]
    let map = try open(
      "Open map", "https://www.openstreetmap.org/?mlat=-37.5&mlon=126.977041#map=17/-37.5/126.977041")
    #expect(card(metadata) == Card(title: "N", body: [.facts(facts)], actions: [map]))
  }

  @Test(arguments: [
    ("+82 2-3455-0180", "tel:+82234550180"), ("(02) 3455.0180", "tel:0234550180"), ("112", "tel:112"), ("12", nil),
    ("*#06#", nil), ("02-123-4567 ext. 9", nil), ("+", nil), ("1+2345", nil), ("", nil), ("١١٢٣", nil),
  ])
  func `a number can be called where it is one and nothing else`(phone: String, address: String?) throws {
    let card = card(["type": "contact", "name": "N", "phone": phone])
    #expect(card.body == [.facts([Fact("Phone", DisplayText(phone))])])
    #expect(card.actions == (try address.map { [try open("Call", $0)] } ?? []))
  }

  @Test(arguments: ["mina+chat@example.com", "o'brien_x@mail.example", "미나@example.com"])
  func `a contact can be written to`(address: String) throws {
    let card = card(["type": "contact", "name": "N", "email": address, "organization": "O"])
    #expect(card.body == [.facts([Fact("Organization", "O"), Fact("Mail", DisplayText(address))])])
    #expect(card.actions == [try open("Send mail", "mailto:" + address)])
  }

  @Test func `an event's dates are shown in UTC, whatever their offset`() {
    let metadata: Metadata = [
      "type": "event", "title": "T", "start": "2026-12-03T18:30:00+09:00", "end": "2026-12-03", "place": "P",
    ]
    let early: Metadata = ["type": "event", "title": "T", "start": "2026-12-02T18:30:00-05:30", "place": "P"]
    #expect(PayloadDecoder().card(from: RawMetadata(metadata)).diagnostics.count == 1)
    let start = Fact("Start", "2026-12-03 00:00 UTC", moment: "2026-12-03T00:00:00Z")
    #expect(card(early).body == [.facts([start, Fact("Place", "P")])])
  }

  @Test(arguments: [(nil, List.Kind.bullet), ("false", .bullet), ("true", .ordered(start: 1))])
  func `a list has items with a description and an address`(ordered: String?, kind: List.Kind) throws {
    var metadata: Metadata = [
      "type": "list", "items": #"[{"title":"A","description":"D","url":"https://example.com"},{"title":"*B*"}]"#,
    ]
    metadata["ordered"] = ordered
    let link = try #require(LinkDestination("https://example.com"))
    let items: [[Block]] = [
      [.paragraph([.link(link, [.strong([.text("A")])]), .lineBreak, .text("D")])],
      [.paragraph([.strong([.text("*B*")])])],
    ]
    #expect(card(metadata) == Card(body: [.list(List(kind, items: items))]))
  }

  @Test func `facts keep their order, and the total stands last`() {
    let metadata: Metadata = [
      "type": "facts", "body": "B", "facts": #"[{"label":"b","value":"2"},{"label":"a","value":""}]"#,
      "total": #"{"label":"t","value":"3"}"#,
    ]
    let facts = [Fact("b", "2"), Fact("a", ""), Fact("t", "3", isTotal: true)]
    #expect(card(metadata) == Card(body: [Self.text("B"), .facts(facts)]))
  }

  @Test func `a coupon's code is shown letter by letter, and no clock is asked whether it is over`() {
    let metadata: Metadata = [
      "type": "coupon", "title": "T", "code": "A\u{200B}B", "body": "*x*", "expires": "1999-01-01T00:00:00Z",
    ]
    let facts = Block.facts([Fact("Valid until", "1999-01-01 00:00 UTC", moment: "1999-01-01T00:00:00Z")])
    let body: [Block] = [.code(CodeBlock("A\u{FFFD}B")), .paragraph([.emphasis([.text("x")])]), facts]
    #expect(card(metadata) == Card(title: "T", body: body))
  }

  @Test func `an open poll has a button for each option, and bars where there are votes`() {
    let votes = #"[{"id":"a","text":"A","votes":2},{"id":"b c","text":"B"},{"id":"d","text":"D","votes":1}]"#
    let actions = [Action("A", .submit("vote:a")), Action("B", .submit("vote:b c")), Action("D", .submit("vote:d"))]
    let meters = [
      Meter(.share, label: "A", percent: 67, amount: "2 (67%)"),
      Meter(.share, label: "B", percent: 0, amount: "0 (0%)"),
      Meter(.share, label: "D", percent: 33, amount: "1 (33%)"),
    ]
    let metadata: Metadata = ["type": "poll", "question": "Q", "options": votes]
    #expect(card(metadata) == Card(title: "Q", body: [.meters(meters)], actions: actions))
    let closed: Metadata = ["type": "poll", "question": "Q", "options": votes, "closed": "true"]
    #expect(card(closed) == Card(title: "Q", body: [.meters(meters)]))
  }

  @Test func `a poll that nobody has voted in has no bars until it is closed`() {
    let options = #"[{"id":"a","text":"A"},{"id":"b","text":"B"}]"#
    #expect(card(["type": "poll", "question": "Q", "options": options]).body == [])
    let closed = card(["type": "poll", "question": "Q", "options": options, "closed": "1"])
    let meters = ["A", "B"].map { Meter(.share, label: $0, percent: 0, amount: "0 (0%)") }
    #expect(closed == Card(title: "Q", body: [.meters(meters)]))
  }

  @Test func `more votes than a number can add up stop nothing`() {
    let options =
      #"[{"id":"a","text":"A","votes":9223372036854775807},{"id":"b","text":"B","votes":9223372036854775807}]"#
    let card = card(["type": "poll", "question": "Q", "options": options])
    guard case .meters(let meters)? = card.body.first else {
      Issue.record("there are bars")
      return
    }
    #expect(meters.map(\.percent) == [50, 50])
  }

  @Test func `an option's id is never taken for an address`() throws {
    var decoder = PayloadDecoder()
    decoder.links = try #require(LinkPolicy.standard.allowing("vote"))
    let options = #"[{"id":"//x.example","text":"A"},{"id":"b","text":"B"}]"#
    let (card, diagnostics) = decoder.card(
      from: RawMetadata(["type": "poll", "question": "Q", "options": options]))
    #expect(diagnostics == [])
    #expect(card.actions.map(\.kind) == [.submit("vote://x.example"), .submit("vote:b")])
  }

  @Test(arguments: [
    ("0", nil, "☆☆☆☆☆ 0/5"), ("0.2", nil, "★☆☆☆☆ 0.2/5"), ("4", nil, "★★★★☆ 4/5"), ("4.4", nil, "★★★★☆ 4.4/5"),
    ("4.9", nil, "★★★★☆ 4.9/5"), ("5", nil, "★★★★★ 5/5"), ("2.5", "3", "★★☆ 2.5/3"), ("1", "1", "★ 1/1"),
    ("0.5", "1", "☆ 0.5/1"),
    ("8", "10", "★★★★★★★★☆☆ 8/10"),
  ])
  func `a rating has its number beside the stars, and is full only of a full score`(
    score: String, max: String?, expected: DisplayText
  ) {
    var metadata: Metadata = ["type": "rating", "title": "T", "score": score]
    metadata["max"] = max
    #expect(card(metadata) == Card(title: "T", body: [Self.text(expected)]))
  }

  @Test(arguments: [
    ("65", nil, 65, "65%"), ("62.5", nil, 63, "62.5%"), ("0", nil, 0, "0%"), ("99.9", nil, 99, "99.9%"),
    ("100", nil, 100, "100%"), ("3", "4", 75, "3/4 (75%)"), ("0.65", "1", 65, "0.65/1 (65%)"),
  ])
  func `progress is in percent, or in steps of a maximum`(
    value: String, max: String?, percent: Int, amount: DisplayText
  ) {
    var metadata: Metadata = ["type": "progress", "title": "T", "value": value]
    metadata["max"] = max
    let meter = Meter(.progress, percent: percent, amount: amount)
    #expect(card(metadata) == Card(title: "T", body: [.meters([meter])]))
  }

  @Test func `code keeps its lines and its language`() {
    let metadata: Metadata = ["type": "code", "code": "a\n\tb", "language": "swift"]
    let code = CodeBlock(DisplayText(lines: "a\n\tb"), language: "swift")
    #expect(card(metadata) == Card(body: [.code(code)]))
  }

  @Test func `a reply quotes what it answers under its author, and does not show the message's id`() {
    let metadata: Metadata = ["type": "reply", "author": "A", "quote": "*q*", "body": "B", "message_id": "m1"]
    let quote = Block.paragraph([.strong([.text("A")]), .lineBreak, .emphasis([.text("q")])])
    #expect(card(metadata) == Card(body: [.quote([quote]), Self.text("B")]))
    let anonymous: Metadata = ["type": "reply", "quote": "# q", "body": "B"]
    #expect(card(anonymous).body.first == .quote([.heading(level: 1, [.text("q")])]))
    let heading: Metadata = ["type": "reply", "author": "A", "quote": "# q", "body": "B"]
    #expect(
      card(heading).body.first
        == .quote([.paragraph([.strong([.text("A")])]), .heading(level: 1, [.text("q")])]))
  }

  @Test func `the words that a card adds can be in another language`() {
    var words = CardWords.english
    words.start = "시작"
    words.warning = "주의"
    let event: Metadata = ["type": "event", "title": "T", "start": "2026-12-03T00:00:00Z"]
    let start = Fact("시작", "2026-12-03 00:00 UTC", moment: "2026-12-03T00:00:00Z")
    #expect(card(event, words: words).body == [.facts([start])])
    #expect(card(["type": "notice", "body": "B", "level": "warning"], words: words).title == "⚠ 주의")
  }
}
