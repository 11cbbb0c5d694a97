import CardKit
import TestSupport
import Testing

/// What is said of every strange byte, and that it never costs the message behind it.
@Suite struct StrictJSONTests {
  private static let good =
    #"{"type":"msg_with_link","title":"good","body":"","url":"https://x.example","link_text":"y"}"#

  private struct Finding: Equatable {
    let code: DiagnosticCode
    let range: SourceRange?
  }

  private func findings(in examinations: some Sequence<Examination>) -> [Finding] {
    examinations.flatMap(\.diagnostics).filter { $0.code.rawValue.hasPrefix("json.") }
      .map { Finding(code: $0.code, range: $0.range) }
  }

  private func expected(_ row: StrictJSONCase, _ input: MarkedBytes) -> [Finding] {
    zip(row.codes, input.ranges).map { Finding(code: $0, range: $1) }
  }

  @Test(arguments: StrictJSONCase.all)
  func `every fault has its code and its bytes`(_ row: StrictJSONCase) {
    let input = MarkedBytes(row.marked)
    #expect(row.codes.count == input.ranges.count)
    let examinations = CardEngine().examine(input.bytes)
    #expect(findings(in: examinations) == expected(row, input))
    let severities = examinations.flatMap(\.diagnostics).filter { $0.code.rawValue.hasPrefix("json.") }.map(\.severity)
    switch row.verdict {
    case .taken: #expect(severities.isEmpty)
    case .remarked: #expect(!severities.isEmpty && severities.allSatisfy { $0 < .error })
    case .refused: #expect(severities.contains(.error))
    }
  }

  @Test(arguments: StrictJSONCase.all)
  func `the next line is read whatever stands before it`(_ row: StrictJSONCase) throws {
    let input = MarkedBytes(row.followed ?? row.marked + "\n")
    let examinations = CardEngine().examine(input.bytes + Self.good.utf8)
    let last = try #require(examinations.last)
    #expect(last.diagnostics.isEmpty)
    #expect(last.card?.title == "good")
    #expect(findings(in: examinations.dropLast()) == expected(row, input))
  }

  /// Lines behind an array that is open may be its elements, so what follows it is the next array.
  @Test(arguments: ["[⟦1⟧\n", "[1⟦,⟧\n", "[{\"a\":\"x\"⟦}⟧\n", "⟦[⟧\n"])
  func `an array that was cut off costs no array behind it`(_ marked: String) throws {
    let input = MarkedBytes(marked)
    let examinations = CardEngine().examine(input.bytes + "[\(Self.good)]".utf8)
    #expect(examinations.count == 2)
    #expect(examinations.last?.diagnostics == [])
    #expect(examinations[0].diagnostics.map(\.range) == input.ranges)
  }

  @Test func `there are more than a hundred rows`() {
    #expect(StrictJSONCase.all.count > 100)
  }

  @Test(arguments: [
    (
      "9007199254740993",
      "the number \"9007199254740993\" has more digits than most readers keep: they read 9007199254740992"
    ),
    (
      "-9007199254740993",
      "the number \"-9007199254740993\" has more digits than most readers keep: they read -9007199254740992"
    ),
    ("1e400", "the number \"1e400\" is larger than most readers can hold"),
    ("1e-400", "the number \"1e-400\" is so small that most readers take it for 0"),
  ])
  func `a number that others change is told with what becomes of it and its path`(_ number: String, _ message: String) {
    let json = #"{"data":{"type":"poll"},"reactions":{"a":[0,\#(number)]}}"#
    let found = CardEngine().examine(json.utf8).flatMap(\.diagnostics).filter { $0.code == .jsonInexactNumber }
    #expect(found.map(\.message) == [message])
    #expect(found.map { "\($0.path)" } == ["reactions.a[1]"])
    #expect(found.map(\.hint) == ["write it as a string"])
  }

  @Test func `a long number is shown shortly`() throws {
    let json = #"{"data":{"type":"poll"},"id":\#(String(repeating: "7", count: 5000))}"#
    let found = try #require(
      CardEngine().examine(json.utf8).flatMap(\.diagnostics).first { $0.code == .jsonInexactNumber })
    #expect(found.message.count < 120)
  }

  @Test func `UTF-16 is named`() {
    let bytes = "{\"type\":\"한글\"}\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let found = CardEngine().examine(bytes).flatMap(\.diagnostics)
    #expect(found.map(\.message) == ["the input is UTF-16, not UTF-8"])
    let marked = CardEngine().examine([0xFF, 0xFE] + bytes + bytes).flatMap(\.diagnostics)
    #expect(marked.map(\.message) == ["the input is UTF-16, not UTF-8"])
  }
}
