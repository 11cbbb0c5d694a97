import CardCore
import CardReading
import Testing

/// The forms in which conversations are kept: archives, carbons, exports, logs.
struct ArchiveTests {
  private func result(_ message: String, from: String? = nil, namespace: String = "urn:xmpp:mam:2") -> String {
    """
    <message to='ann@example.org/y'\(from.map { " from='\($0)'" } ?? "")><result xmlns='\(namespace)' id='arc-1'>\
    <forwarded xmlns='urn:xmpp:forward:0'><delay xmlns='urn:xmpp:delay' stamp='2010-07-10T23:08:25Z'/>\
    \(message)</forwarded></result></message>
    """
  }

  private let inner = """
    <message xmlns='jabber:client' from='bob@example.com/x' to='ann@example.org' id='m1'><body>Hi</body></message>
    """

  @Test(arguments: ["urn:xmpp:mam:0", "urn:xmpp:mam:1", "urn:xmpp:mam:2", "urn:xmpp:mam:3"])
  func `a result of an archive is the message in it, with the archive's time and id`(namespace: String) throws {
    let readings = XMPPReadings(result(inner, namespace: namespace))
    let message = try #require(readings.messages.first)
    #expect(message.text == "Hi" && message.id == "m1" && message.aliases == ["arc-1"])
    #expect(message.time?.milliseconds == 1_278_803_305_000)
    #expect(message.room == "bob@example.com")
    #expect(readings.viewers == ["ann@example.org"])
  }

  @Test func `in the first drafts the message stands beside its result`() {
    let readings = XMPPReadings(
      """
      <message to='ann@example.org/y'><result xmlns='urn:xmpp:mam:tmp' id='arc-1'/>\
      <forwarded xmlns='urn:xmpp:forward:0'>\(inner)</forwarded></message>
      """)
    #expect(readings.messages.map(\.aliases) == [["arc-1"]])
  }

  @Test func `a delay inside is the original time`() {
    let delayed = inner.replacing(
      "</message>", with: "<delay xmlns='urn:xmpp:delay' stamp='2010-07-10T20:00:00Z'/></message>")
    #expect(XMPPReadings(result(delayed)).messages.first?.time?.milliseconds == 1_278_792_000_000)
  }

  @Test func `the archive of a room calls messages by the ids that replies mean`() throws {
    let inRoom = """
      <message xmlns='jabber:client' from='r@muc.example/max' type='groupchat' id='own'><body>Hi</body></message>
      """
    let message = try #require(XMPPReadings(result(inRoom, from: "r@muc.example")).messages.first)
    #expect(message.id == "arc-1" && message.aliases == ["own"])
    #expect(message.sender?.id == "max")
  }

  @Test func `nobody else has an archive`() {
    let readings = XMPPReadings(result(inner, from: "eve@example.net/x"))
    #expect(readings.messages.isEmpty)
    #expect(readings.faults == [.xmppForeignArchive])
  }

  @Test(arguments: ["sent", "received"], [nil, "ann@example.org", "ann@example.org/phone", "eve@example.net"])
  func `a carbon copy is read from the viewer's own server alone`(kind: String, from: String?) {
    let readings = XMPPReadings(
      """
      <message to='ann@example.org/y'\(from.map { " from='\($0)'" } ?? "")><\(kind) xmlns='urn:xmpp:carbons:2'>\
      <forwarded xmlns='urn:xmpp:forward:0'>\(inner)</forwarded></\(kind)></message>
      """)
    let isOwn = from?.hasPrefix("eve") != true
    #expect(readings.texts == (isOwn ? ["Hi"] : []))
    #expect(readings.faults == (isOwn ? [] : [.xmppForeignArchive]))
  }

  @Test func `a message that passes on another quotes it`() throws {
    let message = try #require(
      XMPPReadings(
        """
        <message from='eve@example.net/x' to='ann@example.org/y'><body>Look</body>\
        <forwarded xmlns='urn:xmpp:forward:0'>\(inner)</forwarded></message>
        """
      ).messages.first)
    #expect(message.sender?.id == "eve@example.net" && message.text == "Look")
    #expect(message.reply?.text == "Hi" && message.reply?.sender?.id == "bob@example.com")
  }

  @Test func `an export has users, contacts, messages kept for later and archives`() throws {
    let readings = XMPPReadings(
      """
      <?xml version='1.0' encoding='UTF-8'?>
      <server-data xmlns='urn:xmpp:pie:0'><host jid='example.org'><user name='ann'>
      <query xmlns='jabber:iq:roster'><item jid='bob@example.com' name='Bob B.'/><item jid='x@example.com'/></query>
      <vCard xmlns='vcard-temp'><FN>Ann</FN><PHOTO><BINVAL>AAAA</BINVAL></PHOTO></vCard>
      <offline-messages>\(inner)</offline-messages>
      <archive xmlns='urn:xmpp:pie:0#mam'><result xmlns='urn:xmpp:mam:2' id='r1'><forwarded xmlns='urn:xmpp:forward:0'>
      <delay xmlns='urn:xmpp:delay' stamp='2010-07-10T23:09:32Z'/><message xmlns='jabber:client' to='bob@example.com/x'
      from='ann@example.org/b'><body>Ho</body></message></forwarded></result></archive>
      </user></host></server-data>
      """)
    #expect(readings.texts == ["Hi", "Ho"])
    #expect(readings.messages.map(\.room) == ["bob@example.com", "bob@example.com"])
    #expect(readings.participants == [Participant(id: "bob@example.com", name: "Bob B.")])
    #expect(readings.viewers == ["ann@example.org"])
    #expect(readings.faults.isEmpty)
    #expect(readings.note == "not shown: 1 other element")
  }

  @Test func `a roster of a query names people, and bookmarks name rooms`() {
    let readings = XMPPReadings(
      """
      <iq type='result'><query xmlns='jabber:iq:roster'><item jid='Bob@example.com/x' name='Bob'/></query></iq>
      <storage xmlns='storage:bookmarks'><conference jid='r@muc.example' name='The room'/></storage>
      <pubsub xmlns='http://jabber.org/protocol/pubsub'><items><item id='s@muc.example'>
      <conference xmlns='urn:xmpp:bookmarks:1' name='Another'/></item></items></pubsub>
      """)
    #expect(readings.participants == [Participant(id: "bob@example.com", name: "Bob")])
    #expect(
      readings.rooms == [Room(id: "r@muc.example", name: "The room"), Room(id: "s@muc.example", name: "Another")])
  }

  @Test func `a stream may begin anew, and need not end`() {
    let stream = """
      <?xml version='1.0'?><stream:stream xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams' \
      from='ann@example.org' to='example.org'>
      """
    let readings = XMPPReadings(
      stream + "<stream:features/>" + stream + "<message to='bob@example.com'><body>Hi</body></message>")
    #expect(readings.viewers == ["ann@example.org"])
    #expect(readings.messages.map(\.sender?.id) == ["ann@example.org"])
    #expect(readings.faults.isEmpty)
  }

  @Test func `a log of Adium has people with aliases, and notices`() throws {
    let readings = XMPPReadings(
      """
      <?xml version="1.0" encoding="UTF-8" ?>
      <chat xmlns="http://purl.org/net/ulf/ns/0.4-02" account="ann@example.org" service="Jabber" version="0.4">
      <event type="windowOpened" sender="ann@example.org" time="2008-11-05T13:55:31-05:00"/>
      <message sender="bob@example.com" time="2008-11-05T13:56:00-05:00" alias="Bob"><div><span style="color: #000">Hi \
      <b>there</b><br/>you</span></div></message>
      <status type="away" sender="bob@example.com" time="2008-11-05T13:57:00-05:00"><div>Lunch</div></status>
      <status type="offline" sender="bob@example.com" time="2008-11-05T13:58:00-05:00"/>
      <action sender="ann@example.org" time="2008-11-05T13:59:00-05:00"><div>waves</div></action>
      </chat>
      """)
    #expect(readings.texts == ["Hi there\nyou", "Lunch", "offline", "/me waves"])
    #expect(readings.messages.map(\.kind) == [.chat, .notice, .notice, .chat])
    #expect(readings.messages[0].sender == Participant(id: "bob@example.com", name: "Bob"))
    #expect(readings.messages[0].time?.milliseconds == 1_225_911_360_000)
    #expect(readings.messages[0].textStyle == .plain)
    #expect(readings.viewers == ["ann@example.org"])
    #expect(readings.note == "not shown: 1 other element")
  }

  @Test(arguments: ["2008-11-05T13:56:00-05:00", "2008-11-05T13:56:00-0500", "2008-11-05T18:56:00Z"])
  func `a line of Adium's log has its time with an offset of either form`(time: String) {
    let log = "<chat account='a@example.org'><message sender='b@example.com' time='\(time)'>Hi</message></chat>"
    let readings = XMPPReadings(log)
    #expect(readings.messages.map(\.time?.milliseconds) == [1_225_911_360_000] && readings.faults.isEmpty)
  }

  @Test func `a rootless archive of lines keeps its order without times`() {
    let lines = (0..<50).map {
      "<message from='r@muc.example/a\($0 % 3)' type='groupchat'><body>\($0)</body></message>"
    }
    let readings = XMPPReadings(lines.joined(separator: "\n") + "\n")
    #expect(readings.texts == (0..<50).map(String.init))
    #expect(readings.messages.allSatisfy { $0.time == nil })
    #expect(readings.diagnostics.isEmpty)
  }
}
