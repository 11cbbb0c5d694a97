import CardMetadata
import Foundation
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  @Test func `objects and arrays are compact and keep their order`() {
    var writer = JSONWriter()
    writer.object {
      $0.member("z", "last first")
      $0.member("count", -3)
      $0.member("on", true)
      $0.member("list") {
        $0.array {
          $0.integer(1)
          $0.null()
          $0.object { _ in }
          $0.array { _ in }
          $0.number("1e400")
          $0.boolean(false)
        }
      }
      $0.member("nothing") { _ in }
    }
    let expected = #"{"z":"last first","count":-3,"on":true,"list":[1,null,{},[],1e400,false],"nothing":null}"#
    #expect(writer.output == expected)
  }

  @Test(arguments: [
    ("plain /'<>&", "plain /'<>&"), ("\"\\", #"\"\\"#), ("\n\t\0\u{1B}\u{7F}", #"\n\t\u0000\u001b\u007f"#),
    ("\u{85}\u{9B}", #"\u0085\u009b"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", #"\u202e\u2066\u200f\u061c"#),
    ("\u{200B}\u{AD}\u{FEFF}", #"\u200b\u00ad\ufeff"#),
    ("\u{E0041}\u{FFFF}\u{1FFFE}", #"\udb40\udc41\uffff\ud83f\udffe"#),
    ("葛\u{E0100}\u{E0101}a\u{E01EF}", #"葛\#u{E0100}\udb40\udd01a\udb40\uddef"#),
    ("👩\u{200D}💻 ❤\u{FE0F} é 한", "👩\u{200D}💻 ❤\u{FE0F} é 한"),
  ])
  func `what acts on a terminal or hides in a text is escaped`(_ text: String, _ expected: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(writer.output == "\"\(expected)\"")
  }

  @Test func `any text decodes to itself`() throws {
    var generator = SeededGenerator(seed: 404)
    for _ in 0..<300 {
      let scalars = (0..<40).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) }
      let near = (0..<40).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator)) }
      let text = String(String.UnicodeScalarView(scalars + near))
      var writer = JSONWriter()
      writer.object { $0.member(text, text) }
      let decoded = try JSONDecoder().decode([String: String].self, from: Data(writer.output.utf8))
      // Compared by code points: String's own == would take equivalent texts for the same.
      #expect(decoded.first.map { Array($0.key.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(decoded.first.map { Array($0.value.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(JSONTokenizer.tokenize(Array(writer.output.utf8)).diagnostics.isEmpty)
    }
  }
}
