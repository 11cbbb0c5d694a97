import TestSupport
import Testing

@testable import CardCore

struct PlainAddressTests {
  @Test func `a plain address is the one that is found the long way`() throws {
    var random = SeededGenerator(seed: 3)
    let parts = [
      "http://", "https://", "HTTPS://", "mailto:", "a", "B", "example.com", ".", "-", "_", "/", "?", "#", "&", "=",
      "+",
      ",", "%", "%C3%A9", "%41", "~", "@", ":", "8080", " ", "\\", "é", "\t", "(", "'",
      "1", ".2", "0x7f", "xn--", "xn--e1a", "a--b",
    ]
    var plain = 0
    for _ in 0..<40_000 {
      let scheme = ["https://", "http://", ""].randomElement(using: &random) ?? ""
      let rest = (0..<Int.random(in: 0...7, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      let address = scheme + rest.joined()
      guard let found = LinkPolicy.plain(address) else { continue }
      plain += 1
      // A space before it is cleaned away, but an address with it is not looked at quickly.
      #expect(LinkPolicy.standard.resolve(" " + address) == .link(found), "\(address)")
      #expect(found.string == address && found.display.string == address)
    }
    #expect(plain > 500)
  }
}
