import Testing

/// A broken input, the place of its fault between marks, and what the message must say.
struct JSONFaultCase: Sendable, CustomTestStringConvertible {
  let marked: String
  let words: String

  init(_ marked: String, _ words: String) {
    self.marked = marked
    self.words = words
  }

  var testDescription: String { marked }

  static let syntax: [JSONFaultCase] = values + numbers + structure + strings + strangers

  private static let values: [JSONFaultCase] = [
    JSONFaultCase(#"{"a":⟦NaN⟧}"#, #"the word "NaN" stands where a value is expected"#),
    JSONFaultCase(#"{"a":⟦True⟧}"#, #"the word "True""#),
    JSONFaultCase(#"{"a":⟦undefined⟧}"#, #"the word "undefined""#),
    JSONFaultCase(#"{"a": ⟦'single quoted'⟧}"#, #"the single-quoted text "single quoted""#),
    JSONFaultCase(#"{⟦'a'⟧:1}"#, #"a key in double quotes or "}""#),
    JSONFaultCase("{\"a\":⟦'⟧b\n}", "a single quote"),
    JSONFaultCase("[⟦nul⟧]", #"the word "nul""#),
    JSONFaultCase("[⟦truefalse⟧]", #"the word "truefalse""#),
    JSONFaultCase("⟦hello⟧ world", #"the word "hello""#),
    JSONFaultCase("{⟦a⟧:1}", "a key in double quotes"),
    JSONFaultCase("{⟦1⟧:1}", #"the number "1""#),
    JSONFaultCase("[true ⟦false⟧]", #""," or "]""#),
  ]

  private static let numbers: [JSONFaultCase] = [
    JSONFaultCase("[⟦01⟧]", "begins with a needless zero"),
    JSONFaultCase("[⟦-01⟧]", "begins with a needless zero"),
    JSONFaultCase("[⟦+1⟧]", "has a plus sign"),
    JSONFaultCase("[⟦.5⟧]", "has no digit before its point"),
    JSONFaultCase("[⟦-.5⟧]", "has no digit before its point"),
    JSONFaultCase("[⟦1.⟧]", "has no digit after its point"),
    JSONFaultCase("[⟦1.e5⟧]", "has no digit after its point"),
    JSONFaultCase("[⟦1e⟧]", "has no digit in its exponent"),
    JSONFaultCase("[⟦1E+⟧]", "has no digit in its exponent"),
    JSONFaultCase("[⟦-⟧]", "has no digit"),
    JSONFaultCase("[⟦0x1F⟧]", "is hexadecimal"),
    JSONFaultCase("[⟦-Infinity⟧]", "is no JSON number"),
    JSONFaultCase("[⟦1.2.3⟧]", "is no JSON number"),
    JSONFaultCase("⟦1a⟧", "is no JSON number"),
  ]

  private static let structure: [JSONFaultCase] = [
    JSONFaultCase("⟦⟧", "the input is empty"),
    JSONFaultCase("⟦ \r\n\t⟧", "the input is empty"),
    JSONFaultCase(#"{"a":1⟦,⟧}"#, "nothing follows this comma"),
    JSONFaultCase("[1⟦,⟧ ]", "nothing follows this comma"),
    JSONFaultCase("[⟦,⟧1]", #""," stands where a value or "]" is expected"#),
    JSONFaultCase("[1,⟦,⟧2]", #""," stands where a value is expected"#),
    JSONFaultCase("{⟦,⟧}", #"a key in double quotes or "}""#),
    JSONFaultCase(#"{"a":⟦}⟧"#, #""}" stands where a value is expected"#),
    JSONFaultCase(#"{"a"⟦}⟧"#, #"":" after the key"#),
    JSONFaultCase(#"{"a"⟦=⟧1}"#, #""=" stands where ":" after the key is expected"#),
    JSONFaultCase(#"{"a":⟦:⟧1}"#, #"":" stands where a value is expected"#),
    JSONFaultCase(#"{"a":1 ⟦"b"⟧:2}"#, #"the string "b" stands where "," or "}" is expected"#),
    JSONFaultCase(#"{"a":1,⟦2⟧}"#, #"the number "2""#),
    JSONFaultCase("[1 ⟦2⟧]", #"the number "2" stands where "," or "]" is expected"#),
    JSONFaultCase("[1⟦}⟧", #""," or "]""#),
    JSONFaultCase(#"{"a":1⟦]⟧"#, #""," or "}""#),
    JSONFaultCase("⟦]⟧", "a value is expected"),
    JSONFaultCase("⟦{⟧", "the input ends inside this object"),
    JSONFaultCase(#"⟦{⟧"a""#, "the input ends inside this object"),
    JSONFaultCase(#"[⟦{⟧"a":"#, "where a value is expected"),
    JSONFaultCase(#"{"a":⟦[⟧1,"#, "the input ends inside this array"),
    JSONFaultCase("⟦[⟧1", "the input ends inside this array"),
  ]

  private static let strings: [JSONFaultCase] = [
    JSONFaultCase(#"["⟦\x41⟧"]"#, "JSON has no escape"),
    JSONFaultCase(#"["⟦\u12G4⟧"]"#, "JSON has no escape"),
    JSONFaultCase(#"["⟦\u12⟧"]"#, "JSON has no escape"),
    JSONFaultCase(#"["⟦\'⟧"]"#, "JSON has no escape"),
    JSONFaultCase(#"["⟦\é⟧"]"#, "JSON has no escape"),
    JSONFaultCase(#"["\ud83d\ude00⟦\uZ⟧"]"#, "JSON has no escape"),
    JSONFaultCase("[\"a⟦\n⟧b\"]", "a line end"),
    JSONFaultCase("[\"⟦‹00›⟧\"]", "U+0000"),
    JSONFaultCase("[\"⟦\t⟧\"]", "U+0009"),
    JSONFaultCase(#"[⟦"⟧abc"#, "the input ends inside this string"),
    JSONFaultCase(#"{⟦"⟧a\"#, "the input ends inside this string"),
    JSONFaultCase(#"⟦"⟧\u12"#, "the input ends inside this string"),
  ]

  private static let strangers: [JSONFaultCase] = [
    JSONFaultCase("{⟦// why not⟧\n}", #"the comment "// why not""#),
    JSONFaultCase("{⟦/* one\ntwo */⟧}", "the comment"),
    JSONFaultCase("[1 ⟦/* **/⟧]", "the comment"),
    JSONFaultCase("[⟦/*⟧]", "the comment"),
    JSONFaultCase("[⟦/*⟧/]", "the comment"),
    JSONFaultCase("[⟦/**/⟧]", "the comment"),
    JSONFaultCase("[⟦#⟧ 1]", ##""#" stands where"##),
    JSONFaultCase("[⟦‹00›⟧]", "the control character U+0000"),
    JSONFaultCase("[⟦\u{C}⟧]", "the control character U+000C"),
    JSONFaultCase("[⟦“⟧a”]", "the character \"“\" (U+201C)"),
    JSONFaultCase("[⟦\u{A0}⟧1]", "the character U+00A0 stands"),
    JSONFaultCase("[⟦\u{200B}⟧1]", "the character U+200B stands"),
    JSONFaultCase("[⟦\u{FEFF}⟧1]", "a byte order mark"),
    JSONFaultCase("⟦\u{FEFF}⟧{}", "a byte order mark"),
    JSONFaultCase("[⟦😀⟧]", "(U+1F600)"),
  ]

  /// Bad UTF-8 by table 3-7 of the Unicode Standard, and surrogates that are alone.
  static let encoding: [String] = [
    #""⟦‹FF›⟧""#,
    #""a⟦‹80›⟧⟦‹BF›⟧b""#,
    #""⟦‹C0›⟧⟦‹AF›⟧""#,
    #""⟦‹C3›⟧""#,
    #""⟦‹E2 82›⟧!""#,
    #""⟦‹E0›⟧⟦‹80›⟧⟦‹AF›⟧""#,
    #""⟦‹ED›⟧⟦‹A0›⟧⟦‹80›⟧""#,
    #""⟦‹F0 9F 98›⟧é""#,
    #""⟦‹F0›⟧⟦‹80›⟧⟦‹80›⟧⟦‹AF›⟧""#,
    #""⟦‹F4›⟧⟦‹90›⟧⟦‹80›⟧⟦‹80›⟧""#,
    #""⟦‹F8›⟧⟦‹88›⟧⟦‹80›⟧⟦‹80›⟧⟦‹80›⟧""#,
    #"["⟦\ud83d⟧"]"#,
    #"["⟦\uDE00⟧"]"#,
    #"["⟦\ud83d⟧⟦\ud83d⟧"]"#,
    #"["⟦\ud83d⟧\u0041"]"#,
    #"["⟦\ud83d⟧\n⟦\ude00⟧"]"#,
    #"["\ud83d\ude00⟦\ude00⟧"]"#,
    #"{"⟦\ud83d⟧":"⟦‹FF›⟧"}"#,
    #""‹EF BF BF›‹F4 8F BF BF›‹ED 9F BF›‹EE 80 80›""#,
  ]
}
