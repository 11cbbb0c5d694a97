import CardMetadata
import TestSupport
import Testing

@testable import CardKit

@Suite("What is plainly right is right")
struct PlainMessageTests {
  /// Pieces of values that are harmless, odd or wrong, as they are written in JSON.
  private static let pieces = [
    "a", "Hello ", "SayHello", "[a](https://e.co/x)", "![b](https://e.co/p.png)", "<3 ", "(b) ", "한국어", "👨‍👩‍👧", "e\u{301}",
    "\\n", "\\\"", "\\\\", "\\u00e9", "\\ud83d\\ude00", "\\ud83d",
    "\\u003c",
    "\\u005b", "\\u0000", "[a](https://e.co 't')", "[a](//x)", "](", "]: ",
    "[a]: javascript:x", "[a]", "[a][a]", "<javascript:x>", "<b>", "a < b", "<3", "(", ")", "[a](https://e.co/&#x6a;)",
    "![", "\t", "[", "]", "<", ">", "> ", "- ", "1. ", "**", "_", "[a](javascript:x)", "https://",
    "https://e.co/p?q=1#f",
    "http://h", "//h", "javascript:x", "mailto:a@b.co", "HTTPS://E.CO", "%", "%41", ":", "@", ".", " ", "\u{7F}",
    "\u{202E}", "\u{FFFD}",
    String(repeating: "x", count: 1000), String(repeating: "가", count: 341), String(repeating: "- ", count: 50), "",
  ]
  private static let keys = [
    "type", "kind", "title", "body", "button_text", "button_action", "url", "link_text", "image_url", "alt_text",
    "Title", "id",
    "data", "text", "channelId", " title", "extra", "tіtle", "",
  ]
  private static let types = ["msg_with_button", "msg_with_link", "msg_with_image", "notice", "nobody"]

  private func isPlain(_ line: [UInt8], to engine: CardEngine) -> Bool {
    line.withUnsafeBytes { bytes in
      PlainPairs.find(in: bytes) { engine.isUnremarkable($0) && engine.payloads.accepts($0) }
    }
  }

  private func value(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let isHarmless = Int.random(in: 0..<5, using: &random) > 0
      return (isHarmless ? Self.pieces.prefix(15) : Self.pieces[...]).randomElement(using: &random)!
    }.joined()
  }

  /// A message of one of the types, mostly with its own fields, in JSON.
  private func message(_ random: inout SeededGenerator) -> String {
    let type = PayloadRegistry.standard.types.filter { $0 is any TextPayload.Type }.randomElement(using: &random)!
    var pairs = PayloadRegistry.fields(of: type).map { field in
      let isAddress = field.key.hasSuffix("url") && Bool.random(using: &random)
      return (field.key, isAddress ? "https://e.co/p?q=1#f" : value(&random))
    }
    let name =
      Int.random(in: 0..<9, using: &random) == 0 ? Self.types.randomElement(using: &random)! : type.type.rawValue
    pairs.insert(("type", name), at: Int.random(in: 0..<4, using: &random) == 0 ? pairs.count : 0)
    if Int.random(in: 0..<5, using: &random) == 0 { pairs.shuffle(using: &random) }
    if Int.random(in: 0..<6, using: &random) == 0 { pairs.removeLast() }
    if Int.random(in: 0..<8, using: &random) == 0 {
      pairs.append((Self.keys.randomElement(using: &random)!, value(&random)))
    }
    let space = [" ", "", "", "\t", "\r\n"].randomElement(using: &random)!
    return space + "{" + pairs.map { "\"\($0.0)\":\(space)\"\($0.1)\"" }.joined(separator: ",") + "}" + space
  }

  @Test(arguments: 0..<20)
  func `nothing is wrong with a message that is plainly right`(seed: UInt64) {
    let engine = CardEngine()
    var random = SeededGenerator(seed: seed)
    var plain = 0
    for _ in 0..<300 {
      let line = Array(message(&random).utf8)
      guard isPlain(line, to: engine) else { continue }
      plain += 1
      let examinations = engine.examine(line: line)
      #expect(examinations.flatMap(\.diagnostics).isEmpty, "\(String(decoding: line, as: UTF8.self))")
      #expect(examinations.count == 1)
    }
    // Otherwise nothing was shown.
    #expect(plain > 20)
  }

  @Test(arguments: 0..<20)
  func `a payload read straight is the one that is decoded`(seed: UInt64) throws {
    let engine = CardEngine()
    var random = SeededGenerator(seed: 1000 + seed)
    for _ in 0..<300 {
      let line = Array(message(&random).utf8)
      guard isPlain(line, to: engine) else { continue }
      let message = try #require(engine.reader.read(line: line).first?.message)
      let decoded = try #require(engine.payloads.payload(from: message.metadata))
      #expect("\(try engine.payload(line: line))" == "\(decoded)", "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    #"{"type":"msg_with_button","title":"Hi!","body":"b","button_text":"Say Hello","button_action":"SayHello"}"#,
    #" { "title" : "안녕", "type" : "msg_with_link", "body" : "a\nb \"c\" 👍", "link_text" : "", "url" : "https://example.com/a?b=c" } "#,
  ])
  func `ordinary messages are plain`(line: String) {
    #expect(isPlain(Array(line.utf8), to: CardEngine()))
  }

  @Test(arguments: [
    #"[a]: javascript:x\n\n[a]"#, "[a](javascript:x)", "![a](javascript:x)", "<javascript:x>", "[a](https://e.co&#47;)",
    "[a](//x)",
    "[a](<javascript:x>)", "[a](https://e.co 't')", String(repeating: "> ", count: 45),
    String(repeating: "![", count: 45),
    String(repeating: "*a _b ", count: 25),
  ])
  func `a body that has to be parsed is not plain`(body: String) {
    let line = #"{"type":"msg_with_button","title":"","body":"\#(body)","button_text":"","button_action":""}"#
    #expect(!isPlain(Array(line.utf8), to: CardEngine()))
  }

  @Test(arguments: [
    // Each is valid or not; what counts is that nobody calls it plain.
    #"{"type":"msg_with_button","title":"Hi!","body":"[a](javascript:x)","button_text":"","button_action":""}"#,
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"","button_action":"javascript:x"}"#,
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":"","button_action":""} {}"#,
    #"{"type":"msg_with_button","title":"Hi!","title":"","button_text":"","button_action":""}"#,
    #"{"type":"msg_with_button","title":"Hi!","body":"","button_text":""}"#,
    #"{"type":"msg_with_link","title":"Hi!","body":"","url":"Open","link_text":""}"#,
    #"{"type":"msg_with_link","title":"Hi!","body":"","url":"https://","link_text":""}"#,
    #"{"type":"msg_with_link","title":"\ud800","body":"","url":"https://e.co","link_text":""}"#,
    #"{"type":"nobody","title":"Hi!"}"#, #"{"type":"msg_with_link","id":"1"}"#, "{}", "", "{", "[]", "null",
  ])
  func `what has to be looked at is not plain`(line: String) {
    #expect(!isPlain(Array(line.utf8), to: CardEngine()))
  }

  @Test func `bad UTF-8 is never plain`() {
    let start = Array(#"{"type":"msg_with_link","url":"https://e.co","link_text":"","body":"","title":""#.utf8)
    for bytes in [
      [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE2, 0x82],
      [0xFF],
    ] as [[UInt8]] {
      #expect(!isPlain(start + bytes + Array(#""}"#.utf8), to: CardEngine()))
      #expect(!isPlain(start + bytes, to: CardEngine()))
    }
    #expect(isPlain(start + [0xE2, 0x82, 0xAC] + Array(#""}"#.utf8), to: CardEngine()))
  }
}
