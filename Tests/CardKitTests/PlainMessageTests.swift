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
    "\u{202E}", "\u{FFFD}", "\\u200b", "\\u3000", "\u{3000}", "\u{200B}", "\u{3164}", "\u{2060}", "\u{301}",
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

  /// The types that are texts alone.
  private static let textTypes = PayloadRegistry.standard.types.compactMap { $0 as? any TextPayload.Type }

  /// A value for a field, mostly one that is right for it.
  private func value(of field: TextField, _ random: inout SeededGenerator) -> String {
    let isRight = Int.random(in: 0..<4, using: &random) > 0
    switch field.form {
    case .address where isRight: return "https://e.co/p?q=1#f"
    case .mailAddress where isRight: return ["a.b@e.co", "A+1_-@1"].randomElement(using: &random)!
    case .mailAddress:
      // Most are one name and one host, but for one sign.
      let signs = ["", "", "a", "@", ".", "e.co", ":", "?", "é", " ", "\\n"]
      return ["", "a", "@", "."].randomElement(using: &random)! + signs.randomElement(using: &random)! + "@"
        + ["", "b.co", "."].randomElement(using: &random)! + signs.randomElement(using: &random)!
    case .word where isRight: return field.words.randomElement(using: &random)!
    case .word:
      let word = field.words[0]
      return ["", "x", " ", word + "s", String(word.dropLast()), word.uppercased()].randomElement(using: &random)!
    case .text, .visibleText, .body, .visibleBody, .action, .address: return value(&random)
    }
  }

  /// A message of one of the types, mostly with its own fields, in JSON.
  private func message(_ random: inout SeededGenerator) -> String {
    let type = Self.textTypes.randomElement(using: &random)!
    let fields = type.fields.filter { $0.isRequired || Int.random(in: 0..<3, using: &random) > 0 }
    var pairs = fields.map { ($0.key, value(of: $0, &random)) }
    let name =
      Int.random(in: 0..<9, using: &random) == 0 ? Self.types.randomElement(using: &random)! : type.type.rawValue
    pairs.insert(("type", name), at: Int.random(in: 0..<4, using: &random) == 0 ? pairs.count : 0)
    if Int.random(in: 0..<5, using: &random) == 0 { pairs.shuffle(using: &random) }
    if Int.random(in: 0..<9, using: &random) == 0 { pairs.removeLast() }
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

  @Test func `messages of every type are plain at times, with and without each field that may be left out`() {
    let engine = CardEngine()
    var random = SeededGenerator(seed: 1)
    var found = Set<[String]>()
    for _ in 0..<6000 {
      let line = Array(message(&random).utf8)
      guard isPlain(line, to: engine), let metadata = engine.reader.read(line: line).first?.message?.metadata else {
        continue
      }
      for type in Self.textTypes where type.type.rawValue == metadata.first("type")?.value.text {
        for field in type.fields {
          found.insert([type.type.rawValue, metadata.first(field.key) == nil ? "without" : "with", field.key])
        }
      }
    }
    var expected = Set<[String]>()
    for type in Self.textTypes {
      for field in type.fields {
        expected.insert([type.type.rawValue, "with", field.key])
        if !field.isRequired { expected.insert([type.type.rawValue, "without", field.key]) }
      }
    }
    #expect(found == expected)
  }

  @Test func `the fields of texts are those that are decoded`() {
    for type in Self.textTypes {
      let decoded = PayloadRegistry.fields(of: type).map { "\($0.key) \($0.isRequired)" }
      #expect(Set(type.fields.map { "\($0.key) \($0.isRequired)" }) == Set(decoded), "\(type.type.rawValue)")
    }
  }

  @Test func `a code point that is plainly something to see is never blank`() {
    let engine = CardEngine()
    var plain = 0
    for scalar in (0x20...UInt32(0xFFFF)).compactMap(Unicode.Scalar.init) {
      let line = Array("{\"type\":\"code\",\"code\":\"\u{3000}\(scalar) \"}".utf8)
      guard isPlain(line, to: engine) else { continue }
      plain += 1
      #expect(!DisplayText(lines: "\u{3000}\(scalar) ").isBlank, "U+\(String(scalar.value, radix: 16))")
    }
    // Han and Hangul letters, and printable ASCII but the quote and the backslash.
    #expect(plain >= 0x9FFF - 0x4E00 + 0xD7A3 - 0xAC00 + 92)
  }

  @Test(arguments: [
    #"{"type":"msg_with_button","title":"Hi!","body":"b","button_text":"Say Hello","button_action":"SayHello"}"#,
    #" { "title" : "안녕", "type" : "msg_with_link", "body" : "a\nb \"c\" 👍", "link_text" : "", "url" : "https://example.com/a?b=c" } "#,
    #"{"type":"notice","body":"Payments pause."}"#, #"{"type":"notice","title":"점검","body":"\n안내","level":"warning"}"#,
    #"{"type":"reply","quote":"Does it stop?","body":"네","message_id":"m-20831"}"#,
    #"{"type":"code","code":"\tlet a = 1\n","language":"swift"}"#, #"{"type":"code","code":"{"}"#,
    #"{"type":"link_preview","url":"https://example.com"}"#,
    #"{"type":"contact","name":"김미나","phone":"*#06#","email":"mina.kim@example.com","organization":""}"#,
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
    #"{"type":"notice","body":""}"#, #"{"type":"notice","body":" \u200b\n"}"#, #"{"type":"notice","body":"\u00a0"}"#,
    #"{"type":"notice","body":"[a](javascript:x)"}"#, #"{"type":"notice","body":"b","level":""}"#,
    #"{"type":"notice","body":"b","level":"Info"}"#, #"{"type":"notice","body":"b","level":"fatal"}"#,
    #"{"type":"notice","body":"b","lvl":"info"}"#, #"{"type":"notice","title":"b"}"#,
    #"{"type":"reply","quote":"q","body":""}"#, #"{"type":"reply","quote":"\u3000","body":"b"}"#,
    #"{"type":"code","code":"\n\t \r\n"}"#, #"{"type":"link_preview","url":"https://e.co","image_url":""}"#,
    #"{"type":"contact","name":"","email":"a@b.co"}"#, #"{"type":"contact","name":"a","email":""}"#,
    #"{"type":"contact","name":"a","email":"a@b@c.co"}"#, #"{"type":"contact","name":"a","email":"a@."}"#,
    #"{"type":"contact","name":"a","email":"@b.co"}"#, #"{"type":"contact","name":"a","email":"a@b.co?cc=x@y.co"}"#,
    #"{"type":"nobody","title":"Hi!"}"#, #"{"type":"msg_with_link","id":"1"}"#, "{}", "", "{", "[]", "null",
  ])
  func `what has to be looked at is not plain`(line: String) {
    #expect(!isPlain(Array(line.utf8), to: CardEngine()))
  }

  @Test func `brackets that are never closed are looked at once`() throws {
    var engine = CardEngine()
    let rules = MetadataRules(name: "long", maximumPairs: 5, maximumKeyLength: 128, maximumValueLength: 65_536)
    engine.validator = MetadataValidator(rules: rules)
    let body = String(repeating: "](", count: 30_000)
    let line = #"{"type":"msg_with_button","title":"","body":"\#(body)","button_text":"","button_action":""}"#
    #expect(isPlain(Array(line.utf8), to: engine))
    #expect(!isPlain(Array(line.replacing("](\"", with: "](x)\"").utf8), to: engine))
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
