import CardKit
import TestSupport
import Testing

/// A payload with whatever it is told is wrong.
private struct Complaint: CardPayload {
  static let type: PayloadType = "complaint"
  static let summary = "faults at any place"

  var about: [String]
  var rows: [[String: [Int]]]?

  func card(using builder: inout CardBuilder) -> Card {
    for path in about { builder.report(.payloadBadValue, "wrong", field: FieldPath(parsing: path)) }
    return Card(title: "C")
  }
}

/// Faults that payloads find themselves, each at the bytes that are wrong.
struct PayloadPlaceTests {
  private func diagnostics(_ bytes: [UInt8], registry: PayloadRegistry = .standard) -> [Diagnostic] {
    var engine = CardEngine()
    engine.payloads.registry = registry
    return engine.examine(bytes).flatMap(\.diagnostics)
  }

  private static func buttons(_ json: String) -> String {
    #"{"type":"msg_with_buttons","title":"T","body":"B","buttons":\#(json)}"#
  }

  private static func poll(_ json: String) -> String { #"{"type":"poll","question":"Q","options":"\#(json)"}"# }

  /// Each source has as many marks as it has faults.
  @Test(arguments: [
    (
      buttons(#""[{\"text\":⟦\"\"⟧,\"action\":\"a\"},{\"text\":\"b\",\"action\":⟦\"javascript:call()\"⟧}]""#),
      ["data.buttons[0].text", "data.buttons[1].action"]
    ),
    // A fault of the decoder's and one of the payload's.
    (
      buttons(#""[{\"text\":⟦5⟧,\"action\":⟦\"\"⟧}]""#), ["data.buttons[0].text", "data.buttons[0].action"]
    ),
    // A label in escapes of all kinds, and faults behind it.
    (
      buttons(#""[{\"text\":\"\\ud83d\\ude00\\n\u00e9😀\ud83d\ude00\",\"action\":⟦\"\\u0020\"⟧}]""#),
      ["data.buttons[0].action"]
    ),
    // The list itself.
    (buttons(#"⟦"[]"⟧"#), ["data.buttons"]),
    (
      poll(#"[{\"id\":\"a\",\"text\":\"A\",\"votes\":⟦-3⟧},{\"id\":⟦\"a\"⟧,\"text\":⟦\"\"⟧}]"#),
      ["data.options[0].votes", "data.options[1].id", "data.options[1].text"]
    ),
    (
      #"{"type":"list","items":"[{\"title\":⟦\" \"⟧},{\"url\":⟦\"nowhere\"⟧,\"title\":\"b\"}]"}"#,
      ["data.items[0].title", "data.items[1].url"]
    ),
    (
      #"{"type":"facts","facts":"[{\"label\":⟦\"\"⟧,\"value\":\"\"}]","total":"{\"label\":⟦\"\"⟧,\"value\":\"\"}"}"#,
      ["data.facts[0].label", "data.total.label"]
    ),
    // JSON in a string that is an element.
    (
      #"{"type":"list","items":"[\"{\\\"title\\\":⟦\\\"\\\"⟧}\"]"}"#, ["data.items[0].title"]
    ),
    // Behind another message, and in a page of them.
    (#"{"data":{},"text":"é"}"# + "\n" + buttons(#""[{\"text\":⟦\"\"⟧,\"action\":\"a\"}]""#), ["data.buttons[0].text"]),
    (
      #"{"messages":[{"data":\#(buttons(#""[{\"text\":⟦\"\"⟧,\"action\":\"a\"}]""#))},{"data":{},"text":"x"}]}"#,
      ["data.buttons[0].text"]
    ),
  ])
  func `a fault that a payload finds stands at its own bytes`(marked: String, expected: [String]) {
    let source = MarkedBytes(marked)
    let found = diagnostics(source.bytes).filter { $0.severity == .error }
    #expect(found.map(\.path.description) == expected)
    #expect(found.map(\.range) == source.ranges)
  }

  /// Ways that a payload names, and what stands there: the innermost value around it where it is missing.
  @Test(arguments: [
    ("rows[0].a[1]", #"{"type":"complaint","about":"[\"rows[0].a[1]\"]","rows":"[{\"a\":[1,⟦2⟧]}]"}"#),
    ("rows[0].b", #"{"type":"complaint","about":"[\"rows[0].b\"]","rows":"[⟦{\"a\":[]}⟧]"}"#),
    ("rows[0].a[7].x", #"{"type":"complaint","about":"[\"rows[0].a[7].x\"]","rows":"[{\"a\":⟦[]⟧}]"}"#),
    ("rows[9]", #"{"type":"complaint","about":"[\"rows[9]\"]","rows":"⟦[]⟧"}"#),
    ("rows", #"{"type":"complaint","about":"[\"rows\"]","rows":⟦"[]"⟧}"#),
    ("type.x", #"{"type":⟦"complaint"⟧,"about":"[\"type.x\"]"}"#),
    ("rows", #"⟦{"type":"complaint","about":"[\"rows\"]"}⟧"#),
    ("rows[0].a", #"⟦{"type":"complaint","about":"[\"rows[0].a\"]"}⟧"#),
  ])
  func `a field that is missing has the place of what is around it`(path: String, marked: String) {
    let source = MarkedBytes(marked)
    let found = diagnostics(source.bytes, registry: PayloadRegistry([Complaint.self]))
    #expect(found.map(\.path.description) == ["data." + path])
    #expect(found.map(\.range) == source.ranges)
  }

  @Test func `metadata that was built in code has no places`() {
    let metadata: Metadata = ["type": "complaint", "about": #"["rows[0].a", "rows"]"#, "rows": #"[{"a":[]}]"#]
    let decoder = PayloadDecoder(registry: PayloadRegistry([Complaint.self]))
    #expect(decoder.card(from: RawMetadata(metadata)).diagnostics.map(\.range) == [nil, nil])
  }

  @Test func `thousands of faults in one value stand each at its own bytes`() {
    let items = Array(repeating: #"{\"title\":\"T\",\"url\":⟦\"x\"⟧}"#, count: 5000).joined(separator: ",")
    let source = MarkedBytes(#"{"type":"list","items":"[\#(items)]"}"#)
    let found = diagnostics(source.bytes).filter { $0.path.components.last == .key("url") }
    #expect(found.count == 5000)
    #expect(found.map(\.range) == source.ranges)
  }
}
