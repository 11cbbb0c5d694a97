import CardWriting
import Testing

struct XMLWriterTests {
  @Test func `XML text and attributes are escaped, and what XML cannot hold is replaced`() {
    var writer = XMLWriter()
    writer.element("a", ["b": "\"<&'>\n\t\r\u{0}"], text: "]]>\n\t\r\u{1B}\u{FFFE}\u{202E}é")
    #expect(
      writer.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="&quot;&lt;&amp;'&gt;&#xA;&#x9;&#xD;\u{FFFD}">]]&gt;
        \t&#xD;\u{FFFD}\u{FFFD}&#x202E;é</a>

        """)
    #expect(writer.replacedCount == 3)
  }

  @Test func `stanzas have no declaration, no white space inside and a line each`() {
    var writer = XMLWriter(.stanzas)
    for id in ["1", nil] {
      writer.element("message", ["id": id]) { writer in
        writer.element("body", text: "a\nb")
        writer.empty("unstyled", ["xmlns": "urn:xmpp:styling:0"])
      }
    }
    #expect(
      writer.output == """
        <message id="1"><body>a
        b</body><unstyled xmlns="urn:xmpp:styling:0"/></message>
        <message><body>a
        b</body><unstyled xmlns="urn:xmpp:styling:0"/></message>

        """)
  }
}
