import CardCore
import CardMetadata
import TestSupport
import Testing

@Suite struct JSONFaultTests {
  @Test(arguments: JSONFaultCase.syntax)
  func `a syntax fault is marked byte by byte`(_ fault: JSONFaultCase) throws {
    let input = MarkedBytes(fault.marked)
    let diagnostics = JSONTokenizer.tokenize(input.bytes).diagnostics
    let diagnostic = try #require(diagnostics.last)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.code == .jsonSyntax)
    #expect(diagnostic.range == input.ranges.first)
    #expect(diagnostic.message.contains(fault.words), "\(diagnostic.message)")
    #expect(diagnostic.hint?.isEmpty == false)
    #expect(diagnostic.path == FieldPath())
    #expect(diagnostic.severity == .error)
  }

  @Test(arguments: JSONFaultCase.encoding)
  func `text that is not Unicode is marked wherever it stands, and reading goes on`(_ marked: String) {
    let input = MarkedBytes(marked)
    guard case .document(_, let end, let faults) = JSONTokenizer.tokenize(input.bytes) else {
      Issue.record("no document")
      return
    }
    #expect(end == input.bytes.count)
    #expect(faults.map(\.range) == input.ranges)
    #expect(faults.allSatisfy { $0.code == .jsonEncoding && $0.severity == .error })
  }

  @Test(arguments: ["⟦‹FF›⟧", "[⟦‹C3›⟧]", "{⟦‹E2 82›⟧}", #"{"a"⟦‹80›⟧:1}"#, "[1⟦‹ED›⟧‹A0 80›]"])
  func `bad UTF-8 outside a string ends the document`(_ marked: String) {
    let input = MarkedBytes(marked)
    guard case .failure(let diagnostic, let faults, let position) = JSONTokenizer.tokenize(input.bytes) else {
      Issue.record("no failure")
      return
    }
    #expect(diagnostic.code == .jsonEncoding)
    #expect(diagnostic.range == input.ranges.first)
    #expect(position == input.ranges.first?.lowerBound)
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    ("[1 2]", "write a comma before it"), ("[1 []]", "write a comma before it"), ("[1;2]", "write a comma instead"),
    ("[1}", "close the brackets in order"), ("{\"a\":}", "write a value before it, or remove it"),
    ("[1,,2]", "remove the comma"), ("{a:1}", "put the key in double quotes"), ("[True]", "write true in lower case"),
    ("{\"a\" 1}", "write a colon between the key and its value"), ("[hello]", "put text in double quotes"),
    ("[undefined]", "leave the member out, or write it as a string"), ("[“a”]", "use straight double quotes"),
    ("[\u{A0}]", "use a plain space"),
    ("[\u{0}]", "remove it; text in UTF-16 has one beside each letter, and must be UTF-8"),
  ])
  func `a hint says what to do at this place`(_ json: String, _ hint: String) {
    #expect(JSONTokenizer.tokenize(Array(json.utf8)).diagnostics.map(\.hint) == [hint])
  }

  @Test func `encoding faults before a syntax fault are told too`() {
    let input = MarkedBytes(#"["⟦‹FF›⟧", ⟦nope⟧]"#)
    let diagnostics = JSONTokenizer.tokenize(input.bytes).diagnostics
    #expect(diagnostics.map(\.range) == input.ranges)
    #expect(diagnostics.map(\.code) == [.jsonEncoding, .jsonSyntax])
  }

  @Test func `the twentieth encoding fault says how many more there are`() {
    let bytes = [UInt8(ascii: "\"")] + [UInt8](repeating: 0xFF, count: 23) + [UInt8(ascii: "\"")]
    let diagnostics = JSONTokenizer.tokenize(bytes).diagnostics
    #expect(diagnostics.count == 20)
    #expect(diagnostics.last?.message.hasSuffix("; 3 more such faults follow in this document") == true)
    #expect(diagnostics.dropLast().allSatisfy { !$0.message.contains("more") })
  }

  @Test func `sixty-four open containers pass and the sixty-fifth is one too many`() {
    let deepest = String(repeating: #"[{"a":"#, count: 32)
    let closed = deepest + "1" + String(repeating: "}]", count: 32)
    #expect(JSONTokenizer.tokenize(Array(closed.utf8)).diagnostics.isEmpty)
    let diagnostics = JSONTokenizer.tokenize(Array((deepest + "[").utf8)).diagnostics
    #expect(diagnostics.map(\.code) == [.jsonDepth])
    #expect(diagnostics.first?.range == deepest.utf8.count..<(deepest.utf8.count + 1))
    #expect(diagnostics.first?.limit == 64)
    #expect(diagnostics.first?.actual == 65)
  }

  @Test func `siblings do not count as depth`() {
    let siblings = "[" + Array(repeating: "[]", count: 1000).joined(separator: ",") + "]"
    #expect(JSONTokenizer.tokenize(Array(siblings.utf8)).diagnostics.isEmpty)
  }

  @Test func `a hostile excerpt is shown safely and shortly`() throws {
    let input = Array(("[\"\" \"\u{202E}\u{9B}" + String(repeating: "x", count: 10_000) + "\"]").utf8)
    let message = try #require(JSONTokenizer.tokenize(input).diagnostics.first?.message)
    #expect(message.unicodeScalars.allSatisfy { $0 != "\u{202E}" && $0 != "\u{9B}" })
    #expect(message.count < 120)
  }
}
