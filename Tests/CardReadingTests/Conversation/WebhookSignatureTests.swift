import CardCore
import CardReading
import Testing

struct WebhookSignatureTests {
  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8)
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16) ?? 0
    }
  }

  /// RFC 4231, sections 4.2 to 4.8 without 4.6, which truncates.
  @Test(
    arguments: [
      (
        Array(repeating: 0x0B, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Array(repeating: 0xAA, count: 20), Array(repeating: 0xDD, count: 50),
        "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
      ),
      (
        Array(1...25), Array(repeating: 0xCD, count: 50),
        "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
      ),
      (
        Array(repeating: 0xAA, count: 131), Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ] as [([UInt8], [UInt8], String)])
  func `the code is that of RFC 4231`(key: [UInt8], message: [UInt8], expected: String) {
    let signature = WebhookSignature(key: key)
    #expect(signature.isValid(Base64(Self.bytes(expected)).text, of: message))
    #expect(!signature.isValid(Base64(Self.bytes(expected)).text, of: message + [0]))
  }

  @Test(arguments: ["", "x", "AAAA", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7", "===="])
  func `anything else is no signature`(text: String) {
    #expect(!WebhookSignature(key: "key").isValid(text, of: Array("body".utf8)))
  }

  // MARK: Logs

  private let body =
    #"{"event":"message","appId":"a","channel":{"id":"c"},"message":{"id":"1","userId":"u","text":"é \"hi\"","createdAt":1}}"#

  private func line(_ signature: String, asText: Bool) -> String {
    let escaped = body.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return #"{"signature":"\#(signature)","body":\#(asText ? "\"\(escaped)\"" : body)}"#
  }

  @Test(arguments: [true, false])
  func `a body with the right signature is read`(asText: Bool) {
    let key = WebhookSignature(key: "k")
    let text = line(key.signature(of: Array(body.utf8)), asText: asText)
    for options in [ConversationOptions(signature: key), ConversationOptions()] {
      let reading = Reading(text, options: options)
      #expect(reading.messages.map(\.text) == [#"é "hi""#])
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.system == .talkPlus)
      #expect(reading.readings.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
  }

  @Test(arguments: [true, false])
  func `a body with a wrong signature is said and not read`(asText: Bool) {
    let text = line(WebhookSignature(key: "other").signature(of: Array(body.utf8)), asText: asText)
    let reading = Reading(text, options: ConversationOptions(signature: WebhookSignature(key: "k")))
    #expect(reading.messages.isEmpty && reading.codes == [.conversationBadSignature])
  }

  @Test func `where signatures are asked for, a body without one is not read`() {
    let options = ConversationOptions(signature: WebhookSignature(key: "k"))
    #expect(Reading(body, options: options).codes == [.conversationBadSignature])
    #expect(Reading(body, options: options).messages.isEmpty)
  }
}

/// Base64 by RFC 4648, written apart from what is tested.
private struct Base64 {
  let text: String

  init(_ bytes: [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
    self.text = text
  }
}
