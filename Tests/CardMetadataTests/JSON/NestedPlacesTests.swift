import CardCore
import CardMetadata
import TestSupport
import Testing

struct NestedPlacesTests {
  private func range(of path: String, in source: [UInt8], text: String) throws -> SourceRange {
    var places = try #require(NestedPlaces(text, in: PlacedBytes(source), at: 0..<source.count))
    return places.range(of: FieldPath(parsing: path).components[...])
  }

  /// A source, its text, and the way to what stands between the marks.
  @Test(arguments: [
    (#""[1,⟦2⟧]""#, "[1,2]", "[1]"), (#""⟦[1,2]⟧""#, "[1,2]", ""), (#"" ⟦[1]⟧\n""#, " [1]\n", ""),
    (#""{\"a\":1,\"b\":⟦\"\\n\"⟧}""#, #"{"a":1,"b":"\n"}"#, "b"),
    (#""[{\"a\":[0,⟦null⟧]}]""#, #"[{"a":[0,null]}]"#, "[0].a[1]"), (#"[{"a":⟦""⟧}]"#, #"[{"a":""}]"#, "[0].a"),
    // The first of a key is the one that is read, and an escape in a key is none of the key's.
    (#""{\"a\":⟦1⟧,\"a\":2}""#, #"{"a":1,"a":2}"#, "a"), (#""{\"\\u0061\":⟦1⟧}""#, #"{"\u0061":1}"#, "a"),
    // Keys are compared byte for byte.
    (#""{\"e\u0301\":0,\"é\":⟦1⟧}""#, "{\"e\u{301}\":0,\"é\":1}", "[\"é\"]"),
    // What is missing has the place of what is around it.
    (#""[⟦{}⟧]""#, "[{}]", "[0].a"), (#""⟦[0]⟧""#, "[0]", "[1]"), (#""⟦[0]⟧""#, "[0]", "[1].a"),
    (#""⟦[0]⟧""#, "[0]", "a"), (#""[⟦0⟧]""#, "[0]", "[0].a"),
    (#""{\"0\":1,\"a\":⟦{\"0\":1}⟧}""#, #"{"0":1,"a":{"0":1}}"#, "a[0]"),
    // JSON in a string.
    (#""[\"[⟦1⟧]\"]""#, #"["[1]"]"#, "[0][0]"), (#""[⟦\"[1]\"⟧]""#, #"["[1]"]"#, "[0]"),
    (#""[\"{\\\"a\\\":⟦\\\"\\\"⟧}\"]""#, #"["{\"a\":\"\"}"]"#, "[0].a"), (#""[⟦\"text\"⟧]""#, #"["text"]"#, "[0].a"),
    (#""\"[⟦1⟧]\"""#, #""[1]""#, "[0]"), (#""[\"⟦[]⟧\"]""#, #"["[]"]"#, "[0][0]"),
  ])
  func `a value stands where its way leads`(marked: String, text: String, path: String) throws {
    let source = MarkedBytes(marked)
    #expect(try range(of: path, in: source.bytes, text: text) == source.ranges[0])
  }

  @Test func `the same question has the same answer`() throws {
    let source = MarkedBytes(#""[\"[⟦1⟧,⟦2⟧]\",⟦\"no\"⟧]""#)
    var places = try #require(
      NestedPlaces(#"["[1,2]","no"]"#, in: PlacedBytes(source.bytes), at: 0..<source.bytes.count))
    for _ in 0..<3 {
      let found = ["[0][0]", "[0][1]", "[1][0]"].map { places.range(of: FieldPath(parsing: $0).components[...]) }
      #expect(found == source.ranges)
    }
  }

  @Test(arguments: [(#""[1""#, "[1"), (#""""#, ""), (#""[1]""#, "[2]"), ("[1]", "[1 ]")])
  func `there are no places in what is no JSON, or another value`(source: String, text: String) {
    #expect(NestedPlaces(text, in: PlacedBytes(Array(source.utf8)), at: 0..<source.utf8.count) == nil)
  }

  @Test(arguments: 0..<100)
  func `an element is found across random escapes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("ab\"\\/\n\t\u{1}é한\u{2028}😀".unicodeScalars)
    var list = "["
    var places: [Range<Int>] = []
    for index in 0..<6 {
      if index > 0 { list += ", " }
      let text = String(String.UnicodeScalarView((0..<6).map { _ in letters.randomElement(using: &generator)! }))
      let string = String(decoding: RandomEscapes(text, using: &generator).string, as: UTF8.self)
      places.append(list.utf8.count..<(list.utf8.count + string.utf8.count))
      list += string
    }
    list += "]"
    let outer = RandomEscapes(list, using: &generator)
    for index in places.indices.shuffled(using: &generator) {
      #expect(try range(of: "[\(index)]", in: outer.string, text: list) == outer.range(of: places[index]))
    }
  }
}
