public import CardCore

/// A piece of code or of a log, shown as it is.
public struct CodePayload: CardPayload, Hashable {
  public static let type: PayloadType = "code"
  public static let summary = "code or a log, shown as it is"
  public static let example: Self? = Self(
    title: "Build 1184 failed", body: "The first test that failed:",
    code: """
      func testGreeting() {
        let card = Card(title: "Hi!")
        XCTAssertEqual(card.title, "Hello!")
      }
      """, language: "swift")

  public var title: String?
  public var body: String?

  /// The lines, with their indentation.
  public var code: String

  /// The language's name, such as `swift`.
  public var language: String?

  public init(title: String? = nil, body: String? = nil, code: String, language: String? = nil) {
    self.title = title
    self.body = body
    self.code = code
    self.language = language
  }

  public func card(using builder: inout CardBuilder) -> Card {
    let body = body.map { builder.body($0, field: "body") } ?? []
    builder.expectText(code, field: "code")
    let block = Block.code(CodeBlock(DisplayText(lines: code), language: language.map { DisplayText($0) }))
    return Card(title: title.map(builder.line), body: body + (DisplayText.isBlank(code) ? [] : [block]))
  }
}

extension CodePayload: TextPayload {
  public static let fields: [TextField] = [
    TextField("title", .text, isRequired: false), TextField("body", .body, isRequired: false),
    TextField("code", .visibleText), TextField("language", .text, isRequired: false),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(title: texts.optional(0), body: texts.optional(1), code: texts[2], language: texts.optional(3))
  }
}
