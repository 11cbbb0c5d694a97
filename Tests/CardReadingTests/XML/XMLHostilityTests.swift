import CardCore
import CardReading
import TestSupport
import Testing

/// XML that is broken, torn, or made to do harm.
struct XMLHostilityTests {
  private static let good = "<message from='r@muc.example/a' type='groupchat'><body>ok</body></message>"

  // MARK: Document types and entities

  @Test func `a bomb of entities is a diagnostic, and nothing is expanded`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!-- don't > stop ]> here -->
      <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
      <message><body>&lol1;</body></message>
      \(Self.good)
      """
    let readings = XMPPReadings(bomb)
    #expect(readings.faults == [.xmlDocumentType, .xmlEntity])
    #expect(readings.texts == ["ok"])
  }

  @Test(arguments: [
    #"<!DOCTYPE a SYSTEM "file:///etc/passwd">"#, #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#,
    #"<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/"> %p;]>"#,
    #"<!DOCTYPE a PUBLIC "-//x" "http://x.example/">"#,
  ])
  func `nothing from outside is read`(declaration: String) {
    let readings = XMPPReadings("\(declaration)<message><body>&x;</body></message>\(Self.good)")
    #expect(readings.faults == [.xmlDocumentType, .xmlEntity])
    #expect(readings.texts == ["ok"])
  }

  @Test func `a document type inside a stanza ends it`() {
    let readings = XMPPReadings("<message><!DOCTYPE a><body>a</body></message>\n\(Self.good)")
    #expect(readings.faults == [.xmlDocumentType])
    #expect(readings.texts == ["ok"])
  }

  @Test func `an attribute's entity is not expanded either`() {
    #expect(XMPPReadings("<message from='&x;'><body>a</body></message>\(Self.good)").faults == [.xmlEntity])
  }

  @Test func `an ampersand that begins nothing is said where it stands`() throws {
    let text = "<message><body>salt & pepper</body></message>"
    let readings = XMPPReadings("\(text)\n\(Self.good)")
    #expect(readings.faults == [.xmlSyntax] && readings.texts == ["ok"])
    let range = try #require(readings.diagnostics.first?.range)
    #expect(range == 20..<21 && readings.diagnostics.first?.hint?.contains("&amp;") == true)
  }

  @Test func `processing instructions are passed over and said`() {
    let readings = XMPPReadings("<?php evil() ?><message><body>a<?x y?>b</body></message>")
    #expect(readings.faults == [.xmlInstruction, .xmlInstruction])
    #expect(readings.texts == ["ab"])
  }

  @Test func `comments are nothing, and character data is text`() {
    let readings = XMPPReadings("<!-- <message> --><message><body>a<!-- b -->c<![CDATA[<d> & ]]></body></message>")
    #expect(readings.texts == ["ac<d> & "])
    #expect(readings.diagnostics.isEmpty)
  }

  // MARK: Limits

  @Test func `elements nest 64 levels deep and no deeper`() {
    func nested(_ depth: Int) -> String {
      let open = (0..<depth - 2).map { "<a\($0)>" }.joined()
      let close = (0..<depth - 2).reversed().map { "</a\($0)>" }.joined()
      return "<message><body>x</body>\(open)\(close)</message>"
    }
    // The root that is made up around the stanza is one more.
    #expect(XMPPReadings(nested(63)).faults == [])
    #expect(XMPPReadings(nested(66)).faults == [.xmlDepth])
    #expect(XMPPReadings(nested(5000) + "\n" + Self.good).texts == ["ok"])
  }

  @Test func `containers nest no deeper either`() {
    let open = String(repeating: "<a>", count: 5000)
    #expect(XMPPReadings(open + "\n" + Self.good).faults.first == .xmlDepth)
  }

  @Test func `a stanza of one byte more than 256 KiB is refused, and the next line is read`() {
    func stanza(_ length: Int) -> String {
      let frame = "<message><body></body></message>"
      return "<message><body>\(String(repeating: "x", count: length - frame.utf8.count))</body></message>"
    }
    #expect(XMPPReadings(stanza(262_144)).faults == [])
    let readings = XMPPReadings(stanza(262_145) + "\n" + Self.good)
    #expect(readings.faults == [.xmlSize])
    #expect(readings.texts == ["ok"])
  }

  @Test func `an element has 64 attributes at most`() {
    func stanza(_ count: Int) -> String {
      "<message\((0..<count).map { " a\($0)='x'" }.joined())><body>a</body></message>"
    }
    #expect(XMPPReadings(stanza(64)).faults == [])
    #expect(XMPPReadings(stanza(65)).faults == [.xmlAttributes])
  }

  @Test func `a start tag around stanzas that is too long is passed over`() {
    let readings = XMPPReadings("<archive x='\(String(repeating: "x", count: 3000))'>\(Self.good)</archive>")
    #expect(readings.faults == [.xmlSize])
    #expect(readings.texts == ["ok"])
  }

  @Test func `a start tag around stanzas that is broken breaks no stanza`() {
    let readings = XMPPReadings("<archive a='1' a='2'>\(Self.good)\(Self.good)</archive>\(Self.good)")
    #expect(readings.faults == [.xmlSyntax])
    #expect(readings.texts == ["ok", "ok", "ok"])
  }

  // MARK: Broken stanzas

  @Test(arguments: [
    "<message><body>a</message>", "<message><body>a</body></messag>", "<message a='1' a='2'><body>a</body></message>",
    "<message><body>a\u{1}</body></message>", "<message><body>\u{0}</body></message>",
    "<message><body>&</body></message>",
    "<message><body>&#0;</body></message>", "<message><body>]]></body></message>",
    "<message><body a=b>a</body></message>",
    "<message><body>a < b</body></message>", "<message from='a'to='b'><body>a</body></message>",
    "<message><!ELEMENT x><body>a</body></message>", "<message><body a='<'>a</body></message>", "<message",
    "<message a='",
    "<message><body>torn", "<message><body>torn</bo", "<message><![CDATA[a]]", "</message>",
    "<message><body>&x</body></message>",
    "<1/><message><2/></message>", "<message><a:b:c d:e:f='1'><</a:b:c></message>",
  ])
  func `a broken line is said and spoils no other`(line: String) {
    let readings = XMPPReadings(Self.good + "\n" + line + "\n" + Self.good + "\n" + Self.good)
    #expect(!readings.faults.isEmpty)
    #expect(Set(readings.faults).isSubset(of: [.xmlSyntax, .xmlEntity]))
    // What is torn inside a section of character data takes what follows with it.
    if !line.contains("CDATA") { #expect(readings.texts == ["ok", "ok", "ok"]) }
  }

  @Test func `input that ends early is shown up to there`() throws {
    let text = Self.good + "\n<message><body>torn"
    let readings = XMPPReadings(text)
    #expect(readings.texts == ["ok"])
    #expect(readings.faults == [.xmlSyntax])
    #expect(readings.diagnostics.first?.range == Self.good.utf8.count + 1..<text.utf8.count)
  }

  @Test func `a document that ends early says so`() {
    #expect(XMPPReadings("<server-data xmlns='urn:xmpp:pie:0'>\(Self.good)").faults == [.xmlSyntax])
    #expect(XMPPReadings("<chat>").faults == [.xmlSyntax])
  }

  @Test func `a fault stands at its bytes`() throws {
    let marked = MarkedBytes("<message/>\n<message><body>caf⟦&eacute;<⟧/body></message>")
    let range = try #require(XMPPReadings(bytes: marked.bytes).diagnostics.first?.range)
    #expect(marked.ranges[0].contains(range.lowerBound))
  }

  // MARK: Encodings

  @Test func `bytes that are not UTF-8 are shown as such and said in their place`() throws {
    let before = Array("<message><body>caf".utf8)
    let readings = XMPPReadings(bytes: before + [0xE9] + Array("</body></message>".utf8))
    #expect(readings.texts == ["caf\u{FFFD}"])
    #expect(readings.faults == [.xmlEncoding])
    #expect(readings.diagnostics.first?.range == before.count..<before.count + 1)
  }

  @Test(arguments: ["ISO-8859-1", "UTF-7", "utf-16", "x\u{1B}[31m"])
  func `a document in another encoding is refused, and the next one is read`(encoding: String) {
    let text = "<?xml version='1.0' encoding='\(encoding)'?>\(Self.good)\n<?xml version=\"1.0\"?>\(Self.good)"
    let readings = XMPPReadings(text)
    #expect(readings.faults == [.xmlEncoding])
    #expect(readings.texts == ["ok"])
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read, with places in the input`(isBigEndian: Bool, hasMark: Bool) throws {
    let torn = "<message>"
    let text =
      (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-16'?>\n<message><body>한국 🐢 é</body></message>"
      + torn
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    for pieces in [1, 3, 1000] {
      let readings = XMPPReadings(bytes: bytes, pieces: pieces)
      #expect(readings.texts == ["한국 🐢 é"])
      #expect(readings.faults == [.xmlSyntax])
      #expect(readings.diagnostics.first?.range == bytes.count - 2 * torn.utf16.count..<bytes.count)
    }
  }

  @Test func `UTF-32 is refused`() {
    #expect(XMPPReadings(bytes: [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).faults == [.xmlEncoding])
  }

  @Test func `documents follow one another`() {
    let document =
      "\u{FEFF}<?xml version='1.0' encoding='utf-8'?>\n<chat><message sender='a'><div>x</div></message></chat>\n"
    let readings = XMPPReadings(document + document + Self.good + document)
    #expect(readings.texts == ["x", "x", "ok", "x"])
    #expect(readings.faults.isEmpty)
  }

  // MARK: Pieces

  private static let mixed = """
    <?xml version='1.0'?><stream:stream xmlns:stream='http://etherx.jabber.org/streams'>stray
    \(good)<!-- c --><iq/><message><body>&lt;<![CDATA[x]]></body></message><?pi?>
    <message><body>torn
    \(good)
    <!DOCTYPE x [<!ENTITY a "b">]><message a='<'/>
    <message><delay xmlns='urn:xmpp:delay' stamp='x'/><body>한🐢</body></message></stream:stream>
    <a><b>text</b></a></c>
    """

  @Test(arguments: [1, 2, 3, 7, 64])
  func `the pieces in which bytes come make no difference`(length: Int) {
    let bytes = Array(Self.mixed.utf8)
    #expect(XMPPReadings(bytes: bytes, pieces: length).dump == XMPPReadings(bytes: bytes).dump)
  }

  @Test func `input that is cut off anywhere crashes nothing, and shows what stands before`() {
    let bytes = Array(Self.mixed.utf8)
    let whole = XMPPReadings(bytes: bytes).texts
    for count in bytes.indices {
      let texts = XMPPReadings(bytes: Array(bytes[..<count])).texts
      #expect(whole.starts(with: texts))
    }
  }

  @Test func `a stanza is given as soon as its last byte has come`() {
    var decoder = XMPPDecoder()
    let bytes = Array(Self.good.utf8)
    #expect(decoder.read(Array(bytes.dropLast())).isEmpty)
    #expect(decoder.read([bytes[bytes.count - 1]]).count == 1)
  }

  @Test(arguments: [
    "<", "<a", "<a>", "<message>", "<message><!--\n", "<message a='\n", "</a>", "<!x\n", "<message\n", "<?x?>", "]]>",
    "<message><forwarded>\n", "<message>\n", "<!DOCTYPE\n", "&", "<message/>", "<a b='\n",
  ])
  func `floods take time that grows with them`(piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    // If the time were quadratic, this would take hours.
    #expect(!XMPPReadings(text).readings.isEmpty)
  }
}
