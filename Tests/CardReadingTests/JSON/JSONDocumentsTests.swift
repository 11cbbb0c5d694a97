import CardCore
import CardMetadata
import CardReading
import TestSupport
import Testing

@Suite struct JSONDocumentsTests {
  @Test(arguments: [
    ("{}\n{}\n", 2), ("{}{}[]", 3),
    ("{\n  \"a\": 1\n}\n\n[\n]", 2), ("{} {}\r\n{}", 3), ("1 \"a\" null", 3), ("{}\n1", 2),
    ("{\n}{\"a\":1}\n{}", 3),
  ])
  func `documents follow one another with or without white space`(_ input: String, _ count: Int) {
    let outcomes = JSONDocuments.all(in: Array(input.utf8))
    #expect(outcomes.count == count)
    #expect(outcomes.allSatisfy { $0.diagnostics.isEmpty })
  }

  /// The long one is for simdjson, the short one is not.
  @Test(arguments: [
    #"{"a":[1,{"b":"\u00e9"}],"c":null}"#, "{\"a\":1}\n{\"a\"\n{\"b\":2}\n[]", #"{"a":"\ud83d"} [1]"#,
    "[1,\n2]\n{}x\n{}",
  ])
  func `a long input is read as a short one`(_ input: String) {
    let short = JSONDocuments.all(in: Array(input.utf8))
    let long = JSONDocuments.all(in: Array(input.utf8) + [UInt8](repeating: UInt8(ascii: "\n"), count: 270_000))
    #expect(long.map(\.diagnostics) == short.map(\.diagnostics))
    #expect(long.map(\.tokens) == short.map(\.tokens))
  }

  @Test(arguments: [("", 0..<0), (" \n\t", 0..<3), ("\u{FEFF}", 3..<3), ("\u{FEFF}\n", 3..<4)])
  func `an empty input is one fault, never no document`(_ input: String, _ range: Range<Int>) {
    let diagnostics = JSONDocuments.all(in: Array(input.utf8)).flatMap(\.diagnostics)
    let faults = diagnostics.filter { $0.severity == .error }
    #expect(faults.map(\.range) == [range])
    #expect(faults.map(\.message) == ["the input is empty"])
  }

  /// Expected: the last byte that stands on the torn line.
  @Test(arguments: [
    ("{\"a\":1}\n{\"a\"⟦:⟧\n{\"a\":2}\n{\"a\":3}\n", 4), ("{\"a\":⟦1⟧\n{\"a\":2}\n", 2), ("[1⟦,⟧  \r\n[2]\n[3]\n", 3),
    ("{\"a\"⟦:⟧\n{\"a\":2}\n", 2),
    ("  {\"a\"⟦:⟧\n  {\"a\":2}\n  {\"a\":3}\n", 3), ("  {\"a\"⟦:⟧\n{\"a\":2}\n{\"a\":3}\n", 3),
  ])
  func `a line that was cut off is blamed where it stops, not where the next one begins`(
    _ marked: String, _ count: Int
  ) throws {
    let input = MarkedBytes(marked)
    let outcomes = JSONDocuments.all(in: input.bytes)
    #expect(outcomes.count == count)
    let diagnostics = outcomes.flatMap(\.diagnostics)
    #expect(diagnostics.map(\.range) == input.ranges)
  }

  @Test func `a byte order mark before the first document is skipped, counted and noted`() throws {
    let outcomes = JSONDocuments.all(in: Array("\u{FEFF}{}".utf8))
    guard case .document(let document, _, let notes) = try #require(outcomes.first) else {
      Issue.record("no document")
      return
    }
    #expect(document.range(of: 0) == 3..<5)
    #expect(notes.map(\.code) == [.jsonByteOrderMark])
    #expect(notes.map(\.severity) == [.note])
  }

  /// Each input has one fault, which ends the document that it is in; the marks stand around the other documents.
  @Test(arguments: [
    // A cut line never spoils the next, wherever it was cut.
    "{\"a\n⟦{}⟧", "{\"a\":\n⟦{}⟧", "{\"a\":1\n⟦{}⟧", "{\"a\":[1,\n⟦{}⟧\n⟦{}⟧", "[1,\n⟦[2]⟧\n", "{\"a\":1,\n⟦{}⟧",
    // One pretty-printed broken object is one fault.
    "{\n  \"a\": {\n  {\n  },\n  \"b\": [\n  ]\n}\n⟦{}⟧", "[\n{\"a\":1},\n{\"b\":nope}\n]\n⟦[]⟧",
    // Rubbish gives way to the next line with a bracket.
    "hello\nworld\n⟦[]⟧", "⟦{}⟧x\n⟦{}⟧", "⟦{}⟧\n}\n⟦{}⟧",
    // What follows on the broken line is lost with it.
    "{]{}\n⟦{}⟧", "⟦{\"a\":1}⟧ [nope] {}\n {}\n⟦[{}]⟧",
  ])
  func `reading resumes behind a fault`(_ marked: String) {
    let input = MarkedBytes(marked)
    var ranges: [Range<Int>] = []
    var failures: [JSONTokenization] = []
    for outcome in JSONDocuments.all(in: input.bytes) {
      switch outcome {
      case .document(let document, _, _): ranges.append(document.range(of: 0))
      case .failure: failures.append(outcome)
      }
    }
    #expect(ranges == input.ranges)
    #expect(failures.count == 1)
  }

  @Test func `a string with half a surrogate pair is told on the fast way too`() {
    let input = Array(#"{"a":"\ud83d"}"#.utf8)
    let diagnostics = JSONDocuments.all(in: input).flatMap(\.diagnostics)
    #expect(diagnostics == JSONTokenizer.tokenize(input).diagnostics)
    #expect(diagnostics.map(\.range) == [6..<12])
  }
}

extension JSONTokenization {
  /// The tokens of a document; none of a fault.
  fileprivate var tokens: [JSONToken] {
    guard case .document(let document, _, _) = self else { return [] }
    return document.tokens
  }
}
