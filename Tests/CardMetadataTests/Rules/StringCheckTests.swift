import CardCore
import CardMetadata
import Testing

struct StringCheckTests {
  private static func diagnostic(_ value: RawValue, unit: LengthUnit = .codePoint) throws -> Diagnostic {
    let rules = MetadataRules(
      name: "", maximumPairs: 1, maximumKeyLength: 10, maximumValueLength: 20, unit: unit)
    let raw = RawMetadata([RawMetadata.Entry("item", value, keyRange: 1..<7, valueRange: 8..<99)])
    let problems = MetadataValidator(rules: rules).validate(raw)
    #expect(problems.map(\.code) == [.metadataValueNotAString] && problems.map(\.range) == [8..<99])
    return try #require(problems.first)
  }

  @Test func `an object that was not encoded says how long it will be`() throws {
    let problem = try Self.diagnostic(.object("{ \"a\" : [ 1,\n\t2 ] ,\r \"b\":\"c d\" }"))
    // {"a":[1,2],"b":"c d"} has 21 characters.
    #expect(
      problem.message == """
        the value of "item" is an object that somebody forgot to encode as a string of JSON; encoded it is 21 code points \
        long; the limit is 20
        """)
    #expect(problem.limit == 20 && problem.actual == 21)
    #expect(problem.hint?.hasPrefix("shorten it by 1 code point, or send it by address; then encode it") == true)
  }

  @Test func `at the limit there is nothing to shorten`() throws {
    // Between quotes and brackets, 16 characters make 20.
    let problem = try Self.diagnostic(.array("[\"\(String(repeating: "x", count: 16))\"]"))
    #expect(problem.actual == 20 && problem.hint?.hasPrefix("encode it as a string of JSON: ") == true)
  }

  @Test func `one that keeps the limit is shown as it is to be written`() throws {
    let problem = try Self.diagnostic(.array("[ \"a \\\" ] b\" , {} ]"))
    // ["a \" ] b",{}] has 15 characters.
    #expect(problem.message.contains("is an array that") && problem.actual == 15 && problem.limit == 20)
    #expect(problem.hint == #"encode it as a string of JSON: "[\"a \\\" ] b\",{}]""#)
  }

  /// White space, quotes and backslashes inside strings stay.
  @Test(arguments: [
    (#"{"a  b" : "c \" d"}"#, 17), (#"{"\\" : "\\"}"#, 11), (#"[ "\\\" , " ]"#, 11), ("[ ]", 2), (#"["[ ]" ]"#, 7),
  ])
  func `only the white space between values is left out`(json: String, length: Int) throws {
    #expect(try Self.diagnostic(.array(json)).actual == length)
  }

  /// Five Hangul syllables between quotes and brackets: 9 code points, 19 bytes.
  @Test(arguments: [
    (LengthUnit.codePoint, "9 code points"), (.utf16, "9 UTF-16 units"), (.utf8, "19 UTF-8 bytes"),
    (.grapheme, "9 grapheme clusters"),
  ])
  func `the length is counted in the unit of the rules`(unit: LengthUnit, words: String) throws {
    let problem = try Self.diagnostic(.array("[ \"\(String(repeating: "\u{D55C}", count: 5))\" ]"), unit: unit)
    #expect(problem.message.contains("encoded it is \(words) long"))
  }

  @Test(arguments: [
    ("3", #"write it in quotes: "3""#), ("-12", #"write it in quotes: "-12""#),
    ("1e3", #"write it in quotes: "1e3"; the text stays as it is written"#),
    ("1.50", #"write it in quotes: "1.50"; the text stays as it is written"#),
    ("-0", #"write it in quotes: "-0"; the text stays as it is written"#),
    ("9007199254740993", #"write it in quotes: "9007199254740993""#),
  ])
  func `a number is written as its own text`(number: String, hint: String) throws {
    let problem = try Self.diagnostic(.number(number))
    #expect(problem.message == "the value of \"item\" is the number \(number), not a string")
    #expect(problem.hint == hint && problem.limit == nil && problem.actual == nil)
  }

  @Test func `a boolean and null are as they were`() throws {
    #expect(try Self.diagnostic(.boolean(false)).message == #"the value of "item" is the boolean false, not a string"#)
    #expect(try Self.diagnostic(.boolean(true)).hint == #"write it in quotes: "true""#)
    #expect(try Self.diagnostic(.null).hint == #"leave the pair out, or write an empty string: """#)
  }

  @Test func `a value of any size is measured in one pass`() throws {
    let json = "[" + String(repeating: "\"\\\\\" , ", count: 100_000) + "1]"
    #expect(try Self.diagnostic(.array(json)).actual == 100_000 * 5 + 3)
    let marks = "[\"" + String(repeating: "\u{301}\u{323}", count: 100_000) + "\"]"
    #expect(try Self.diagnostic(.array(marks), unit: .grapheme).actual == 4)
  }
}
