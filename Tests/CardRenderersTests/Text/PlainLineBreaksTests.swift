import TestSupport
import Testing

@testable import CardRenderers

struct PlainLineBreaksTests {
  /// Letters, digits and signs in words that make sense often enough, and some that do not belong to plain texts.
  private static let parts = [
    "a", "Z", "word", "of", "7", "12", "_", "@", "&", "*", "#", "=", ".", ",", ":", ";", "'", "\"", ")", "!", "?", "-",
    "(", " ", " ", " ", " ", "  ", "/", "%", "[", "]", "$", "+", "<", ">", "~", "^", "`", "|",
  ]

  @Test func `a plain text breaks where ICU breaks it`() {
    var random = SeededGenerator(seed: 14)
    var breaker = LineBreaker()
    var accepted = 0
    for _ in 0..<60_000 {
      let length = Int.random(in: 1...9, using: &random)
      var text = (0..<length).map { _ in Self.parts.randomElement(using: &random) ?? "a" }.joined()
      let expected = breaker.breaks(in: text).map(\.offset)
      let found: [Int]? = text.withUTF8 { bytes in
        guard PlainLineBreaks.accepts(bytes) else { return nil }
        return (1..<bytes.count).filter { PlainLineBreaks.isBreak(bytes, at: $0) } + [bytes.count]
      }
      guard let found else { continue }
      accepted += 1
      #expect(found == expected, "\(text)")
    }
    // Enough of them to say something.
    #expect(accepted > 2_000)
  }

  @Test(arguments: [
    ("The quick brown fox (it is one) jumps, well-known: 12,5 of them!", true), ("", true), ("a/1", false),
    ("https://example.com/a", true), ("say \"x\"", false), ("wow!now", false), ("a- b", false), ("(", false),
    ("50%", false),
  ])
  func `prose is plain, and what has rules of its own is not`(text: String, expected: Bool) {
    var text = text
    #expect(text.withUTF8 { PlainLineBreaks.accepts($0) } == expected)
  }
}
