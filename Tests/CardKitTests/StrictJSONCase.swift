import CardKit
import Testing

/// An input with strange bytes, and what a reader by RFC 8259 and RFC 3629 says of it.
///
/// The expected ranges stand between marks; bad UTF-8 is divided as section 3.9 of the Unicode Standard recommends.
struct StrictJSONCase: CustomTestStringConvertible, Sendable {
  enum Verdict {
    case taken, remarked, refused
  }

  let verdict: Verdict
  let marked: String
  let codes: [DiagnosticCode]

  /// The input with a line end behind it, where what is wrong stands elsewhere when another line follows.
  let followed: String?

  var testDescription: String { marked.count > 100 ? "\(marked.prefix(100))…" : marked }

  static func taken(_ marked: String) -> StrictJSONCase {
    StrictJSONCase(verdict: .taken, marked: marked, codes: [], followed: nil)
  }

  static func remarked(_ codes: DiagnosticCode..., in marked: String) -> StrictJSONCase {
    StrictJSONCase(verdict: .remarked, marked: marked, codes: codes, followed: nil)
  }

  /// A refused input, each mark of which has the same code.
  static func refused(_ code: DiagnosticCode, _ marked: String, followed: String? = nil) -> StrictJSONCase {
    let count = marked.unicodeScalars.count { $0 == "⟦" }
    let codes = Array(repeating: code, count: count)
    return StrictJSONCase(verdict: .refused, marked: marked, codes: codes, followed: followed)
  }

  static func refused(_ codes: [DiagnosticCode], _ marked: String) -> StrictJSONCase {
    StrictJSONCase(verdict: .refused, marked: marked, codes: codes, followed: nil)
  }

  static let all: [StrictJSONCase] =
    utf8 + surrogates + foreign + marks + strings + unclosed + structure + words + numbers + strangers + keys + changed
    + allowed + limits
}

extension StrictJSONCase {
  /// Table 3-7 says what is well-formed; tables 3-8 to 3-11 are rows of their own.
  private static let utf8: [StrictJSONCase] =
    [
      "⟦‹80›⟧", "⟦‹80›⟧⟦‹BF›⟧", "⟦‹C0›⟧⟦‹80›⟧", "⟦‹C0›⟧⟦‹AF›⟧", "⟦‹C1›⟧⟦‹BF›⟧", "⟦‹E0›⟧⟦‹80›⟧⟦‹AF›⟧",
      "⟦‹E0›⟧⟦‹9F›⟧⟦‹BF›⟧", "⟦‹F0›⟧⟦‹80›⟧⟦‹80›⟧⟦‹AF›⟧", "⟦‹F0›⟧⟦‹8F›⟧⟦‹BF›⟧⟦‹BF›⟧",
      "⟦‹F8›⟧⟦‹88›⟧⟦‹80›⟧⟦‹80›⟧⟦‹80›⟧", "⟦‹FC›⟧⟦‹84›⟧⟦‹80›⟧⟦‹80›⟧⟦‹80›⟧⟦‹80›⟧",
      "⟦‹ED›⟧⟦‹A0›⟧⟦‹80›⟧", "⟦‹ED›⟧⟦‹BF›⟧⟦‹BF›⟧", "⟦‹ED›⟧⟦‹A0›⟧⟦‹BD›⟧⟦‹ED›⟧⟦‹B8›⟧⟦‹80›⟧",
      "⟦‹F4›⟧⟦‹90›⟧⟦‹80›⟧⟦‹80›⟧", "⟦‹F5›⟧⟦‹80›⟧⟦‹80›⟧⟦‹80›⟧", "⟦‹FE›⟧⟦‹FF›⟧",
      "⟦‹C3›⟧", "⟦‹E2 82›⟧", "⟦‹F0 9F 98›⟧", "⟦‹F0 9F›⟧x", "⟦‹E2 82›⟧x", "caf⟦‹E9›⟧", "⟦‹F1 80 80›⟧⟦‹C3›⟧é",
      "⟦‹C0›⟧⟦‹AF›⟧⟦‹E0›⟧⟦‹80›⟧⟦‹BF›⟧⟦‹F0›⟧⟦‹81›⟧⟦‹82›⟧A",
      "⟦‹ED›⟧⟦‹A0›⟧⟦‹80›⟧⟦‹ED›⟧⟦‹BF›⟧⟦‹BF›⟧⟦‹ED›⟧⟦‹AF›⟧A",
      "⟦‹F4›⟧⟦‹91›⟧⟦‹92›⟧⟦‹93›⟧⟦‹FF›⟧A⟦‹80›⟧⟦‹BF›⟧B", "⟦‹E1 80›⟧⟦‹E2›⟧⟦‹F0 91 92›⟧⟦‹F1 BF›⟧A",
    ].map { .refused(.jsonEncoding, "{\"a\":\"\($0)\"}") } + [
      .refused(.jsonEncoding, #"{"⟦‹FF›⟧":"x"}"#), .refused(.jsonEncoding, #"{⟦‹FF›⟧"a":"x"}"#),
      .refused(.jsonEncoding, #"{"a":⟦‹C3›⟧}"#), .refused(.jsonEncoding, #"{"a":"x"⟦‹E2 82›⟧}"#),
      .refused(.jsonEncoding, "⟦‹80›⟧"), .refused(.jsonEncoding, "⟦‹EF BB›⟧{}"),
    ]

  private static let surrogates: [StrictJSONCase] =
    [
      #"⟦\ud800⟧"#, #"⟦\uDFFF⟧"#, #"⟦\ud800⟧x"#, #"⟦\udc00⟧⟦\ud800⟧"#, #"⟦\ud800⟧⟦\ud800⟧"#, #"⟦\ud83d⟧\u0041"#,
      #"\ud83d\ude00⟦\ude00⟧"#, #"⟦\ud83d⟧\n⟦\ude00⟧"#, #"⟦\ud83d⟧😀"#, #"⟦\ud83d⟧⟦‹ED›⟧⟦‹B8›⟧⟦‹80›⟧"#,
      #"⟦\ud83d⟧\\ude00"#,
    ].map { .refused(.jsonEncoding, "{\"a\":\"\($0)\"}") } + [
      .refused(.jsonEncoding, #"{"⟦\ud83d⟧":"x"}"#),
      // Damaged keys are not compared.
      .refused(.jsonEncoding, #"{"⟦\ud800⟧":"1","⟦\ud801⟧":"2"}"#),
    ]

  /// One fault an input, whatever the lines in it look like.
  private static let foreign: [StrictJSONCase] =
    [
      "⟦‹FF FE›⟧‹7B 00 7D 00›", "⟦‹FE FF›⟧‹00 7B 00 7D›", "⟦‹7B 00›⟧‹22 00 61 00›", "⟦‹00 7B›⟧‹00 22 00 61›",
      "⟦‹FF FE 00 00›⟧‹7B 00 00 00›", "⟦‹00 00 FE FF›⟧‹00 00 00 7B›", "⟦‹7B 00 00 00›⟧‹7D 00 00 00›",
      "⟦‹00 00 00 7B›⟧‹00 00 00 7D›", "⟦‹FF FE›⟧‹7B 00 7D 00 0A 00 7B 00 7D 00›",
      "⟦‹FE FF›⟧‹00 7B 00 7D 00 0A 00 7B 00 7D›", "⟦‹FF FE›⟧‹22 00 0A 7B 22 00›", "⟦‹0A 00›⟧‹7B 00 7D 00›",
    ].map { .refused(.jsonEncoding, $0) } + [
      .refused(.jsonEncoding, "{\"a\":\"x\"}‹0A›⟦‹FF›⟧‹FE 7B 00 7D 00›")
    ]

  /// Passed over where a text begins (RFC 8259, section 8.1), a stranger elsewhere, a character in a string.
  private static let marks: [StrictJSONCase] = [
    .remarked(.jsonByteOrderMark, in: "⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .remarked(.jsonByteOrderMark, in: "⟦\u{FEFF}⟧ \r\n {\"a\":\"x\"}"),
    .remarked(.jsonByteOrderMark, in: "{\"a\":\"x\"}\n⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .remarked(.jsonByteOrderMark, in: "⟦\u{FEFF}⟧[{\"a\":\"x\"}]"),
    .refused(.jsonSyntax, " ⟦\u{FEFF}⟧{\"a\":\"x\"}"), .refused(.jsonSyntax, "{\"a\":\"x\"}⟦\u{FEFF}⟧"),
    .refused(.jsonSyntax, "{⟦\u{FEFF}⟧\"a\":\"x\"}"), .refused(.jsonSyntax, "{\"a\":\"x\"}⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .refused([.jsonByteOrderMark, .jsonSyntax], "⟦\u{FEFF}⟧⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .refused([.jsonByteOrderMark, .jsonSyntax], "⟦\u{FEFF}⟧{\"a\":⟦nope⟧}"),
    .refused([.jsonSyntax, .jsonByteOrderMark], "{\"a\":⟦nope⟧}\n⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .refused([.jsonSyntax, .jsonByteOrderMark], "{\"a\"⟦:⟧\n⟦\u{FEFF}⟧{\"a\":\"x\"}"),
    .refused([.jsonByteOrderMark, .jsonEncoding], "⟦\u{FEFF}⟧{\"a\":\"⟦‹FF›⟧\"}"),
    .taken("{\"a\":\"\u{FEFF}x\"}"),
  ]

  private static let strings: [StrictJSONCase] = [
    "⟦‹00›⟧", "⟦‹01›⟧", "⟦‹08›⟧", "⟦‹09›⟧", "⟦‹0A›⟧", "⟦‹0B›⟧", "⟦‹0C›⟧", "⟦‹0D›⟧", "⟦‹1B›⟧", "⟦‹1F›⟧",
    #"⟦\x41⟧"#, #"⟦\a⟧"#, #"⟦\'⟧"#, #"⟦\0⟧"#, #"⟦\ ⟧"#, #"⟦\U⟧0001F600"#, #"⟦\u⟧{41}"#, #"⟦\uD83G⟧"#, #"⟦\u12⟧"#,
    #"⟦\é⟧"#, #"⟦\‹FF›⟧"#, #"⟦\‹0A›⟧"#,
  ].map { .refused(.jsonSyntax, "{\"a\":\"\($0)\"}") }

  /// Alone the bracket or quote is marked that nothing closes; before another line, where the line stops.
  private static let unclosed: [StrictJSONCase] = [
    .refused(.jsonSyntax, #"{"a":⟦"⟧x"#, followed: #"{"a":"x⟦‹0A›⟧"#),
    .refused(.jsonSyntax, #"{⟦"⟧a"#, followed: #"{"a⟦‹0A›⟧"#),
    .refused(.jsonSyntax, #"{"a":⟦"⟧x\"#, followed: #"{"a":"x⟦\‹0A›⟧"#),
    .refused(.jsonSyntax, #"{"a":⟦"⟧\u12"#, followed: #"{"a":"⟦\u12⟧‹0A›"#),
    .refused(.jsonSyntax, "⟦{⟧", followed: "⟦{⟧‹0A›"),
    .refused(.jsonSyntax, #"⟦{⟧"a""#, followed: #"{"a⟦"⟧‹0A›"#),
    .refused(.jsonSyntax, #"⟦{⟧"a":"#, followed: #"{"a"⟦:⟧‹0A›"#),
    .refused(.jsonSyntax, #"⟦{⟧"a":"x""#, followed: #"{"a":"x⟦"⟧‹0A›"#),
    .refused(.jsonSyntax, #"⟦{⟧"a":"x","#, followed: #"{"a":"x"⟦,⟧‹0A›"#),
    .refused(.jsonSyntax, #"⟦{⟧"a":{"b":"x"}"#, followed: #"{"a":{"b":"x"⟦}⟧‹0A›"#),
    .refused(.jsonSyntax, #"{"a":⟦[⟧1"#, followed: #"{"a":[⟦1⟧‹0A›"#),
    .refused(.jsonSyntax, #"{"a":⟦tru⟧"#),
  ]

  private static let structure: [StrictJSONCase] = [
    #"{"a":"x"⟦,⟧}"#, #"{"a":[1⟦,⟧]}"#, "{⟦,⟧}", #"{"a":"x",⟦,⟧"b":"y"}"#, #"{⟦,⟧"a":"x"}"#, #"{"a":[1,⟦,⟧2]}"#,
    #"{"a"⟦"x"⟧}"#, #"{"a"⟦}⟧"#, #"{"a":⟦}⟧"#, #"{"a"⟦,⟧"x"}"#, #"{"a":"x"⟦"b"⟧:"y"}"#, #"{"a":"x"⟦;⟧"b":"y"}"#,
    #"{"a":"x"⟦]⟧"#, #"{"a":[⟦}⟧"#, #"{"a":[1 ⟦2⟧]}"#, #"{"a"⟦=⟧"x"}"#, #"{"a":⟦:⟧"x"}"#, #"{"a":⟦=⟧>"x"}"#,
    #"{⟦a⟧:"x"}"#, #"{⟦'a'⟧:"x"}"#, #"{"a":⟦'x'⟧}"#, #"{⟦1⟧:"x"}"#, #"{⟦null⟧:"x"}"#, #"{⟦{⟧}:"x"}"#, #"{⟦[⟧]:"x"}"#,
    #"{"a":⟦`⟧x`}"#, #"{"a":"x" ⟦+⟧ "y"}"#, #"⟦,⟧{"a":"x"}"#, #"{"a":"x"}⟦,⟧"#, #"{"a":"x"}⟦}⟧"#, #"{"a":"x"} ⟦x⟧"#,
    "⟦)⟧]}'", "⟦}⟧", "⟦]⟧", "⟦:⟧", "⟦<⟧html>", "⟦=⟧", #"⟦'{"a":"x"}'⟧"#,
    // An array that closes on its own line hides no object behind it.
    #"[{"a":"x"}⟦,⟧]"#, "[⟦nope⟧]", #"[{"a":"x"} ⟦{⟧}]"#, "[1⟦}⟧", #"["⟦\x41⟧"]"#, "[⟦01⟧] ",
  ].map { .refused(.jsonSyntax, $0) }

  private static let words: [StrictJSONCase] = [
    "⟦True⟧", "⟦TRUE⟧", "⟦nul⟧", "⟦undefined⟧", "⟦NaN⟧", "⟦Infinity⟧", "⟦-Infinity⟧", "⟦-NaN⟧", "⟦trueish⟧",
    "⟦nullnull⟧", "⟦None⟧", "⟦yes⟧", "true ⟦false⟧", "null⟦‹00›⟧",
  ].map { .refused(.jsonSyntax, "{\"a\":\($0)}") }

  private static let numbers: [StrictJSONCase] = [
    "⟦01⟧", "⟦-01⟧", "⟦00⟧", "⟦+1⟧", "⟦.5⟧", "⟦-.5⟧", "⟦1.⟧", "⟦1.e3⟧", "⟦1e⟧", "⟦1e+⟧", "⟦1e1.5⟧", "⟦-⟧", "⟦--1⟧",
    "⟦0x1F⟧", "⟦0b1⟧", "⟦1_000⟧", "⟦1.2.3⟧", "⟦1a⟧", "⟦１⟧", "⟦½⟧", "⟦−⟧1", "⟦-⟧ 1",
  ].map { .refused(.jsonSyntax, "{\"a\":\($0)}") }

  /// Comments, and white space that JSON has not.
  private static let strangers: [StrictJSONCase] = [
    "{⟦// c⟧‹0A›\"a\":\"x\"}", #"{⟦/* c */⟧"a":"x"}"#, "⟦#⟧ c", "⟦// c⟧", #"{"a":"x"} ⟦// c⟧"#, #"{"a":"x"⟦/**/⟧}"#,
    "{\"a\":\"x\",⟦#⟧ c‹0A›\"b\":\"y\"}", #"{⟦/*⟧"a":"x"}"#,
    #"{⟦‹0B›⟧"a":"x"}"#, #"{⟦‹0C›⟧"a":"x"}"#, #"{"a":"x"}⟦‹0B›⟧"#, "{⟦\u{A0}⟧\"a\":\"x\"}", "{\"a\":\"x\"}⟦\u{A0}⟧",
    "⟦\u{200B}⟧{\"a\":\"x\"}", "{\"a\":⟦\u{2028}⟧\"x\"}", "{\"a\":\"x\",⟦\u{85}⟧\"b\":\"y\"}",
    "⟦\u{3000}⟧{\"a\":\"x\"}",
    "{⟦\u{2060}⟧}", "{⟦\u{202E}⟧}", #"{"a":"x"}⟦‹00›⟧"#, #"⟦‹00›⟧{"a":"x"}"#, #"{⟦‹00›⟧"a":"x"}"#,
    #"{"a":"x"}⟦‹1A›⟧"#, #"⟦‹1B›⟧[0m{"a":"x"}"#, #"{"a":"x"⟦‹7F›⟧}"#, "{\"a\":⟦“⟧x”}", "{⟦😀⟧}",
  ].map { .refused(.jsonSyntax, $0) }

  /// Keys are the same when their bytes are, escapes undone; normalisation does not count.
  private static let keys: [StrictJSONCase] =
    [
      #"{"a":"1",⟦"a"⟧:"2"}"#, #"{"a":"1",⟦"\u0061"⟧:"2"}"#, #"{"\u0061":"1",⟦"a"⟧:"2"}"#,
      #"{"a":"1",⟦"a"⟧:"2",⟦"a"⟧:"3"}"#, #"{"\ud83d\ude00":"1",⟦"😀"⟧:"2"}"#, #"{"":"1",⟦""⟧:"2"}"#,
      #"{"a\/b":"1",⟦"a/b"⟧:"2"}"#, #"{"\u0000":"1",⟦"\u0000"⟧:"2"}"#,
    ].map { .refused(.jsonDuplicateKey, $0) } + [
      .taken("{\"\u{E9}\":\"1\",\"e\u{301}\":\"2\"}"), .taken(#"{"a":"1","A":"2"}"#), .taken(#"{"a":"1","a ":"2"}"#),
      .remarked(.jsonDuplicateKey, in: #"{"data":{"a":"x"},"id":"1",⟦"\u0069d"⟧:"2"}"#),
      .remarked(.jsonDuplicateKey, in: #"{"data":{"a":"x"},"reactions":{"b":1,⟦"b"⟧:2}}"#),
    ]

  /// Numbers beside the metadata, by IEEE 754 binary64.
  private static let changed: [StrictJSONCase] =
    [
      "9007199254740993", "-9007199254740993", "18446744073709551615", "9223372036854775807",
      "100000000000000000000000", "1e400", "-1e400", "1E+309", "1.7976931348623159e308", "1e-400", "2.4e-324",
      "0.0000000000000001e-330", "1" + String(repeating: "0", count: 309),
    ].map { .remarked(.jsonInexactNumber, in: "{\"id\":⟦\($0)⟧,\"data\":{\"a\":\"x\"}}") }
    + [
      "9007199254740992", "9007199254740994", "-9007199254740992", "18446744073709551616", "10000000000000000000000",
      "36893488147419103232", "1e308", "1.7976931348623157e308", "4.9e-324", "0e400", "-0.0e-999", "1700000000000",
      "0.1",
      "12345678901234567.5",
    ].map { .taken("{\"id\":\($0),\"data\":{\"a\":\"x\"}}") }
    + [
      .remarked(.jsonInexactNumber, in: #"{"data":{"a":"x"},"mentions":[1,{"n":⟦1e999⟧}]}"#),
      .remarked(.jsonInexactNumber, in: #"{"messages":[{"data":{"a":"x"}}],"hasNext":⟦1e400⟧}"#),
      .remarked(
        .jsonInexactNumber, .jsonInexactNumber, in: #"{"id":⟦1e400⟧,"data":{"a":"x"},"createdAt":⟦9007199254740993⟧}"#),
      // In the metadata any number is an error of its own.
      .taken(#"{"data":{"a":1e400,"b":9007199254740993},"id":"1"}"#),
    ]

  private static let allowed: [StrictJSONCase] = [
    .taken("{\"a\":\"\u{2028}\u{2029}\u{85}\u{A0}\"}"), .taken("{\"a\":\"\u{7F}\"}"),
    .taken("{\"a\":\"‹EF BF BE EF BF BF EF B7 90 F4 8F BF BF›\"}"), .taken("{\"a\":\"‹ED 9F BF EE 80 80›\"}"),
    .taken(#"{"a":"\u0000"}"#), .taken(#"{"a":"\uFFFF\uFFFE"}"#), .taken(#"{"a":"\ud83d\uDE00"}"#),
    .taken(#"{"a":"\"\\\/\b\f\n\r\t"}"#), .taken(#"{"":"x"}"#), .taken("\t{\r\n\"a\" \t:\r\"x\" } \r"),
    .taken(#"{"a":-0}"#), .taken(#"{"a":1E+2}"#), .taken(#"{"a":[[],{},null,true,false]}"#),
    .taken(#"{"a":"x"}{"a":"y"}"#), .taken(#"{"a":"// no comment"}"#), .taken(#"{"a":"x"} {"a":"y"}"#),
    .taken("{\"\u{202E}\":\"x\"}"),
  ]

  private static let limits: [StrictJSONCase] = [
    .taken("{\"a\":" + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}"),
    .refused(
      .jsonDepth, "{\"a\":" + String(repeating: "[", count: 63) + "⟦[⟧" + String(repeating: "]", count: 64) + "}"),
    .taken("{\"a\":\"" + String(repeating: "x", count: 262_144 - 8) + "\"}"),
    .refused(.jsonSize, "⟦{\"a\":\"" + String(repeating: "x", count: 262_145 - 8) + "\"}⟧"),
  ]
}
