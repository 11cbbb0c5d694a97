import Testing

@testable import CardRenderers

struct LineBreakerTests {
  @Test(.enabled(if: UnicodeFile.areInstalled, "needs Debian's package unicode-data"))
  func `breaks are where Unicode's own test has them`() throws {
    var breaker = LineBreaker()
    let rows = try UnicodeFile.rows("auxiliary/LineBreakTest.txt").map { LineBreakTestRow($0[0]) }
    try #require(rows.count > 7_000)
    for row in rows {
      let offsets = breaker.breaks(in: row.text).map(\.offset)
      #expect(offsets == row.expectedOffsets, "\(row.row)")
    }
  }

  @Test(arguments: [
    "The |quick |(brown) |fox, |and |so |on.",
    "สวัสดี|ชาว|โลก|ภาษา|ไทย",
    "ພາສາ|ລາວ",
    "後，|這|個",
    "テ|ス|ト、|（日|本）|語",
    "https://|example.com/|a/|b-|c?|d=e&f=g#h",
    "👨‍👩‍👧‍👦|👩🏽‍🚀|🇺🇸|🇩🇪|❤️",
    "no\u{A0}break|\u{4E2D}",
    "two  |spaces",
    "a\u{2028}|b",
    "well-|known",
    "12,345.67 |€",
  ])
  func `text breaks at the bars`(_ marked: String) {
    #expect(segments(of: marked.replacing("|", with: "")) == marked.split(separator: "|").map(String.init))
  }

  @Test func `no line starts with a closing sign of Chinese or Japanese`() {
    let text = "後、這個）。「問題」、（テスト）です、，後）"
    #expect(segments(of: text).allSatisfy { segment in !"、）。」，".contains(segment[segment.startIndex]) })
  }

  @Test func `a line feed is a mandatory break and the end of the text is not`() {
    var breaker = LineBreaker()
    #expect(
      breaker.breaks(in: "a\n\nb c") == [
        LineBreak(offset: 2, isMandatory: true), LineBreak(offset: 3, isMandatory: true),
        LineBreak(offset: 5, isMandatory: false), LineBreak(offset: 6, isMandatory: false),
      ])
    #expect(breaker.breaks(in: "a\n") == [LineBreak(offset: 2, isMandatory: true)])
    #expect(breaker.breaks(in: "").isEmpty)
  }

  @Test func `a combining mark stays with the space before it`() {
    #expect(segments(of: "a \u{301}b c") == ["a \u{301}b ", "c"])
  }

  @Test func `a breaker reads one text after another`() {
    var breaker = LineBreaker()
    let first = breaker.breaks(in: "one two")
    _ = breaker.breaks(in: "สวัสดีชาวโลก")
    #expect(breaker.breaks(in: "one two") == first)
  }

  @Test func `many tasks can break texts at once`() async {
    let expected = segments(of: "สวัสดีชาวโลก one two")
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<64 { group.addTask { segments(of: "สวัสดีชาวโลก one two") } }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test(arguments: ["one |two  |three", "a\n|b \n|c", "", " |x", "สวัสดี |ชาว", "後，這個"])
  func `without ICU a line breaks after spaces`(_ marked: String) {
    var breaker = LineBreaker(breaker: nil)
    let text = marked.replacing("|", with: "")
    #expect(segments(of: text, by: breaker.breaks(in: text)).joined(separator: "|") == marked)
  }

  @Test func `the breaks of a long text take time that grows with it`() {
    let flags = String(repeating: "🇺🇸", count: 20_000)
    var breaker = LineBreaker()
    #expect(breaker.breaks(in: flags).count == 20_000)
  }
}

private func segments(of text: String) -> [String] {
  var breaker = LineBreaker()
  return segments(of: text, by: breaker.breaks(in: text))
}

private func segments(of text: String, by breaks: [LineBreak]) -> [String] {
  var start = 0
  return breaks.map { lineBreak in
    defer { start = lineBreak.offset }
    return String(decoding: Array(text.utf8)[start..<lineBreak.offset], as: UTF8.self)
  }
}
