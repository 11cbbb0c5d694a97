import CardCore
import CardReading
import Testing

/// Parts of a body for clients that know less (XEP-0428), counted as XEP-0426 says.
struct FallbackTests {
  private func readings(_ body: String, _ ranges: String, for purpose: String = "urn:xmpp:reply:0") -> XMPPReadings {
    XMPPReadings(
      """
      <message from='r@muc.example/ann' type='groupchat'><body>\(body)</body>\
      <reply xmlns='urn:xmpp:reply:0' to='r@muc.example/max' id='sid-9'/>\
      <fallback xmlns='urn:xmpp:fallback:0' for='\(purpose)'>\(ranges)</fallback></message>
      """)
  }

  @Test func `the quote of a reply is cut from the body and kept with the reply`() throws {
    let message = try #require(readings("&gt; cake?\nYes *please*", "<body start='0' end='8'/>").messages.first)
    #expect(message.text == "Yes *please*".replacing("Yes", with: "Yes"))
    #expect(message.reply == ReplyReference(id: "sid-9", sender: Participant(id: "max", name: "max"), text: "cake?"))
  }

  @Test(arguments: [
    // A family is one grapheme cluster of seven code points.
    ("👨‍👩‍👧‍👦 yes", "0", "8", "yes"),
    // Without normalisation: e and a combining accent are two.
    ("e\u{301}x", "0", "2", "x"),
    ("한국어 네", "0", "4", "네"),
    // An entity is one code point.
    ("&amp;&lt;ok", "0", "2", "ok"),
    ("&#x1F600;ok", "0", "1", "ok"),
    // A range that ends inside a cluster cuts it there.
    ("👍🏽ok", "0", "1", "🏽ok"),
  ])
  func `offsets are code points after entities are characters`(body: String, start: String, end: String, rest: String) {
    #expect(readings(body, "<body start='\(start)' end='\(end)'/>").texts == [rest])
  }

  @Test(arguments: [
    "start='0' end='99'", "start='9' end='2'", "start='-1' end='2'", "start='x' end='2'", "start='0' end='2.5'",
    "start='99999999999999999999' end='2'", "start='5' end='99999999999999999999999'", "start='4' end=''",
  ])
  func `a range that lies not in the body cuts nothing and is said`(range: String) {
    let readings = readings("hello", "<body \(range)/>")
    #expect(readings.texts == ["hello"])
    #expect(readings.faults == [.xmppBadRange])
  }

  @Test func `ranges that overlap are cut once`() {
    let ranges = "<body start='4' end='8'/><body start='0' end='5'/><body start='2' end='3'/><body start='9' end='9'/>"
    #expect(readings("0123456789", ranges).texts == ["89"])
  }

  @Test func `without an end the rest is cut, and without bounds all of it`() {
    #expect(readings("hello", "<body start='2'/>").texts == ["he"])
    #expect(readings("hello", "<body end='2'/>").texts == ["llo"])
    #expect(readings("hello", "<body/>").messages.isEmpty)
    #expect(readings("hello", "").messages.isEmpty)
  }

  @Test func `what stands in for something unknown stays`() {
    #expect(readings("hello", "<body/>", for: "urn:example:unknown").texts == ["hello"])
    #expect(readings("hello", "<subject start='0' end='2'/>").texts == ["hello"])
  }

  @Test func `thousands of ranges take no time to speak of`() {
    let ranges = (0..<5000).map { "<body start='\($0)' end='5000'/>" }.joined()
    #expect(readings(String(repeating: "x", count: 5000) + "!", ranges).texts == ["!"])
  }
}
