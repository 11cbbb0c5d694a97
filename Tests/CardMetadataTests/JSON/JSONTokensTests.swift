import CardCore
import CardMetadata
import TestSupport
import Testing

@Suite struct JSONTokensTests {
  @Test func `an object gives its members in order, duplicates included`() throws {
    let document = try document(#"{"a":{"x":[1,2]},"b":[],"a":"c"}"#)
    let members = document.members(of: 0).map { (document.string(at: $0.key), document.rawText(of: $0.value)) }
    #expect(members.map(\.0) == ["a", "b", "a"])
    #expect(members.map(\.1) == [#"{"x":[1,2]}"#, "[]", #""c""#])
  }

  @Test func `an array gives its elements, whatever they hold`() throws {
    let document = try document(#"[1, {"a":[true]}, [], null, false, "x", -0.5e+1]"#)
    #expect(
      document.elements(of: 0).map { document[$0].kind } == [.number, .object, .array, .null, .false, .string, .number])
    #expect(
      document.elements(of: 0).map(document.rawText) == [
        "1", #"{"a":[true]}"#, "[]", "null", "false", #""x""#, "-0.5e+1",
      ])
  }

  @Test(arguments: [
    (#"{⟦"a"⟧:1}"#, 1), (#" ⟦{"a":1 }⟧ "#, 0), (#"{"a": ⟦-1.5⟧ }"#, 2), (#"[[],⟦[ 2 ]⟧]"#, 2), (#"["é😀",⟦null⟧]"#, 2),
  ])
  func `a range covers a value and nothing around it`(_ marked: String, _ index: Int) throws {
    let input = MarkedBytes(marked)
    guard case .document(let document, _, _) = JSONTokenizer.tokenize(input.bytes) else {
      Issue.record("no document")
      return
    }
    #expect(document.range(of: index) == input.ranges.first)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\ud83d\uDE00""#, "Aé😀"), (#""\u0000""#, "\0"),
    (#""\ud83d!""#, "\u{FFFD}!"), (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""a‹E2 82›b""#, "a\u{FFFD}b"), (#""\n‹FF FF›""#, "\n\u{FFFD}\u{FFFD}"),
    (#""""#, ""),
  ])
  func `a string's text has neither escapes nor bad bytes`(_ json: String, _ text: String) {
    guard case .document(let document, _, _) = JSONTokenizer.tokenize(MarkedBytes(json).bytes) else {
      Issue.record("no document")
      return
    }
    #expect(document.string(at: 0) == text)
  }

  @Test(arguments: ["1", "-0", "0.5", "1e400", "9007199254740993", "1E-2", "true", "null", "\"\"", "\u{9}\r\n [] "])
  func `any value is a document`(_ json: String) {
    #expect(JSONTokenizer.tokenize(Array(json.utf8)).diagnostics.isEmpty)
  }

  @Test func `a document starts where it is told and ends before the next`() throws {
    let input = Array("{} [1]\n2".utf8)
    guard case .document(let document, let end, _) = JSONTokenizer.tokenize(input, from: 2) else {
      Issue.record("no document")
      return
    }
    #expect(document.range(of: 0) == 3..<6)
    #expect(end == 6)
  }

  @Test func `surrogates are found again in a finished table`() throws {
    let input = Array(#"["\ud83d\ude00","\ud83d","plain",{"\ude00":1}]"#.utf8)
    guard case .document(let document, _, let faults) = JSONTokenizer.tokenize(input) else {
      Issue.record("no document")
      return
    }
    #expect(JSONTokenizer.surrogateFaults(in: document) == faults)
    #expect(faults.count == 2)
  }

  private func document(_ json: String) throws -> JSONTokens {
    guard case .document(let document, _, _) = JSONTokenizer.tokenize(Array(json.utf8)) else {
      throw CardFailure([])
    }
    return document
  }
}
