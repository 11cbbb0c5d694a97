import CardCore
import CardReading
import Testing

/// The rows of what XMPP's standards say of a message.
struct StanzaTests {
  private func message(_ text: String, viewer: String? = nil) throws -> Message {
    try #require(XMPPReadings(text, viewer: viewer).messages.first)
  }

  // MARK: Who, where, when

  @Test func `a dialogue is the other side's, and its sender goes by the node`() throws {
    let message = try message(
      "<message from='bob@example.com/x' to='ann@example.org/y' type='chat' id='a'><body>Hi</body></message>",
      viewer: "ann@example.org")
    #expect(message.sender == Participant(id: "bob@example.com", name: "bob"))
    #expect(message.room == "bob@example.com")
    #expect(message.id == "a")
    #expect(message.kind == .chat)
    #expect(message.textStyle == .styling)
  }

  @Test func `what the viewer sent stands in the same dialogue`() throws {
    let message = try message(
      "<message to='bob@example.com/x' from='ann@example.org/y'><body>Hi</body></message>", viewer: "ann@example.org")
    #expect(message.room == "bob@example.com")
    #expect(message.sender?.id == "ann@example.org")
  }

  @Test func `both directions of a dialogue stand together where nobody knows the viewer`() {
    let rooms = XMPPReadings(
      """
      <message from='ann@example.org/1' to='bob@example.com'><body>a</body></message>
      <message from='Bob@Example.com/2' to='ann@example.org/1'><body>b</body></message>
      """
    ).messages.map(\.room)
    #expect(Set(rooms) == ["ann@example.org, bob@example.com"])
  }

  @Test func `a message without a sender is the viewer's`() {
    let readings = XMPPReadings(
      """
      <message to='bob@example.com'><body>a</body></message>
      <message from='bob@example.com/2' to='ann@example.org/1'><body>b</body></message>
      <message to='bob@example.com'><body>c</body></message>
      """)
    #expect(readings.messages.map(\.sender?.id) == ["you", "bob@example.com", "ann@example.org"])
    #expect(readings.messages.map(\.room) == ["bob@example.com", "bob@example.com", "bob@example.com"])
    #expect(readings.viewers == ["you", "ann@example.org"])
  }

  @Test func `in a room the nick is the sender`() throws {
    let message = try message("<message from='r@muc.example/Zoë' type='groupchat'><body>Hi</body></message>")
    #expect(message.sender == Participant(id: "Zoë", name: "Zoë"))
    #expect(message.room == "r@muc.example")
  }

  @Test func `what the room itself says is a notice`() throws {
    let message = try message("<message from='r@muc.example' type='groupchat'><body>Restarting</body></message>")
    #expect(message.kind == .notice)
    #expect(message.sender == nil)
  }

  @Test func `a private message in a room is a dialogue with the nick`() throws {
    let message = try message(
      """
      <message from='r@muc.example/ann' to='bob@example.com/x' type='chat'><body>psst</body>\
      <x xmlns='http://jabber.org/protocol/muc#user'/></message>
      """)
    #expect(message.sender?.id == "ann")
    #expect(message.room == "r@muc.example/ann")
  }

  @Test(arguments: ["", " type='normal'", " type='headline'", " type='GroupChat'", " type=''", " type='x'"])
  func `a type that nobody knows is no room's`(type: String) throws {
    let message = try message("<message from='a@b.example/c' to='d@e.example'\(type)><body>Hi</body></message>")
    #expect(message.kind == .chat && message.sender?.id == "a@b.example")
    #expect(message.room == "a@b.example, d@e.example")
  }

  @Test func `an address that was a room's stays one`() {
    let readings = XMPPReadings(
      """
      <message from='r@muc.example/bob' type='groupchat'><body>Hi</body></message>
      <message from='r@muc.example/bob' to='ann@example.org/x' type='chat'><body>psst</body></message>
      <message from='r@muc.example' to='ann@example.org/x' type='error'/>
      """)
    #expect(readings.messages.map(\.room) == ["r@muc.example", "r@muc.example/bob", "r@muc.example"])
  }

  @Test(arguments: [
    ("<delay xmlns='urn:xmpp:delay' stamp='2002-09-10T23:08:25Z'/>", 1_031_699_305_000),
    ("<delay xmlns='urn:xmpp:delay' stamp='2002-09-11T01:08:25.250+02:00'/>", 1_031_699_305_250),
    ("<x xmlns='jabber:x:delay' stamp='20020910T23:08:25'/>", 1_031_699_305_000),
  ])
  func `both kinds of delay tell the time`(delay: String, milliseconds: Int64) throws {
    #expect(try message("<message><body>a</body>\(delay)</message>").time?.milliseconds == milliseconds)
  }

  @Test func `the original time wins, and the newer kind of delay`() throws {
    let message = try message(
      """
      <message><body>a</body><x xmlns='jabber:x:delay' stamp='19990910T23:08:25'/>
      <delay xmlns='urn:xmpp:delay' stamp='2003-01-01T00:00:00Z'/>
      <delay xmlns='urn:xmpp:delay' stamp='2002-01-01T00:00:00Z'/></message>
      """)
    #expect(message.time?.milliseconds == 1_009_843_200_000)
  }

  @Test func `a message without a time has none, and one with a bad time says so`() {
    #expect(XMPPReadings("<message><body>a</body></message>").messages.first?.time == nil)
    let bad = XMPPReadings("<message><body>a</body><delay xmlns='urn:xmpp:delay' stamp='now'/></message>")
    #expect(bad.messages.count == 1)
    #expect(bad.faults == [.xmppBadTime])
  }

  // MARK: Text

  @Test func `other languages are translations`() throws {
    let message = try message(
      """
      <message xml:lang='de'><body xml:lang='en'>cake</body><body>Kuchen</body><body xml:lang='ko'>케이크</body>\
      <body xml:lang='KO'>again</body></message>
      """)
    #expect(message.text == "Kuchen")
    #expect(message.language == "de")
    #expect(message.translations == [Translation("cake", in: "en"), Translation("케이크", in: "ko")])
  }

  @Test func `entities are characters, and an unstyled body has no styles`() throws {
    let message = try message(
      "<message><body>&gt; _ &lt; &#x1F431;&amp;</body><unstyled xmlns='urn:xmpp:styling:0'/></message>")
    #expect(message.text == "> _ < 🐱&")
    #expect(message.textStyle == .plain)
  }

  @Test func `a body is used where XHTML stands beside it, and XHTML's text where there is no body`() throws {
    let html = """
      <html xmlns='http://jabber.org/protocol/xhtml-im'><body xmlns='http://www.w3.org/1999/xhtml'>\
      <p>Rich <strong>text</strong></p><p>two<br/>three</p></body></html>
      """
    #expect(try message("<message>\(html)<body>plain</body></message>").text == "plain")
    let alone = try message("<message>\(html)</message>")
    #expect(alone.text == "Rich text\ntwo\nthree")
    #expect(alone.textStyle == .plain)
  }

  @Test func `a subject with a body is kept apart`() throws {
    let message = try message(
      "<message type='normal'><subject> Hi! </subject><body>Text</body><thread>t1</thread></message>")
    #expect(message.subject == "Hi!")
    #expect(message.text == "Text")
    #expect(message.thread == "t1")
    #expect(message.kind == .chat)
  }

  @Test func `a subject without a body in a room is a change of topic`() throws {
    let message = try message(
      "<message type='groupchat' from='r@muc.example/ann'><subject>Lunch</subject></message>")
    #expect(message.kind == .notice)
    #expect(message.event == .topic)
    #expect(message.text == "Lunch")
    #expect(message.sender?.id == "ann")
    let emptied = try self.message("<message type='groupchat' from='r@muc.example/ann'><subject/></message>")
    #expect(emptied.event == .topic && emptied.text == nil)
  }

  @Test func `what somebody does keeps its mark`() throws {
    #expect(try message("<message><body>/me waves</body></message>").text == "/me waves")
  }

  @Test func `an error is a notice in the words of whoever refused, and brings no text along`() throws {
    let error = """
      <message type='error' from='bob@example.com' to='ann@example.org' id='m7'><body>secret</body>\
      <error type='cancel'><not-acceptable xmlns='urn:ietf:params:xml:ns:xmpp-stanzas'/>%@</error></message>
      """
    let bare = try message(error.replacing("%@", with: ""))
    #expect(bare.kind == .notice)
    #expect(bare.text == "not-acceptable")
    #expect(bare.event == .failure(of: "m7"))
    let words = "<text xmlns='urn:ietf:params:xml:ns:xmpp-stanzas'> Only hearts. </text>"
    #expect(try message(error.replacing("%@", with: words)).text == "Only hearts.")
  }

  @Test(arguments: [
    "<message from='a@b.example'><composing xmlns='http://jabber.org/protocol/chatstates'/></message>",
    "<message from='a@b.example'><received xmlns='urn:xmpp:receipts' id='1'/></message>",
    "<message from='a@b.example'><body/></message>", "<message/>",
  ])
  func `a message with nothing to show is counted`(stanza: String) {
    let readings = XMPPReadings(stanza)
    #expect(readings.messages.isEmpty)
    #expect(readings.note == "not shown: 1 message with nothing to show")
  }

  @Test func `other stanzas are counted and said once`() {
    let readings = XMPPReadings(
      "<iq type='get'/><presence/><presence><status>away</status></presence><foo><bar/></foo> hm <message/>")
    #expect(readings.items.isEmpty)
    #expect(
      readings.note
        == "not shown: 1 iq stanza, 2 presences, 1 message with nothing to show, 1 other element, 1 piece of text")
    #expect(readings.diagnostics.count == 1)
  }

  @Test func `what nobody knows is kept as it is written`() throws {
    let mention = "<reference xmlns='urn:xmpp:reference:0' type='mention' begin='0' end='3' uri='xmpp:a@b.example'/>"
    let message = try message("<message><body>Ann!</body>\(mention)<x xmlns='urn:example:x'>&amp;</x></message>")
    #expect(message.text == "Ann!")
    #expect(message.remainder == mention + "<x xmlns='urn:example:x'>&amp;</x>")
  }

  // MARK: Ids

  @Test func `in a room its own id counts, and nobody else's`() throws {
    let message = try message(
      """
      <message type='groupchat' from='r@muc.example/ann' id='own'><body>a</body>\
      <stanza-id xmlns='urn:xmpp:sid:0' by='eve@example.net' id='spoofed'/>\
      <stanza-id xmlns='urn:xmpp:sid:0' by='r@muc.example' id='room-1'/>\
      <origin-id xmlns='urn:xmpp:sid:0' id='origin'/></message>
      """)
    #expect(message.id == "room-1")
    #expect(message.aliases == ["own", "origin"])
  }

  @Test func `in a dialogue the id of the sender comes first`() throws {
    let message = try message(
      """
      <message from='bob@example.com/x' to='ann@example.org' id='own'><body>a</body>\
      <stanza-id xmlns='urn:xmpp:sid:0' by='ann@example.org' id='archive'/>\
      <stanza-id xmlns='urn:xmpp:sid:0' by='bob@example.com' id='spoofed'/></message>
      """, viewer: "ann@example.org")
    #expect(message.id == "own")
    #expect(message.aliases == ["archive"])
  }
}
