import CardCore
import CardMetadata
import CardReading
import Testing

/// Files, forms, buttons, previews and cards in messages.
struct StanzaPartTests {
  private func message(_ text: String) throws -> Message {
    try #require(XMPPReadings(text).messages.first)
  }

  // MARK: Files

  @Test func `a file out of band has its address and description, which the body need not repeat`() throws {
    let message = try message(
      """
      <message><body>https://example.com/a.jpg</body>\
      <x xmlns='jabber:x:oob'><url>https://example.com/a.jpg</url><desc>A licence</desc></x></message>
      """)
    #expect(message.text == nil)
    #expect(message.attachments.map(\.address) == ["https://example.com/a.jpg"])
    #expect(message.attachments.first?.description == "A licence")
  }

  @Test func `a file that is told of three times is one`() throws {
    let file = """
      <media-type>image/jpeg</media-type><name>summit.jpg</name><size>3032449</size><desc>From the summit.</desc>
      """
    let message = try message(
      """
      <message><file-sharing xmlns='urn:xmpp:sfs:0'><file xmlns='urn:xmpp:file:metadata:0'>\(file)</file>
      <sources><url-data xmlns='http://jabber.org/protocol/url-data' target='https://example.com/s.jpg'/></sources>
      </file-sharing><reference xmlns='urn:xmpp:reference:0' type='data'><media-sharing xmlns='urn:xmpp:sims:1'>
      <file xmlns='urn:xmpp:jingle:apps:file-transfer:5'>\(file)</file><sources>
      <reference xmlns='urn:xmpp:reference:0' type='data' uri='xmpp:ann@example.org?jingle'/>
      <reference xmlns='urn:xmpp:reference:0' type='data' uri='https://example.com/s.jpg'/></sources>
      </media-sharing></reference><x xmlns='jabber:x:oob'><url>https://example.com/s.jpg</url></x>
      <body>https://example.com/s.jpg</body>
      <fallback xmlns='urn:xmpp:fallback:0' for='urn:xmpp:sfs:0'><body/></fallback></message>
      """)
    #expect(message.text == nil)
    #expect(message.attachments.count == 1)
    let attachment = try #require(message.attachments.first)
    #expect(attachment.name == "summit.jpg" && attachment.mediaType == "image/jpeg" && attachment.size == 3_032_449)
    #expect(attachment.description == "From the summit." && attachment.address == "https://example.com/s.jpg")
  }

  @Test(arguments: ["-1", "1e3", "99999999999999999999", ""])
  func `a size that is no number is none`(size: String) throws {
    let message = try message(
      """
      <message><file-sharing xmlns='urn:xmpp:sfs:0'><file xmlns='urn:xmpp:file:metadata:0'><name>a</name>\
      <size>\(size)</size></file></file-sharing></message>
      """)
    #expect(message.attachments.map(\.size) == [nil])
  }

  // MARK: Forms, buttons, previews

  @Test func `a form has its questions`() throws {
    let form = try #require(
      message(
        """
        <message><x xmlns='jabber:x:data' type='form'><title>Bot</title><instructions>Fill it in</instructions>
        <field type='list-single' var='n' label='Number'><value>20</value><required/>
        <option label='Ten'><value>10</value></option><option><value>20</value></option></field>
        <field var='free'/></x></message>
        """
      ).forms.first)
    #expect(form.title == "Bot" && form.instructions == ["Fill it in"])
    let options = [DataForm.Option(label: "Ten", value: "10"), DataForm.Option(value: "20")]
    #expect(
      form.fields == [
        DataForm.Field(
          type: "list-single", name: "n", label: "Number", values: ["20"], options: options, isRequired: true),
        DataForm.Field(name: "free"),
      ])
  }

  @Test func `the rows of a result are fields with the labels of its columns`() throws {
    let form = try #require(
      message(
        """
        <message><x xmlns='jabber:x:data' type='result'><reported><field var='url' label='Address'/></reported>\
        <item><field var='url'><value>a</value></field></item><item><field var='url'><value>b</value></field></item>\
        </x></message>
        """
      ).forms.first)
    #expect(form.fields.map(\.label) == ["Address", "Address"])
    #expect(form.fields.map(\.values) == [["a"], ["b"]])
  }

  @Test func `what was asked for in secret is a secret in the answer and in a table too`() {
    let readings = XMPPReadings(
      """
      <message from='bot@example.com' to='ann@example.org'><x xmlns='jabber:x:data' type='form'>\
      <field type='text-private' var='pw'/><field type='hidden' var='h'><value>1</value></field><field var='n'/></x></message>
      <message from='ann@example.org' to='bot@example.com'><x xmlns='jabber:x:data' type='submit'>\
      <field var='pw'><value>a</value></field><field var='n'><value>b</value></field></x></message>
      <message from='max@example.org' to='bot@example.com'><x xmlns='jabber:x:data' type='submit'>\
      <field var='pw'><value>c</value></field></x></message>
      <message from='bot@example.com' to='ann@example.org'><x xmlns='jabber:x:data' type='result'>\
      <reported><field var='key' type='text-private'/><field var='on' type='boolean'/></reported>\
      <item><field var='key'><value>d</value></field><field var='on'><value>1</value></field></item></x></message>
      """)
    let types = readings.messages.flatMap(\.forms).map { $0.fields.map(\.type) }
    #expect(
      types == [
        ["text-private", "hidden", "text-single"], ["text-private", "text-single"], ["text-single"],
        ["text-private", "boolean"],
      ])
  }

  @Test(arguments: ["urn:xmpp:tmp:quick-response", "urn:xmpp:quick-response:0"])
  func `buttons come in both namespaces, with attributes that nobody specified`(namespace: String) throws {
    let message = try message(
      """
      <message><body>Merge? (yes/no)</body>\
      <response xmlns='\(namespace)' value='yes' label='Sure!' style='primary' expires-at-ms='1'/>\
      <response xmlns='\(namespace)' value='no'/><action xmlns='\(namespace)' id='merge' label='Merge now'/>\
      <response xmlns='\(namespace)'/></message>
      """)
    #expect(
      message.choices == [
        Choice(label: "Sure!", effect: .response("yes")), Choice(label: "no", effect: .response("no")),
        Choice(label: "Merge now", effect: .action("merge")),
      ])
    #expect(message.text == "Merge? (yes/no)")
  }

  @Test func `a button in several languages is one, in the language of the body`() throws {
    let message = try message(
      """
      <message xml:lang='de'><body>Ja?</body>\
      <response xmlns='urn:xmpp:tmp:quick-response' xml:lang='en' value='y' label='Yes'/>\
      <response xmlns='urn:xmpp:tmp:quick-response' xml:lang='de' value='y' label='Ja'/></message>
      """)
    #expect(message.choices == [Choice(label: "Ja", effect: .response("y"))])
  }

  @Test func `a pressed button is a notice with its label where the button is known`() throws {
    let press = """
      <message from='ann@example.org/x' to='bot@example.com'>\
      <action-selected xmlns='urn:xmpp:tmp:quick-response' id='merge'/></message>
      """
    let alone = try message(press)
    #expect(alone.kind == .notice && alone.text == "merge" && alone.event == .selection(id: "merge"))
    let offer = """
      <message from='bot@example.com/x' to='ann@example.org'><body>New</body>\
      <action xmlns='urn:xmpp:tmp:quick-response' id='merge' label='Merge now'/></message>
      """
    #expect(XMPPReadings(offer + press).texts == ["New", "Merge now"])
  }

  @Test func `a preview says what the sender says of the address in the text`() throws {
    let preview = try #require(
      message(
        """
        <message><body>See https://example.com/x</body>\
        <rdf:Description xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns:og='https://ogp.me/ns#' \
        rdf:about='https://example.com/x'><og:title>Best</og:title><og:description>Great</og:description>\
        <og:url>https://evil.example/</og:url><og:image>cid:1</og:image><og:image>https://example.com/i.png</og:image>\
        <og:site_name>Site</og:site_name></rdf:Description></message>
        """
      ).previews.first)
    #expect(preview.address == "https://example.com/x")
    #expect(preview.title == "Best" && preview.description == "Great" && preview.siteName == "Site")
    #expect(preview.imageAddress == "https://example.com/i.png")
  }

  // MARK: Cards

  @Test func `JSON of a message is metadata with its places`() throws {
    let text = """
      <message><payload xmlns='urn:xmpp:json-msg:0'><json xmlns='urn:xmpp:json:0'>
       {"type":"notice","body":"é &lt;"}</json></payload></message>
      """
    let plain = text.replacing(" &lt;", with: "")
    let metadata = try message("<message/>\n" + plain).metadata
    #expect(metadata.texts.pairs.map(\.key) == ["type", "body"])
    let range = try #require(metadata.first("body")?.valueRange)
    #expect(Array(("<message/>\n" + plain).utf8)[range].elementsEqual(#""é""#.utf8))
    // Written with an entity, the JSON has other offsets than its source.
    let escaped = try message(text).metadata
    #expect(escaped.texts.pairs.map(\.value) == ["notice", "é <"])
    #expect(escaped.first("body")?.valueRange == escaped.range)
  }

  @Test func `JSON that is none is said, in its place`() throws {
    let text =
      "<message><body>a</body><payload xmlns='urn:xmpp:json-msg:0'><json xmlns='urn:xmpp:json:0'>{]</json></payload></message>"
    let readings = XMPPReadings(text)
    #expect(readings.texts == ["a"])
    #expect(readings.faults == [.jsonSyntax])
    let range = try #require(readings.diagnostics.first?.range)
    #expect(Array(text.utf8)[range.lowerBound] == UInt8(ascii: "]"))
  }
}
