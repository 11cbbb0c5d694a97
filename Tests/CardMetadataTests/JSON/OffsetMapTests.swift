import CardMetadata
import TestSupport
import Testing

struct OffsetMapTests {
  /// A source, of which the text between the marks stands at a range of the value's text.
  @Test(arguments: [
    (#""ab⟦c⟧d""#, "abcd", 2..<3), (#""a⟦\"⟧b""#, #"a"b"#, 1..<2), (#""a\"⟦b⟧""#, #"a"b"#, 2..<3),
    (#""⟦\\⟧n""#, #"\n"#, 0..<1), (#""\\⟦n⟧""#, #"\n"#, 1..<2), (#""a⟦\nb\t⟧c""#, "a\nb\tc", 1..<4),
    // A code point of several bytes is one escape, whichever of its bytes is meant.
    (#""a⟦\u00e9⟧b""#, "aéb", 1..<3), (#""a⟦\u00e9⟧b""#, "aéb", 1..<2), (#""a⟦\u00e9⟧b""#, "aéb", 2..<3),
    (#""a⟦\ud83d\uDE00⟧b""#, "a😀b", 1..<5), (#""a\ud83d\ude00⟦b⟧""#, "a😀b", 5..<6), (#""é😀⟦b⟧""#, "é😀b", 6..<7),
    (#""⟦é⟧😀b""#, "é😀b", 0..<2),
    // What cannot be read became U+FFFD, of three bytes.
    (#""a⟦\ud83d⟧b""#, "a\u{FFFD}b", 1..<4), (#""a\ud83d⟦b⟧""#, "a\u{FFFD}b", 4..<5),
    (#""a⟦‹F0 9F›⟧b""#, "a\u{FFFD}b", 1..<4), (#""a‹FF›⟦b⟧""#, "a\u{FFFD}b", 4..<5),
    // Nothing of a text stands between two bytes, or at the end.
    (#""a⟦⟧\nb""#, "a\nb", 1..<1), (#""a\nb⟦⟧""#, "a\nb", 3..<3), (#""⟦⟧""#, "", 0..<0),
    // Other JSON has no escapes of its own.
    (#"["\n",⟦1⟧]"#, #"["\n",1]"#, 6..<7), (#"["‹FF›",⟦1⟧]"#, "[\"\u{FFFD}\",1]", 7..<8),
  ])
  func `a byte of a text stands where its escape does`(marked: String, text: String, range: Range<Int>) throws {
    let source = MarkedBytes(marked)
    let map = try #require(OffsetMap(Array(text.utf8), in: PlacedBytes(source.bytes), at: 0..<source.bytes.count))
    #expect(map.range(of: range) == source.ranges[0])
  }

  @Test(arguments: [
    (#""abc""#, "abd", 0..<5), (#""a\n""#, #"a\n"#, 0..<5), (#""abc""#, "abc", 0..<6), (#""abc""#, "abc", -1..<4),
    (#"x"abc""#, "abc", 0..<6), ("\"", "", 0..<1), ("", "", 0..<0), (#""\""#, #"\"#, 0..<3), (#""\u12""#, "u12", 0..<6),
  ])
  func `a place where another text stands has no map`(source: String, text: String, range: Range<Int>) {
    #expect(OffsetMap(Array(text.utf8), in: PlacedBytes(Array(source.utf8)), at: range) == nil)
  }

  @Test(arguments: 0..<200)
  func `every code point of a random string is found at the escape that made it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("ab\"\\/\n\t\u{1}\u{7F}é한\u{2028}\u{FFFD}😀👨‍👩‍👧".unicodeScalars)
    let text = String(String.UnicodeScalarView((0..<40).map { _ in letters.randomElement(using: &generator)! }))
    let escapes = RandomEscapes(text, using: &generator)
    let prefix = Array(#"{"k":"#.utf8)
    let source = prefix + escapes.string + [UInt8(ascii: "}")]
    let place = prefix.count..<(source.count - 1)
    let map = try #require(OffsetMap(Array(text.utf8), in: PlacedBytes(source), at: place))
    for (offset, range) in escapes.ranges.enumerated() {
      let expected = (prefix.count + range.lowerBound)..<(prefix.count + range.upperBound)
      #expect(map.range(of: offset..<(offset + 1)) == expected, "\(text) at \(offset)")
    }
    let end = Int.random(in: 2..<text.utf8.count, using: &generator)
    let whole = escapes.range(of: 1..<end)
    #expect(map.range(of: 1..<end) == (prefix.count + whole.lowerBound)..<(prefix.count + whole.upperBound))
  }
}
