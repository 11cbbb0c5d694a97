import CardConversations
import Testing

@Suite("Rows of a timeline")
struct TimelineTests {
  // MARK: Groups and days

  @Test func `messages of one sender stand under one name until a pause of more than five minutes`() {
    #expect(
      timeline([say("a", at: 0), say("b", at: 300), say("c", at: 601), say("d", by: "max", at: 602)]).kinds == "DMmMM")
  }

  @Test func `a day, a notice or somebody else ends a group`() {
    let entries = timeline([
      say("a", at: 86_390), say("b", at: 86_400), say("n", at: 86_401) { $0.kind = .notice }, say("c", at: 86_402),
    ])
    #expect(entries.kinds == "DMDMNM")
  }

  @Test func `messages without times follow each other under one name, and have no day`() {
    #expect(timeline([say("a"), say("b"), say("c", by: "max")]).kinds == "MmM")
  }

  @Test func `senders of one name are two`() {
    let entries = timeline([
      .participant(Participant(id: "1", name: "Ann")), .participant(Participant(id: "2", name: "Ann")),
      .message(say("a", by: "1", at: 0)), .message(say("b", by: "2", at: 1)),
    ]).entries
    #expect(entries.kinds == "DMM")
  }

  @Test func `messages of nobody do not follow each other`() {
    #expect(timeline([say("a", by: nil), say("b", by: nil)]).kinds == "MM")
  }

  @Test func `the viewer's own messages are theirs, by the setting before the source`() {
    let items = [ConversationItem.viewer("ann"), .message(say("a", by: "ann")), .message(say("b", by: "max"))]
    #expect(timeline(items).entries.bubbles.map(\.isOwn) == [true, false])
    #expect(timeline(items) { $0.viewer = "max" }.entries.bubbles.map(\.isOwn) == [false, true])
  }

  // MARK: Names

  @Test(arguments: [
    (ChatSystem.rtm, "1003", "ID: 1003"), (.xmpp, "ann@example.org", "ann"), (.xmpp, "example.org", "example.org"),
    (.xmpp, "@example.org", "@example.org"), (.chatkit, "alice", "alice"), (.talkPlus, "u1", "u1"),
  ])
  func `who has no name is called as the system does`(system: ChatSystem, id: String, name: String) {
    #expect(timeline([say("a", by: id)], of: system).bubbles.map(\.sender.string) == [name])
  }

  @Test func `a member's name beats a message's, wherever it stands, and blank ones do not count`() {
    let message = say("a") { $0.sender = Participant(id: "1", name: "Old") }
    let other = say("b") { $0.sender = Participant(id: "2", name: " \u{200B}") }
    let items = [
      ConversationItem.message(message), .message(other), .participant(Participant(id: "1", name: "New")),
      .participant(Participant(id: "2", name: "")),
    ]
    #expect(timeline(items).entries.bubbles.map(\.sender) == ["New", "2"])
  }

  @Test func `a long name is cut, and nobody is unknown`() {
    let long = say("a") { $0.sender = Participant(id: "1", name: String(repeating: "x", count: 10_000)) }
    let names = timeline([long, say("b", by: nil), say("c", by: "")]).bubbles.map(\.sender.string)
    #expect(names == [String(repeating: "x", count: 128) + "…", "Unknown", "Unknown"])
  }

  @Test(arguments: [
    ("Ann Lee", "AL"), ("ann", "A"), ("Li  Mei  Wang", "LW"), ("김철수", "김"), ("👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦"),
    ("straße", "S"), ("ßeta", "ß"), ("***", "?"), ("ID: 1003", "I1"), ("é́́", "É́́"), ("mary-jane", "MJ"),
  ])
  func `initials are whole letters`(name: String, initials: String) {
    let message = say("a") { $0.sender = Participant(id: "1", name: name) }
    #expect(timeline([message]).bubbles.map(\.initials.string) == [initials])
  }

  // MARK: Rooms

  @Test func `what is of no room does not stand under the name of another`() {
    let messages = [say("a", at: 0, in: "r"), say("b", at: 1, in: "r"), say("c", at: 2)]
    let rooms = timeline(messages).compactMap { if case .room(let name) = $0 { name.string } else { nil } }
    #expect(rooms == ["r", "No room"])
    // At the top nothing has to be said.
    #expect(timeline([say("c", at: 0), say("a", at: 1, in: "r")]).kinds == "DMRDM")
  }

  // MARK: What is shown and what is not

  @Test func `a hidden message is shown where it has a card, and an empty one never`() {
    let card = RawMetadata(pairs: [
      "type": "msg_with_button", "title": "Hi!", "body": "", "button_text": "Go", "button_action": "Go",
    ])
    let entries = timeline([
      say("for other clients", id: "1", at: 1) { ($0.kind, $0.metadata) = (.hidden, card) },
      say("silent", id: "2", at: 2) { $0.kind = .hidden }, say("", id: "3", at: 3), say(nil, id: "4", at: 4),
      say("  ", id: "5", at: 5),
    ])
    #expect(entries.bubbles.count == 1)
    #expect(entries.bubbles[0].cards.first?.title == "Hi!")
    #expect(entries.bubbles[0].body.isEmpty)
  }

  @Test func `an invalid card is shown as its pairs, with the reason and the text`() throws {
    let metadata = RawMetadata(pairs: [
      "type": "msg_with_link", "title": "Hi", "body": "", "url": "javascript:1", "link_text": "Go",
    ])
    let (entries, diagnostics) = timeline([.message(say("fallback") { $0.metadata = metadata })])
    let bubble = try #require(entries.bubbles.first)
    #expect(bubble.cards.map(\.actions.count) == [0])
    guard case .facts(let facts)? = bubble.cards.first?.body.first else { throw Missing() }
    #expect(facts.map(\.label) == ["type", "title", "body", "url", "link_text"])
    #expect(bubble.text == "fallback")
    #expect(bubble.remarks.count == 1)
    #expect(bubble.remarks[0].string.hasPrefix("shown as its pairs: "))
    #expect(diagnostics.contains { $0.severity == .error })
  }

  @Test func `the first reasons stand in one line, and the others are counted`() throws {
    let metadata = RawMetadata(pairs: ["type": "msg_with_button"])
    let bubble = try #require(timeline([say("x") { $0.metadata = metadata }]).bubbles.first)
    let missing = ["title", "body", "button_text"].map { "the required field \"\($0)\" is missing" }
    #expect(bubble.remarks == [DisplayText("shown as its pairs: \(missing.joined(separator: "; ")); … and 1 more")])
  }

  @Test func `a card of a type that nobody knows says why it is shown as its pairs`() throws {
    let metadata = RawMetadata(pairs: ["type": "offer", "price": "7"])
    let bubble = try #require(timeline([say("Look") { $0.metadata = metadata }]).bubbles.first)
    #expect(bubble.cards.count == 1)
    #expect(bubble.remarks == ["nobody registered the type \"offer\", and it is shown as its pairs"])
  }

  @Test func `pairs that are no card are shown below the text`() throws {
    let metadata = RawMetadata(pairs: ["fileKind": "image", "fileName": "a.png"])
    let bubble = try #require(timeline([say("Look") { $0.metadata = metadata }]).bubbles.first)
    #expect(bubble.text == "Look")
    #expect(bubble.cards.count == 1)
    #expect(bubble.remarks.isEmpty)
  }

  @Test func `buttons make a card of the text, under the subject`() throws {
    let message = say("Pick one.") {
      $0.subject = "Hi!"
      $0.parts = [
        .choice(Choice(label: "Yes", effect: .action("yes"))), .choice(Choice(label: "", effect: .response("No"))),
      ]
    }
    let bubble = try #require(timeline([message]).bubbles.first)
    #expect(bubble.body.isEmpty)
    #expect(bubble.cards.count == 1)
    #expect(bubble.cards[0].title == "Hi!")
    #expect(bubble.cards[0].body == [.paragraph([.text("Pick one.")])])
    #expect(bubble.cards[0].actions == [Action("Yes", .submit("yes")), Action("No", .submit("No"))])
  }

  @Test func `a form is a card of its questions, and hides what is private`() throws {
    let form = DataForm(
      title: "Vote", instructions: ["Please answer"],
      fields: [
        .init(type: "hidden", name: "h", values: ["x"]), .init(type: "fixed", values: ["About you"]),
        .init(type: "boolean", label: "Member?", values: ["1"]),
        .init(
          type: "list-single", name: "cake", values: ["a"],
          options: [.init(label: "Apple", value: "a"), .init(value: "b")], isRequired: true),
        .init(type: "list-single", label: "Drink", options: [.init(label: "Tea", value: "t"), .init(value: "cola")]),
        .init(type: "text-private", label: "Password", values: ["secret"]),
      ])
    let card = try #require(timeline([say(nil) { $0.parts = [.form(form)] }]).bubbles.first?.cards.first)
    #expect(card.title == "Vote")
    #expect(card.body.dropLast() == [.paragraph([.text("Please answer")]), .paragraph([.text("About you")])])
    guard case .facts(let facts)? = card.body.last else { throw Missing() }
    #expect(facts.map(\.label) == ["Member?", "cake *", "Drink", "Password"])
    #expect(facts.map(\.value) == ["yes", "Apple", "Tea / cola", "••••"])
  }

  @Test func `a preview shows the address that it is about`() throws {
    let preview = LinkPreview(address: "https://evil.example/", title: "Your bank", imageAddress: "javascript:1")
    let card = try #require(timeline([say("x") { $0.parts = [.preview(preview)] }]).bubbles.first?.cards.first)
    #expect(card.title == "Your bank")
    #expect(card.body.count == 1)
    guard case .paragraph(let text)? = card.body.first else { throw Missing() }
    #expect(text.plainText.contains("evil.example"))
  }

  @Test func `files are told by name, type and size, and expired ones lead nowhere`() throws {
    let message = say("Look") {
      $0.attachments = [
        Attachment(name: "offer.pdf", mediaType: "application/pdf", size: 5021, address: "https://example.com/f1"),
        Attachment(
          mediaType: "video/mp4", size: 42, address: "https://example.com/a/v%20.mp4?x=/y", expiration: afternoon),
        Attachment(name: "x", address: "javascript:alert(1)"),
      ]
    }
    let files = try #require(timeline([message]).bubbles.first).attachments
    #expect(files.map(\.name) == ["offer.pdf", "v%20.mp4", "x"])
    #expect(files.map(\.detail) == ["PDF, 5 kB", "MP4, 42 B", ""])
    #expect(files.map(\.isExpired) == [false, true, false])
    #expect(files.map { $0.destination != nil } == [true, false, false])
  }

  @Test func `what somebody does begins with their name`() {
    let message = say("/me waves") { $0.sender = Participant(id: "1", name: "Ann") }
    #expect(timeline([message], of: .xmpp).texts == ["Ann waves"])
    #expect(timeline([message], of: .talkPlus).texts == ["/me waves"])
    let styled = say("/me waves *wildly*\n> at you") {
      ($0.sender, $0.textStyle) = (Participant(id: "1", name: "*Ann*"), .styling)
    }
    #expect(
      timeline([styled], of: .xmpp).bubbles.first?.body == [
        .paragraph([.emphasis([.text("*Ann* "), .text("waves "), .strong([.text("wildly")])])]),
        .quote([.paragraph([.text("at you")])]),
      ])
  }

  @Test func `a translation is shown where it is asked for and there is one`() {
    let message = say("Hello") { $0.translations = [Translation("Hallo", in: "de"), Translation("안녕", in: "ko-KR")] }
    for (language, text) in [("ko", "안녕"), ("ko_KR", "안녕"), ("DE", "Hallo"), ("fr", "Hello")] {
      #expect(timeline([message]) { $0.language = language }.texts == [text])
    }
    #expect(timeline([message]).texts == ["Hello"])
  }

  // MARK: Replies

  @Test func `the message that is answered stands over the answer`() throws {
    let reply = say("Yes", id: "2", by: "max", at: 20) { $0.reply = ReplyReference(id: "1", text: "something else") }
    let quote = try #require(timeline([reply, say("Cake?", id: "1", at: 10)]).bubbles.last?.quote)
    #expect(quote == Quote(sender: "ann", excerpt: "Cake?"))
  }

  @Test(arguments: [
    ("*Cake* or `tea`?", "Cake or tea?"), ("> Cake?\nNo, _tea_", "Cake? No, tea"), ("```\na *b*\n```", "a *b*"),
    ("/me waves *wildly*", "waves wildly"), ("2 * 3 * 4", "2 * 3 * 4"), ("***", "***"),
  ])
  func `over the answer a text has no marks of styles`(text: String, excerpt: String) {
    let styled = { (message: inout Message) in message.textStyle = .styling }
    let original = say(text, id: "1", at: 10, styled)
    let reply = say("Yes", id: "2", by: "max", at: 20) { $0.reply = ReplyReference(id: "1") }
    let alone = say("Yes", id: "2", by: "max", at: 20) {
      ($0.reply, $0.textStyle) = (ReplyReference(id: "1", text: text), .styling)
    }
    #expect(timeline([original, reply], of: .xmpp).bubbles.last?.quote?.excerpt.string == excerpt)
    #expect(timeline([alone], of: .xmpp).bubbles.last?.quote?.excerpt.string == excerpt)
    let plain = say(text, id: "1", at: 10)
    #expect(timeline([plain, reply], of: .xmpp).bubbles.last?.quote?.excerpt == DisplayText(text))
  }

  @Test func `where it is not at hand the answer says what it was, as short as it may be`() {
    let long = String(repeating: "long ", count: 1000)
    let reply = say("Yes") { $0.reply = ReplyReference(id: "1", sender: Participant(id: "max"), text: long) }
    let quote = timeline([reply]).bubbles.last?.quote
    #expect(quote?.sender == "max")
    #expect(quote.map { $0.excerpt.string.count == 141 && $0.excerpt.string.hasSuffix("…") } == true)
  }

  @Test func `every answer to one message has it, and one that was taken back says no more`() {
    let replies = (1...3).map { number in
      say("\(number)", id: "r\(number)", by: "max", at: 20) { $0.reply = ReplyReference(id: "1") }
    }
    let original = say("secret", id: "1", at: 10)
    #expect(timeline([original] + replies).bubbles.map(\.quote?.excerpt) == [nil, "secret", "secret", "secret"])
    let deleted = say("secret", id: "1", at: 10) { $0.isDeleted = true }
    #expect(timeline([deleted] + replies).bubbles.map(\.quote?.excerpt).suffix(1) == ["deleted message"])
  }

  // MARK: Sessions and rooms

  @Test func `sessions come first: unread ones, then the newest, then the larger number`() throws {
    func session(_ id: String, _ seconds: Int64, _ lastID: String, isUnread: Bool = false) -> ConversationItem {
      .session(
        Session(
          room: Room(id: id, name: id.uppercased()), lastText: "last", lastID: lastID,
          lastTime: MessageTime(milliseconds: seconds * 1000), isUnread: isUnread))
    }
    let (entries, _) = timeline([
      session("a", 10, "1"), session("b", 20, "8"), session("c", 20, "9"), session("d", 5, "1", isUnread: true),
      .message(say("x", id: "1", in: "d")),
    ])
    guard case .sessions(let rows)? = entries.first else { throw Missing() }
    #expect(rows.map(\.name) == ["D", "C", "B", "A"])
    #expect(rows.map(\.isUnread) == [true, false, false, false])
  }

  @Test func `a line stands above what is unread`() {
    let session = Session(room: Room(id: "x"), lastText: "b", lastID: "2", isUnread: true)
    let items = [
      ConversationItem.session(session), .message(say("a", id: "1", at: 1, in: "x")),
      .message(say("b", id: "2", at: 2, in: "x")),
    ]
    #expect(timeline(items).entries.kinds == "SDMUM")
  }

  @Test func `the only room is named where it has a name`() {
    #expect(timeline([say("a", in: "r")]).kinds == "M")
    #expect(timeline([.room(Room(id: "r", name: "Tea")), .message(say("a", in: "r"))]).entries.first == .room("Tea"))
  }

  // MARK: Notices

  @Test(arguments: [
    (NoticeEvent.topic, "Cake", "ann changed the topic to: Cake"), (.topic, "", "ann removed the topic"),
    (.failure(of: "1"), "not-acceptable", "not delivered: not-acceptable"),
    (.selection(id: "yes"), "Yes!", "ann chose: Yes!"),
    (.status, "away", "ann away"),
  ])
  func `a notice says what happened`(event: NoticeEvent, text: String, words: String) {
    #expect(timeline([say(text) { ($0.kind, $0.event) = (.notice, event) }]).notices == [words])
  }

  @Test func `a notice of the system is its text, line by line`() {
    let entries = timeline([say("Ann joined\nand left", by: nil) { $0.kind = .notice }])
    #expect(entries == [.notice(Notice([.text("Ann joined"), .lineBreak, .text("and left")]))])
  }

  // MARK: Hostile texts

  @Test(arguments: ["\u{1B}[2J", "\u{202E}evil", "\u{85}", String(repeating: "e\u{301}\u{301}", count: 5000)])
  func `whatever a sender writes is safe in every row`(text: String) {
    let message = say(text, id: text, by: text, in: text) {
      $0.sender = Participant(id: text, name: text)
      $0.subject = text
      $0.attachments = [Attachment(name: text, mediaType: text, address: text, description: text)]
      $0.reactions = [Reaction(text, count: 1, senders: [text])]
      $0.reply = ReplyReference(id: "x", sender: Participant(id: text, name: text), text: text)
      $0.parts = [
        .choice(Choice(label: text, effect: .action(text))), .preview(LinkPreview(address: text, title: text)),
        .form(DataForm(title: text, fields: [.init(label: text, values: [text])])),
      ]
    }
    let notice = say(text, by: text, in: text) { ($0.kind, $0.event) = (.notice, .topic) }
    let items = [
      ConversationItem.session(Session(room: Room(id: text, name: text), lastText: text)), .message(message),
      .message(notice),
    ]
    let shown = "\(timeline(items).entries)"
    #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{85}" })
  }

  private struct Missing: Error {}
}

extension RawMetadata {
  /// Pairs in the order in which they are written.
  fileprivate init(pairs: KeyValuePairs<String, String>) {
    self.init(pairs.map { Entry($0.key, .string($0.value)) })
  }
}
