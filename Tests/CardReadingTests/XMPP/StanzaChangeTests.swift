import CardCore
import CardReading
import Testing

/// What messages do to others that were sent before.
struct StanzaChangeTests {
  private func message(_ text: String) throws -> Message {
    try #require(XMPPReadings(text).messages.first)
  }

  @Test func `reactions are a set, by their sender, of another message`() throws {
    let change = try #require(
      XMPPReadings(
        """
        <message type='groupchat' from='r@muc.example/ann'><reactions xmlns='urn:xmpp:reactions:0' id='m1'>\
        <reaction>👋</reaction><reaction>🐢</reaction><reaction>👋</reaction><reaction> </reaction></reactions></message>
        """
      ).changes.first)
    #expect(change.target == "m1" && change.room == "r@muc.example" && change.sender?.id == "ann")
    guard case .reactions(let words) = change.effect else { return #expect(Bool(false)) }
    #expect(words == ["👋", "🐢"])
  }

  @Test func `a correction holds the whole new message`() throws {
    let readings = XMPPReadings(
      """
      <message from='ann@example.org/x' to='b@example.com' id='good1'><body>window</body>\
      <replace id='bad1' xmlns='urn:xmpp:message-correct:0'/></message>
      """)
    #expect(readings.messages.isEmpty)
    let change = try #require(readings.changes.first)
    #expect(change.target == "bad1" && change.sender?.id == "ann@example.org")
    guard case .correction(let message) = change.effect else { return #expect(Bool(false)) }
    #expect(message.text == "window" && message.id == "good1")
  }

  @Test(arguments: [
    "<retract id='m1' xmlns='urn:xmpp:message-retract:1'/>",
    "<apply-to id='m1' xmlns='urn:xmpp:fasten:0'><retract xmlns='urn:xmpp:message-retract:0'/></apply-to>",
  ])
  func `a retraction takes back a message, and its body is for those who know none`(retraction: String) throws {
    let readings = XMPPReadings(
      """
      <message from='ann@example.org/x' to='b@example.com'>\(retraction)<body>/me retracted a message</body>\
      <fallback xmlns='urn:xmpp:fallback:0' for='urn:xmpp:message-retract:1'/></message>
      """)
    #expect(readings.messages.isEmpty)
    let change = try #require(readings.changes.first)
    #expect(change.target == "m1" && !change.isByRoom)
    guard case .retraction = change.effect else { return #expect(Bool(false)) }
  }

  @Test(arguments: [
    """
    <retract id='m1' xmlns='urn:xmpp:message-retract:1'><moderated by='r@muc.example/mod' \
    xmlns='urn:xmpp:message-moderate:1'/><reason>spam</reason></retract>
    """,
    """
    <apply-to id='m1' xmlns='urn:xmpp:fasten:0'><moderated by='r@muc.example/mod' \
    xmlns='urn:xmpp:message-moderate:0'><retract xmlns='urn:xmpp:message-retract:0'/></moderated></apply-to>
    """,
  ])
  func `a room takes back what it moderates, and one of its people does not`(retraction: String) throws {
    let stanza = { (from: String) in "<message type='groupchat' from='\(from)'>\(retraction)</message>" }
    #expect(XMPPReadings(stanza("r@muc.example")).changes.map(\.isByRoom) == [true])
    #expect(XMPPReadings(stanza("r@muc.example/eve")).changes.map(\.isByRoom) == [false])
  }

  @Test func `a tombstone is a deleted message`() throws {
    let message = try message(
      """
      <message from='ann@example.org' id='m1'>\
      <retracted stamp='2019-09-20T23:09:32Z' xmlns='urn:xmpp:message-retract:1' id='r1'/></message>
      """)
    #expect(message.isDeleted && message.id == "m1" && message.text == nil)
  }

  @Test(arguments: ["", " xmlns='urn:xmpp:message-moderate:0'"])
  func `a tombstone of what a room took back is one, also as its example is written`(namespace: String) throws {
    let message = try message(
      """
      <message type='groupchat' from='room@muc.example/oldhag'><moderated by='witch@shakespeare.example'\(namespace)>\
      <retracted stamp='2019-09-20T23:19:12Z' xmlns='urn:xmpp:message-retract:0'/><reason>Not here</reason>\
      </moderated></message>
      """)
    #expect(message.isDeleted && message.sender?.id == "oldhag")
    let other = "<message><moderated><retracted xmlns='urn:example'/></moderated></message>"
    #expect(XMPPReadings(other).messages.isEmpty)
  }

  @Test func `a reaction that is also written in words is one thing`() {
    let readings = XMPPReadings(
      """
      <message><reactions xmlns='urn:xmpp:reactions:0' id='m1'><reaction>👋</reaction></reactions><body>&gt; Hi\n👋</body>\
      <fallback xmlns='urn:xmpp:fallback:0' for='urn:xmpp:reactions:0'><body/></fallback></message>
      """)
    #expect(readings.changes.count == 1 && readings.messages.isEmpty && readings.diagnostics.isEmpty)
  }

  @Test func `a message in a foreign namespace is none`() {
    let readings = XMPPReadings("<message xmlns='urn:example:x'><body>a</body></message>")
    #expect(readings.messages.isEmpty)
    #expect(readings.note == "not shown: 1 other element")
  }

  @Test func `elements in foreign namespaces mean nothing`() throws {
    let readings = XMPPReadings(
      """
      <message><body>a</body><body xmlns='urn:example:x'>b</body><reactions xmlns='urn:example:x' id='1'/>\
      <replace id='1'/><x><url>https://example.com</url></x><y:delay xmlns:y='urn:example:x' stamp='bad'/>\
      <undeclared:action id='1' label='x'/></message>
      """)
    #expect(readings.texts == ["a"])
    #expect(readings.faults.isEmpty && readings.changes.isEmpty)
    #expect(readings.messages[0].parts.isEmpty && readings.messages[0].attachments.isEmpty)
  }
}
