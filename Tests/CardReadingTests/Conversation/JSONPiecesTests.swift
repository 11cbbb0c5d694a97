import CardCore
import CardMetadata
import CardReading
import Foundation
import Testing
import TestSupport

struct JSONPiecesTests {
  // MARK: What is taken apart

  @Test(arguments: [
    (#"{"a":1}"#, [#"{"a":1}"#]),
    (#"{"a":1}{"b":2} {"c":3}"#, [#"{"a":1}"#, #"{"b":2}"#, #"{"c":3}"#]),
    (#"[{"a":1},{"b":2}]"#, [#"{"a":1}"#, #"{"b":2}"#]),
    (#"[[{"a":1}],[{"b":2}]]"#, [#"{"a":1}"#, #"{"b":2}"#]),
    ("[]", []),
    (#"[1,"x",null]"#, ["1", #""x""#, "null"]),
    ("7", ["7"]),
  ])
  func `documents and elements of arrays are pieces`(text: String, expected: [String]) {
    #expect(elements(text) == expected)
  }

  @Test func `a page is taken apart, and its other members are handed on before, between and behind its lists`() {
    let text = #"{"selfId":1,"contacts":[{"a":1}],"x":{"y":2},"messages":[{"b":2},{"c":3}],"hasNext":false}"#
    #expect(
      log(text) == [
        "open", #"members {"selfId":1}"#, #"contacts {"a":1}"#, #"members {"x":{"y":2}}"#, #"messages {"b":2}"#,
        #"messages {"c":3}"#, #"members {"hasNext":false}"#, "close",
      ])
  }

  @Test(arguments: [
    (#"{"messages":[]}"#, ["open", "close"]),
    (#"{"messages":[],"hasNext":false}"#, ["open", #"members {"hasNext":false}"#, "close"]),
    (
      #"[{"messages":[{"a":1}]},{"messages":[{"b":2}]}]"#,
      ["open", #"messages {"a":1}"#, "close", "open", #"messages {"b":2}"#, "close"]
    ),
    (#"{"messages":[{"msgs":[{"a":1}]}]}"#, ["open", "open", #"msgs {"a":1}"#, "close", "close"]),
    // Another object's array is not a list, and an event's details are its own.
    (#"{"data":{"messages":[{"a":1}]}}"#, [#"- {"data":{"messages":[{"a":1}]}}"#]),
    (#"{"event":"member_added","members":[{"id":"1"}]}"#, [#"- {"event":"member_added","members":[{"id":"1"}]}"#]),
    (#"{"messages":"none"}"#, [#"- {"messages":"none"}"#]),
  ])
  func `lists stand under the keys of pages`(text: String, expected: [String]) {
    #expect(log(text) == expected)
  }

  @Test func `places count from the beginning of the input`() {
    let text = #"{"selfId":1,"messages":[ {"a":"é"}],"hasNext":false}"#
    for case .element(let piece) in events(text) {
      #expect(String(decoding: Array(text.utf8)[piece.range], as: UTF8.self) == #"{"a":"é"}"#)
    }
    for case .members(let piece) in events(text) {
      let key = piece.tokens.range(of: 1).moved(by: piece.offset)
      #expect([#""selfId""#, #""hasNext""#].contains(String(decoding: Array(text.utf8)[key], as: UTF8.self)))
    }
  }

  // MARK: Faults

  @Test(arguments: [
    // A torn line spoils no other.
    ("{\"a\":1}\n{\"b\":\"x\n{\"c\":3}", [#"{"a":1}"#, #"{"c":3}"#]),
    ("{\"a\":1}\n{\"b\":\n{\"c\":3}\n{\"d\":4}", [#"{"a":1}"#, #"{"c":3}"#, #"{"d":4}"#]),
    ("{\"a\":1}\n{\"b\":1,\n{\"c\":3}", [#"{"a":1}"#, #"{"c":3}"#]),
    ("{\"a\":[1,\n{\"c\":3}\n{\"d\":4}", [#"{"c":3}"#, #"{"d":4}"#]),
    // A line that closes its brackets hides none.
    ("{\"a\":1,}\n[{\"b\":2}]", [#"{"b":2}"#]),
    // In an array the next element follows.
    (#"[{"a":1,},{"b":2}]"#, [#"{"b":2}"#]),
    (#"{"messages":[{"a":1},{"b":nope},{"c":3}]}"#, [#"{"a":1}"#, #"{"c":3}"#]),
    ("[\n  {\"a\":1},\n  {\"b\":\"x\n  },\n  {\"c\":3}\n]", [#"{"a":1}"#, #"{"c":3}"#]),
    ("{\"messages\":[{\"a\":1},{\"b\":\n{\"messages\":[{\"c\":3}]}", [#"{"a":1}"#, #"{"c":3}"#]),
    ("{\"messages\":[{\"a\":1}\n{\"messages\":[{\"c\":3}]}", [#"{"a":1}"#, #"{"c":3}"#]),
    // The end of the input.
    (#"[{"a":1},{"b":2"#, [#"{"a":1}"#]),
    (#"[{"a":1},"#, [#"{"a":1}"#]),
    (#"{"messages":[{"a":1}"#, [#"{"a":1}"#]),
    (#"{"messages":[{"a":1}],"hasNext":"#, [#"{"a":1}"#]),
    // A comma too few or too many.
    (#"[{"a":1} {"b":2}]"#, [#"{"a":1}"#, #"{"b":2}"#]),
    (#"[{"a":1},]"#, [#"{"a":1}"#]),
    ("}\n{\"a\":1}", [#"{"a":1}"#]),
  ])
  func `what can be read around a fault is read, and the fault is said`(text: String, expected: [String]) {
    #expect(elements(text) == expected)
    #expect(diagnostics(text).contains { $0.code == .jsonSyntax && $0.severity == .error })
    #expect(diagnostics(text).allSatisfy { ($0.range?.upperBound ?? 0) <= text.utf8.count })
  }

  @Test(arguments: [
    "{\"a\":1}\n{\"b\":\"⟦x⟧\n{\"c\":3}", "{\"a\":1}\n{\"b\":1⟦,⟧\n{\"c\":3}", "[{\"a\":1⟦,⟧}]",
    "[{\"a\":1},⟦{⟧\"b\":2",
  ])
  func `a fault has its place`(text: String) {
    let marked = MarkedBytes(text)
    let found = diagnostics(String(decoding: marked.bytes, as: UTF8.self)).compactMap(\.range)
    // A line end inside a string is marked itself.
    #expect(found.first == marked.ranges.first || found.first?.lowerBound == marked.ranges.first?.upperBound)
  }

  @Test func `an input without anything is a fault, and a mark before it a note`() {
    #expect(diagnostics("").map(\.code) == [.jsonSyntax])
    #expect(diagnostics(" \n").map(\.code) == [.jsonSyntax])
    #expect(diagnostics("\u{FEFF}{}\n\u{FEFF}{}").map(\.code) == [.jsonByteOrderMark, .jsonByteOrderMark])
    #expect(elements("\u{FEFF}{}\n\u{FEFF}{}") == ["{}", "{}"])
    #expect(diagnostics("{\0\"\0").map(\.code) == [.jsonEncoding])
  }

  // MARK: Limits

  @Test func `a piece that is too long is passed over and said, and the next is read`() {
    let limits = ReadingLimits(maximumMessageLength: 20)
    let long = #"{"a":""# + String(repeating: "x", count: 100) + #""}"#
    for text in ["[\(long),{\"b\":2}]", "\(long)\n{\"b\":2}", "{\"messages\":[\(long),{\"b\":2}]}"] {
      let found = events(text, limits: limits)
      #expect(elements(found) == [#"{"b":2}"#])
      #expect(diagnostics(found).map(\.code) == [.jsonSize])
      #expect(diagnostics(found).map(\.actual) == [long.utf8.count])
    }
  }

  @Test func `a piece of exactly the limit is read`() {
    let piece = #"{"a":""# + String(repeating: "x", count: 12) + #""}"#
    #expect(elements(events("[\(piece)]", limits: ReadingLimits(maximumMessageLength: 20))) == [piece])
    #expect(elements(events("[\(piece)]", limits: ReadingLimits(maximumMessageLength: 19))) == [])
  }

  @Test(arguments: ["[", #"{"a":"#, #"{"messages":["#, "[\n", "{\"a\":\n"])
  func `nesting is bounded`(opening: String) {
    let found = diagnostics(String(repeating: opening, count: 2_000))
    #expect(found.contains { $0.code == .jsonDepth && $0.limit == 64 && $0.actual == 65 })
  }

  @Test func `memory is bounded by the piece, however long the array is`() {
    var pieces = JSONPieces()
    var count = pieces.read(Array(#"{"messages":["#.utf8)).count
    for _ in 0..<2_000 { count += pieces.read(Array(#"{"id":"1","text":"hello"},"#.utf8)).count }
    #expect(count == 2_001)
    #expect(pieces.retainedCount < 1_000)
  }

  // MARK: Cuts

  @Test(arguments: Self.inputs)
  func `where the input is cut makes no difference`(name: String, input: [UInt8]) {
    let whole = events(input).map { "\($0)" }
    for size in [1, 2, 3, 7, 64] {
      var pieces = JSONPieces()
      var found: [JSONPieceEvent] = []
      for start in stride(from: 0, to: input.count, by: size) {
        found += pieces.read(Array(input[start..<min(start + size, input.count)]))
      }
      found += pieces.finish()
      #expect(found.map { "\($0)" } == whole, "\(name), \(size) bytes at a time")
    }
  }

  /// Every sample, the bad documents of the tests above and what a generator makes.
  private static let inputs: [(String, [UInt8])] = {
    let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Samples")
    let files = FileManager.default.enumerator(atPath: samples.path)?.compactMap { $0 as? String } ?? []
    var inputs = files.filter { $0.hasSuffix("json") || $0.hasSuffix("jsonl") }.compactMap { name in
      (try? Data(contentsOf: samples.appending(path: name))).map { (name, Array($0.prefix(20_000))) }
    }
    inputs.append(
      ("torn", Array("{\"messages\":[{\"a\":1},{\"b\":\n{\"messages\":[{\"c\":3},]}\n[1,2,{\"x\":}]\n\u{FEFF}{}".utf8)))
    for text in ["{\0\0\0", " \0{\0", "{\0\"\0", "\0{\0\"", "\u{FEFF}", "\n\u{FEFF}{}\u{FEFF}{}"] {
      inputs.append((text, Array(text.utf8)))
    }
    var generator = SeededGenerator(seed: 11)
    let words = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\n", " ", "1", "null", "\"a\"", "\"messages\":[", "{\"a\":1}", "é",
    ]
    for round in 0..<60 {
      let text = (0..<40).map { _ in words.randomElement(using: &generator)! }.joined()
      inputs.append(("random \(round)", Array(text.utf8)))
    }
    return inputs
  }()

  // MARK: Tools

  private func events(_ input: [UInt8], limits: ReadingLimits = .standard) -> [JSONPieceEvent] {
    var pieces = JSONPieces(limits: limits)
    return pieces.read(input) + pieces.finish()
  }

  private func events(_ text: String, limits: ReadingLimits = .standard) -> [JSONPieceEvent] {
    events(Array(text.utf8), limits: limits)
  }

  private func elements(_ text: String) -> [String] { elements(events(text)) }

  private func elements(_ events: [JSONPieceEvent]) -> [String] {
    events.compactMap { if case .element(let piece) = $0 { piece.tokens.rawText(of: 0) } else { nil } }
  }

  private func diagnostics(_ text: String) -> [Diagnostic] { diagnostics(events(text)) }

  private func diagnostics(_ events: [JSONPieceEvent]) -> [Diagnostic] {
    events.flatMap { if case .remark(_, let diagnostics) = $0 { diagnostics } else { [Diagnostic]() } }
  }

  private func log(_ text: String) -> [String] {
    events(text).map { event in
      switch event {
      case .opened: "open"
      case .closed: "close"
      case .members(let piece): "members \(piece.tokens.rawText(of: 0))"
      case .element(let piece): "\((piece.lists.last ?? nil) ?? "-") \(piece.tokens.rawText(of: 0))"
      case .remark(_, let diagnostics): "\(diagnostics)"
      }
    }
  }
}
