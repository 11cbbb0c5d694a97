import CardMetadata
import CardReading
import TestSupport
import Testing

@Suite struct SimdjsonTokenizerTests {
  private static let samples = [
    #"{"type":"msg_with_button","title":"Hi!","buttons":["a",{"b":-0.5e+10},[]],"x":null,"y":true,"z":false}"#,
    #"[0,-1,1.5,1e400,"\u0041\ud83d\ude00\"\\\/\b\f\n\r\t","한국어 😀 é",{},[[[[]]]],{"":{"":""}}]"#,
    "{\n  \"a\" : [ 1 , 2 ] ,\r\n\t\"b\" : { \"c\" : \"\\ud83d\" }\n}\n",
    #"[true,false,null,[true],{"true":false}]"#,
  ]

  @Test(arguments: samples)
  func `a well-formed document gives the strict reader's table`(_ sample: String) {
    let agreement = TokenizerAgreement(Array(sample.utf8))
    #expect(agreement.isFastTask)
    #expect(agreement.holds)
  }

  @Test func `random damage is judged as the strict reader judges it`() {
    var generator = SeededGenerator(seed: 8259)
    var accepted = 0
    for _ in 0..<6000 {
      let agreement = TokenizerAgreement(Self.damaged(using: &generator))
      #expect(agreement.holds, "\(String(decoding: agreement.bytes, as: UTF8.self))")
      accepted += agreement.isFastTask ? 1 : 0
    }
    // Damage that always breaks, or never, would compare nothing.
    #expect(accepted > 300 && accepted < 5700, "\(accepted)")
  }

  /// One to three small changes, made of the bytes that mean something to JSON and to UTF-8.
  private static func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    let pieces: [UInt8] = Array(##"{}[]",:\u01-+.eEtfn #/'"##.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF]
    var bytes = Array((samples.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let piece = pieces.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = piece
      case 1: bytes.insert(piece, at: index)
      case 2: bytes.remove(at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }

  @Test(arguments: ["", " ", "1", "\"a\"", "null", "{}{}", "{} x", "[01]", "[tru]", "[\"\\x\"]", "[1e]", "{\"a\":1,}"])
  func `what is no object or array, or is broken, is left to the strict reader`(_ input: String) {
    let simdjson = SimdjsonTokenizer()
    #expect(simdjson.tokenize(Array(input.utf8), in: 0..<input.utf8.count) == nil)
  }

  @Test func `the limit on nesting is the strict reader's`() {
    for depth in [64, 65] {
      let bytes = Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
      #expect(TokenizerAgreement(bytes).holds)
      #expect(TokenizerAgreement(bytes).isFastTask == (depth == 64))
    }
  }
}
