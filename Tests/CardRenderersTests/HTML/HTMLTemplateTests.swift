import CardCore
import Testing

@testable import CardRenderers

struct HTMLTemplateTests {
  private func replaced(_ file: HTMLTemplate.File, _ text: String) throws(CardFailure) -> HTMLTemplate {
    try HTMLTemplate.standard.replacing(file, with: Array(text.utf8))
  }

  private func page(_ template: HTMLTemplate) -> String {
    let renderer = HTMLRenderer(options: RenderingOptions(html: HTMLOptions(template: template)))
    return renderer.document(of: [renderer.render(Card(title: "\"T\""))])
  }

  @Test func `a page is filled in, and another word in braces is a text`() throws {
    let template = try replaced(
      .page, "<html lang=\"{{lang}}\"><body title=\"{{title}}\">{{ a }}{{cards}}{{b c}}</body>")
    let page = page(template)
    #expect(page.hasPrefix("<html lang=\"und\"><body title=\"&quot;T&quot;\">{{ a }}<article"))
    #expect(page.hasSuffix("</article>\n{{b c}}</body>"))
  }

  @Test func `a style sheet of one's own is allowed by its own digest`() throws {
    let page = page(try replaced(.style, ".card { color: red }\r\n"))
    // printf '.card { color: red }\n' | openssl dgst -sha256 -binary | base64
    #expect(page.contains("'sha256-REv9tig5WYVXUV7Z3NEucYmF+hH6bJ3HDiviVbEHsto='"))
    #expect(page.contains("<style>.card { color: red }\n</style>"))
  }

  @Test(arguments: [
    ("<main></main>", "the page has no {{cards}}"), ("{{cards}}{{cards}}", "the page has {{cards}} twice"),
    ("{{cards}}{{titel}}", "there is no placeholder \"titel\""),
    ("{{cards}}<p title={{title}}>", "{{title}} stands in a tag outside of double quotes"),
    ("<p title=\"{{cards}}\">", "{{cards}} stands in the value of an attribute"),
    ("{{cards}}<script>a('{{title}}')</script>", "{{title}} stands in a script"),
    ("<style>{{style}}</style>{{cards}}", "{{style}} stands in a script"),
    ("<!-- {{cards}} -->", "{{cards}} stands in a script"),
  ])
  func `a fault of a page is told at its place`(text: String, words: String) {
    let failure = #expect(throws: CardFailure.self) { try replaced(.page, text) }
    let diagnostics = failure?.diagnostics ?? []
    #expect(diagnostics.map(\.code) == [.templatePlaceholder])
    #expect(diagnostics.first?.message.hasPrefix(words) == true)
    let place = diagnostics.first?.range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(place?.hasPrefix("{{") ?? (text == "<main></main>"))
  }

  @Test func `everything that is wrong with a page is told at once`() {
    let failure = #expect(throws: CardFailure.self) { try replaced(.page, "{{a}}{{b}}<p {{lang}}>") }
    #expect(failure?.diagnostics.count == 4)
  }

  @Test(arguments: [[0xFF], [0x61, 0x00]] as [[UInt8]])
  func `a file that is no text is refused`(bytes: [UInt8]) {
    for file in HTMLTemplate.File.allCases {
      let failure = #expect(throws: CardFailure.self) { try HTMLTemplate.standard.replacing(file, with: bytes) }
      #expect(failure?.diagnostics.first?.code == .templateBadText)
    }
  }

  @Test func `a style sheet cannot end its element`() {
    let failure = #expect(throws: CardFailure.self) { try replaced(.style, "a{} </STYLE >") }
    #expect(failure?.diagnostics.map(\.code) == [.templateBadText])
  }

  /// The vectors of FIPS 180-4's examples and of the Secure Hash Standard Validation System.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `a digest is that of the standard's vectors`(message: String, digest: String) {
    let hexadecimal = SHA256.digest(of: message.utf8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    #expect(hexadecimal == digest)
  }

  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of the standard's vectors`(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
  }
}
