import CardCore
import CardMetadata
import CardPayloads
import TestSupport
import Testing

struct PayloadDecoderTests {
  static let button: [(String, String)] = [
    ("type", "msg_with_button"), ("title", "Hi!"), ("body", "Hello **you**"), ("button_text", "Say Hello"),
    ("button_action", "SayHello"),
  ]
  static let image: [(String, String)] = [
    ("type", "msg_with_image"), ("title", "Hi!"), ("body", "Hello **you**"), ("image_url", "https://example.com/a.png"),
    ("alt_text", "A cat"),
  ]
  static let link: [(String, String)] = [
    ("type", "msg_with_link"), ("title", "Hi!"), ("body", "Hello **you**"), ("url", "https://example.com"),
    ("link_text", "Open"),
  ]
  private static let body = [Block.paragraph([.text("Hello "), .strong([.text("you")])])]

  // MARK: Cards

  @Test func `a message with a button is a title, a body and a button`() {
    let (card, diagnostics) = decode(Self.button)
    #expect(card == Card(title: "Hi!", body: Self.body, actions: [Action("Say Hello", .submit("SayHello"))]))
    #expect(diagnostics == [])
  }

  @Test func `a message with a picture is a title, a picture and a body`() throws {
    let (card, diagnostics) = decode(Self.image)
    let source = try #require(LinkDestination("https://example.com/a.png"))
    #expect(card == Card(title: "Hi!", body: [.image(Image(source, alternative: "A cat"))] + Self.body))
    #expect(diagnostics == [])
  }

  @Test func `a picture may come along in its address, and one that is none is an error`() throws {
    let address = "data:image/png;base64,iVBORw0KGgo="
    let picture = try #require(try EmbeddedPicture(address))
    let (card, diagnostics) = decode(Self.image.setting("image_url", address))
    #expect(card.body.first == .image(Image(.embedded(picture), alternative: "A cat")))
    #expect(diagnostics == [])
    let broken = decode(Self.image.setting("image_url", "data:image/jpeg;base64,iVBORw0KGgo="))
    #expect(broken.card.body.first == .paragraph([.text("A cat")]))
    #expect(broken.diagnostics.map(\.code) == [.payloadBadValue])
    #expect(decode(Self.link.setting("url", address)).diagnostics.map(\.code) == [.actionUnsafeLink])
  }

  @Test func `a message with a link is a title, a body and a button that opens it`() throws {
    let (card, diagnostics) = decode(Self.link)
    let destination = try #require(LinkDestination("https://example.com"))
    #expect(card == Card(title: "Hi!", body: Self.body, actions: [Action("Open", .open(destination))]))
    #expect(diagnostics == [])
  }

  @Test func `a link without a text shows its address`() {
    #expect(decode(Self.link.setting("link_text", "")).card.actions.first?.label == "https://example.com")
  }

  @Test(arguments: [
    ("https://example.com", true), ("MAILTO:a@b.example", true), ("SayHello", false), ("order:42", false),
    ("javascript&colon;x", false), ("", false),
  ])
  func `a button opens an address and hands on a verb`(action: String, opens: Bool) {
    let (card, diagnostics) = decode(Self.button.setting("button_action", action))
    #expect(diagnostics == [])
    switch card.actions.first?.kind {
    case .open: #expect(opens)
    case .submit(let verb): #expect(!opens && verb == DisplayText(action))
    case nil: Issue.record("there is a button")
    }
  }

  @Test(arguments: [[], [("kind", "msg_with_button")]])
  func `kind stands for type where that is missing`(_ pairs: [(String, String)]) {
    let (card, diagnostics) = decode(pairs + Self.button.removing("type"))
    #expect(card.actions.count == (pairs.isEmpty ? 0 : 1))
    #expect(diagnostics.map(\.code) == (pairs.isEmpty ? [.payloadMissingType] : []))
  }

  @Test func `type counts where both are there`() {
    let (card, diagnostics) = decode(Self.button + [("kind", "msg_with_link")])
    #expect(card.actions.count == 1)
    #expect(diagnostics.map(\.code) == [.payloadUnknownField])
  }

  // MARK: Faults

  @Test(arguments: [button, image, link])
  func `every field is required, and may be empty where it is text`(_ pairs: [(String, String)]) {
    for (key, value) in pairs where key != "type" {
      let (_, diagnostics) = decode(pairs.removing(key))
      #expect(diagnostics.map(\.code) == [.payloadMissingField], "\(key)")
      #expect(diagnostics.map(\.path.description) == ["data.\(key)"])
      guard !value.hasPrefix("https:") else { continue }
      #expect(decode(pairs.setting(key, "")).diagnostics == [], "\(key)")
    }
  }

  @Test(arguments: [
    (button, "button_action", "javascript:alert(1)", DiagnosticCode.actionUnsafeLink),
    (button, "button_action", "//evil.example", .actionUnsafeLink),
    (button, "button_action", "ftp://example.com", .actionUnsafeLink),
    (image, "image_url", "javascript:x", .actionUnsafeLink),
    (image, "image_url", "cat.png", .payloadBadValue), (image, "image_url", "", .payloadBadValue),
    (link, "url", "data:text/html,x", .actionUnsafeLink),
    (link, "url", "example", .payloadBadValue), (link, "url", "https://u@evil.example", .actionUnsafeLink),
  ])
  func `an address that is none is an error at its field`(
    pairs: [(String, String)], key: String, value: String, code: DiagnosticCode
  ) {
    let (card, diagnostics) = decode(pairs.setting(key, value))
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.path.description) == ["data.\(key)"])
    #expect(diagnostics.allSatisfy { $0.hint != nil })
    // The label stays, and does nothing.
    #expect(card.actions.map(\.kind).filter { $0 != .submit("") } == [])
    #expect(card.title == "Hi!")
  }

  @Test func `a link in a body that must not be opened is a warning`() {
    let (card, diagnostics) = decode(Self.button.setting("body", "[a](javascript:x) [b](/y)"))
    #expect(diagnostics.map(\.code) == [.actionUnsafeLink, .actionUnsafeLink])
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(card.body == [.paragraph([.text("a b")])])
  }

  @Test(arguments: [
    ("titel", "did you mean \"title\"?"), ("Title", "did you mean \"title\"?"), ("tilte", "did you mean \"title\"?"),
    ("zzz", nil),
  ])
  func `an unknown field is a note, and tells what it may have meant`(key: String, hint: String?) {
    let (_, diagnostics) = decode(Self.button.removing("title") + [(key, "Hi!")])
    #expect(diagnostics.map(\.code) == [.payloadMissingField, .payloadUnknownField])
    #expect(diagnostics.last?.severity == .note)
    #expect(diagnostics.last?.path == FieldPath([.key("data"), .key(key)]))
    if let hint {
      #expect(diagnostics.last?.hint == hint)
    } else {
      #expect(diagnostics.last?.hint?.contains("did you mean") == false)
    }
  }

  @Test func `all faults are found at once`() {
    let (_, diagnostics) = decode([
      ("type", "msg_with_link"), ("body", "[a](javascript:x)"), ("url", "example"), ("extra", ""),
    ])
    #expect(
      diagnostics.map(\.code).sorted { $0.rawValue < $1.rawValue } == [
        .actionUnsafeLink, .payloadBadValue, .payloadMissingField, .payloadMissingField, .payloadUnknownField,
      ])
  }

  @Test(arguments: [
    ("msg_with_buton", "did you mean \"msg_with_button\"?"), ("other", nil), ("", nil),
    ("MSG_WITH_BUTTON", "did you mean \"msg_with_button\"?"),
  ])
  func `an unknown type is shown as its pairs, with a warning`(type: String, hint: String?) {
    let (card, diagnostics) = decode([("type", type), ("a", "b\nc"), ("\u{1B}", "<b>")])
    #expect(
      card
        == Card(body: [
          .facts([Fact("type", DisplayText(type)), Fact("a", DisplayText(lines: "b\nc")), Fact("␛", "<b>")])
        ]))
    #expect(diagnostics.map(\.code) == [.payloadUnknownType])
    #expect(diagnostics.map(\.severity) == [.warning])
    if let hint { #expect(diagnostics.first?.hint == hint) }
  }

  @Test func `a value that is no string is shown where nobody knows its type`() {
    let metadata = RawMetadata([
      .init("a", .number("1e400")), .init("b", .null), .init("c", .boolean(true)), .init("d", .object("{\"x\":1}")),
    ])
    let (card, _) = PayloadDecoder().card(from: metadata)
    #expect(
      card == Card(body: [.facts([Fact("a", "1e400"), Fact("b", ""), Fact("c", "true"), Fact("d", "{\"x\":1}")])]))
  }

  @Test func `metadata without pairs is an empty card`() {
    #expect(PayloadDecoder().card(from: RawMetadata()).card == Card())
  }

  // MARK: Bodies

  @Test func `a plain body is taken as it is`() {
    let body = "# a **b**\n<c>\n\n\n  d\u{1B}\r\n"
    let decoder = PayloadDecoder(bodyStyle: .plain)
    let card = decoder.card(from: RawMetadata(Self.button.setting("body", body).metadata)).card
    #expect(
      card.body == [
        .paragraph([.text("# a **b**"), .lineBreak, .text("<c>")]), .paragraph([.text("  d␛")]),
      ])
  }

  @Test(arguments: [
    (String(repeating: ">", count: 65) + "a", DiagnosticCode.bodyTooDeep, Severity.warning),
    (String(repeating: "a", count: 65_537), .bodyTooLong, .error),
  ])
  func `a body beyond a limit is plain text, with a diagnostic`(body: String, code: DiagnosticCode, severity: Severity)
  {
    let (card, diagnostics) = decode(Self.button.setting("body", body))
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.map(\.severity) == [severity])
    #expect(card.body == [.paragraph([.text(DisplayText(String(body.prefix(65_536))))])])
  }

  @Test(.enabled(if: Corpus.isPresent, "needs the corpora"), arguments: HostileCase.all)
  func `no hostile text stops a card`(_ hostile: HostileCase) {
    let text = hostile.expanded
    for pairs in [Self.button, Self.image, Self.link] {
      let all = pairs.map { ($0.0, $0.0 == "type" ? $0.1 : text) }
      let (_, diagnostics) = decode(all)
      #expect(diagnostics.allSatisfy { UnsafeText.findings(in: $0.description).isEmpty })
      #expect(diagnostics.allSatisfy { $0.message.utf8.count < 500 })
    }
  }

  private func decode(_ pairs: [(String, String)]) -> (card: Card, diagnostics: [Diagnostic]) {
    PayloadDecoder().card(from: RawMetadata(pairs.metadata))
  }
}

extension [(String, String)] {
  fileprivate var metadata: Metadata { Metadata(map { Metadata.Pair($0.0, $0.1) }) }

  fileprivate func removing(_ key: String) -> [(String, String)] { filter { $0.0 != key } }

  fileprivate func setting(_ key: String, _ value: String) -> [(String, String)] {
    map { $0.0 == key ? (key, value) : $0 }
  }
}
