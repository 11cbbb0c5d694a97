import CardCore
import CardMetadata
import CardPayloads
import Testing

/// Wrong values, each with everything that is said of them.
struct PayloadFaultTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let pairs: Metadata
    let expected: [String]

    /// A wrong card, and `path: message` of each fault.
    init(_ pairs: Metadata, _ expected: String...) {
      self.pairs = pairs
      self.expected = expected
    }

    var testDescription: String { pairs.json }
  }

  private static func elements(_ count: Int, _ element: (Int) -> String) -> String {
    "[" + (0..<count).map(element).joined(separator: ",") + "]"
  }

  private static func buttons(_ json: String) -> Metadata {
    ["type": "msg_with_buttons", "title": "T", "body": "B", "buttons": json]
  }

  private static func poll(_ json: String) -> Metadata { ["type": "poll", "question": "Q", "options": json] }

  private static func file(_ key: String, _ value: String) -> Metadata {
    var metadata: Metadata = ["type": "file", "name": "a.pdf", "url": "https://example.com/a"]
    metadata[key] = value
    return metadata
  }

  private static let messages = [
    Fault(["type": "notice", "body": ""], #"data.body: "body" is empty"#),
    Fault(["type": "notice", "body": " \u{200B}"], #"data.body: "body" has nothing in it to see"#),
    Fault(
      ["type": "notice", "body": "B", "level": "fatal"],
      #"data.level: "level" is "fatal"; expected one of "info", "success", "warning", "error""#),
    Fault(buttons("[]"), #"data.buttons: "buttons" has 0 elements; the least is 1"#),
    Fault(buttons("{}"), #"data.buttons: "buttons" is "{}"; expected a JSON array"#),
    Fault(
      buttons(elements(11) { #"{"text":"\#($0)","action":"a"}"# }),
      #"data.buttons: "buttons" has 11 elements; the limit is 10"#),
    Fault(buttons(elements(10) { #"{"text":"\#($0)","action":"a"}"# })),
    Fault(
      buttons(#"[{"text":"a","action":"b"},{"text":"","action":" "}]"#), #"data.buttons[1].text: "text" is empty"#,
      #"data.buttons[1].action: "action" has nothing in it to see"#),
    Fault(
      buttons(#"[{"text":"a"},7]"#), #"data.buttons[0].action: the required field "action" is missing"#,
      #"data.buttons[1]: "buttons"[1] is "7"; expected a JSON object"#),
    Fault(
      buttons(#"[{"text":"a","action":"javascript:x"}]"#),
      #"data.buttons[0].action: the address "javascript:x" has the scheme "javascript", which is not allowed"#),
    Fault(["type": "reply", "quote": "", "body": "B"], #"data.quote: "quote" is empty"#),
    Fault(["type": "reply", "quote": "Q", "body": "\n"], #"data.body: "body" has nothing in it to see"#),
    Fault(["type": "code", "code": ""], #"data.code: "code" is empty"#),
  ]

  private static let references = [
    Fault(
      ["type": "link_preview", "url": "example.com"],
      #"data.url: "url" is "example.com"; expected an address of the schemes http, https"#),
    Fault(
      ["type": "link_preview", "url": "mailto:a@example.com"],
      #"data.url: "url" is "mailto:a@example.com"; expected an address of the schemes http, https"#),
    Fault(
      ["type": "link_preview", "url": "https://example.com", "image_url": "data:image/png,x"],
      #"data.image_url: the address "data:image/png,x" has the scheme "data", which is not allowed"#),
    Fault(file("name", ""), #"data.name: "name" is empty"#),
    Fault(file("name", "a/b"), #"data.name: "name" is "a/b", which has a slash as no file's name has"#),
    Fault(file("name", "C:\\b"), #"data.name: "name" is "C:\b", which has a slash as no file's name has"#),
    Fault(file("url", "tel:123"), #"data.url: "url" is "tel:123"; expected an address of the schemes http, https"#),
    Fault(file("size", "-1"), #"data.size: "size" is -1; a file has 0 bytes or more"#),
    Fault(file("size", "0")),
    Fault(file("media_type", "pdf"), #"data.media_type: "media_type" is "pdf"; expected a media type"#),
    Fault(file("media_type", "a/b/c"), #"data.media_type: "media_type" is "a/b/c"; expected a media type"#),
    Fault(file("media_type", "/pdf"), #"data.media_type: "media_type" is "/pdf"; expected a media type"#),
    Fault(file("media_type", "text/plain; charset=utf-8")),
    Fault(file("media_type", "image/svg+xml")),
    Fault(
      ["type": "location", "latitude": "90.5", "longitude": "-180.5"],
      #"data.latitude: "latitude" is 90.5; expected -90 to 90"#,
      #"data.longitude: "longitude" is -180.5; expected -180 to 180"#),
    Fault(["type": "location", "latitude": "-90", "longitude": "180"]),
    Fault(
      ["type": "location", "latitude": "north", "longitude": "0"],
      #"data.latitude: "latitude" is "north"; expected a number"#),
    Fault(
      ["type": "event", "title": "T", "start": "2026-12-03T18:30:00+09:00", "end": "2026-12-03T09:29:00Z"],
      #"data.end: "end" is 2026-12-03 09:29 UTC, before the start at 2026-12-03 09:30 UTC"#),
    Fault(["type": "event", "title": "T", "start": "2026-12-03T18:30:00+09:00", "end": "2026-12-03T09:30:00Z"]),
    Fault(
      ["type": "event", "title": " ", "start": "tomorrow"],
      #"data.start: "start" is "tomorrow"; expected a date in ISO 8601, such as 2026-11-30T09:30:00Z"#,
      #"data.title: "title" has nothing in it to see"#),
  ]

  private static let numbers = [
    Fault(["type": "rating", "title": "T", "score": "5.1"], #"data.score: "score" is 5.1; expected 0 to 5"#),
    Fault(["type": "rating", "title": "T", "score": "-1"], #"data.score: "score" is -1; expected 0 to 5"#),
    Fault(["type": "rating", "title": "T", "score": "7", "max": "10"]),
    Fault(["type": "rating", "title": "T", "score": "7", "max": "11"], #"data.max: "max" is 11; expected 1 to 10"#),
    Fault(["type": "rating", "title": "T", "score": "0", "max": "0"], #"data.max: "max" is 0; expected 1 to 10"#),
    Fault(["type": "rating", "title": "", "score": "5"], #"data.title: "title" is empty"#),
    Fault(["type": "progress", "title": "T", "value": "100.5"], #"data.value: "value" is 100.5; expected 0 to 100"#),
    Fault(["type": "progress", "title": "T", "value": "-1"], #"data.value: "value" is -1; expected 0 to 100"#),
    Fault(
      ["type": "progress", "title": "T", "value": "3", "max": "2.5"], #"data.value: "value" is 3; expected 0 to 2.5"#),
    Fault(
      ["type": "progress", "title": "T", "value": "3", "max": "0"], #"data.max: "max" is 0; expected more than 0"#),
    Fault(["type": "progress", "title": "T", "value": "65%"], #"data.value: "value" is "65%"; expected a number"#),
    Fault(["type": "progress", "title": "", "value": "6"], #"data.title: "title" is empty"#),
    Fault(poll("[]"), #"data.options: "options" has 0 elements; the least is 2"#),
    Fault(poll(#"[{"id":"a","text":"A"}]"#), #"data.options: "options" has 1 element; the least is 2"#),
    Fault(
      poll(elements(11) { #"{"id":"\#($0)","text":"A"}"# }),
      #"data.options: "options" has 11 elements; the limit is 10"#
    ),
    Fault(
      poll(#"[{"id":"a","text":"A"},{"id":"b","text":""},{"id":"a","text":"C","votes":-1}]"#),
      #"data.options[1].text: "text" is empty"#,
      #"data.options[2].votes: "votes" is -1; an option has 0 votes or more"#,
      #"data.options[2].id: "id" is "a", as data.options[0].id is already"#),
    Fault(
      poll(#"[{"id":"","text":"A"},{"id":"","text":"B"}]"#), #"data.options[0].id: "id" is empty"#,
      #"data.options[1].id: "id" is empty"#),
    Fault(poll(#"[{"id":"é","text":"A"},{"id":"e\#u{301}","text":"B"}]"#)),
    Fault(
      ["type": "poll", "question": "", "options": #"[{"id":"a","text":"A"},{"id":"b","text":"B"}]"#],
      #"data.question: "question" is empty"#),
  ]

  private static let rows = [
    Fault(["type": "list", "items": "[]"], #"data.items: "items" has 0 elements; the least is 1"#),
    Fault(
      ["type": "list", "items": elements(21) { #"{"title":"\#($0)"}"# }],
      #"data.items: "items" has 21 elements; the limit is 20"#),
    Fault(
      ["type": "list", "items": #"[{"title":""},{"title":"b","url":"nowhere"}]"#],
      #"data.items[0].title: "title" is empty"#,
      #"data.items[1].url: "url" is "nowhere"; expected an address of the schemes http, https, mailto, tel"#),
    Fault(["type": "facts", "facts": "[]"], #"data.facts: "facts" has 0 elements; the least is 1"#),
    Fault(
      ["type": "facts", "facts": elements(21) { #"{"label":"\#($0)","value":""}"# }],
      #"data.facts: "facts" has 21 elements; the limit is 20"#),
    Fault(
      ["type": "facts", "facts": #"[{"label":"","value":"1"}]"#, "total": #"{"label":"","value":"1"}"#],
      #"data.facts[0].label: "label" is empty"#, #"data.total.label: "label" is empty"#),
    Fault(
      ["type": "facts", "facts": #"{"a":"b"}"#], #"data.facts: "facts" is "{"a":"b"}"; expected a JSON array"#),
    Fault(["type": "coupon", "title": "", "code": "A"], #"data.title: "title" is empty"#),
    Fault(["type": "coupon", "title": "T", "code": "  "], #"data.code: "code" has nothing in it to see"#),
    Fault(
      ["type": "coupon", "title": "T", "code": "A", "expires": "soon"],
      #"data.expires: "expires" is "soon"; expected a date in ISO 8601, such as 2026-11-30T09:30:00Z"#),
    Fault(["type": "contact", "name": ""], #"data.name: "name" is empty"#),
  ]

  @Test(arguments: messages + references + numbers + rows)
  func `a wrong value is reported at its place, with what it is`(fault: Fault) {
    let (_, diagnostics) = PayloadDecoder().card(from: RawMetadata(fault.pairs))
    #expect(diagnostics.map { "\($0.path): \($0.message)" } == fault.expected)
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.hint != nil })
  }

  @Test(arguments: [
    "", "mina", "@example.com", "mina@", "mina@.", "a@b@example.com", "mina@example.com?bcc=all@example.com",
    "a b@c.example",
    "mina@example.com,all@example.com", "mina%0Abcc@example.com", "<mina@example.com>", "mina\u{202E}@example.com",
    "a@b@\u{301}c.example",
    "mina\r\n@example.com",
  ])
  func `what is not one mail address is none`(address: String) {
    let (card, diagnostics) = PayloadDecoder().card(
      from: RawMetadata(["type": "contact", "name": "Mina", "email": address]))
    #expect(diagnostics.map(\.code) == [.payloadBadValue])
    #expect(diagnostics.map(\.path.description) == ["data.email"])
    #expect(card.actions == [])
  }

  @Test(arguments: [
    (buttons("[]"), 1, 0), (buttons(elements(12) { #"{"text":"\#($0)","action":"a"}"# }), 10, 12),
    (poll(#"[{"id":"a","text":"A"}]"#), 2, 1),
  ])
  func `a count tells its limit in numbers`(pairs: Metadata, limit: Int, actual: Int) throws {
    let diagnostic = try #require(PayloadDecoder().card(from: RawMetadata(pairs)).diagnostics.first)
    #expect(diagnostic.limit == limit)
    #expect(diagnostic.actual == actual)
  }

  @Test func `a fault inside of nested JSON is marked at the pair's value where the source is unknown`() {
    let buttons = RawMetadata.Entry(
      "buttons", .string(#"[{"text":"","action":"a"}]"#), keyRange: 10..<19, valueRange: 20..<50)
    let metadata = RawMetadata([
      .init("type", .string("msg_with_buttons")), .init("title", .string("T")), .init("body", .string("")), buttons,
    ])
    #expect(PayloadDecoder().card(from: metadata).diagnostics.map(\.range) == [20..<50])
  }

  @Test func `elements beyond the limit are counted and not looked at`() {
    let many = Self.elements(5000) { _ in #"{"text":"","action":""}"# }
    #expect(PayloadDecoder().card(from: RawMetadata(Self.buttons(many))).diagnostics.count == 21)
  }
}
