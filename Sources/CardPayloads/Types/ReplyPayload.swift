public import CardCore

/// An answer to a message, with what it answers.
public struct ReplyPayload: CardPayload, Hashable {
  public static let type: PayloadType = "reply"
  public static let summary = "an answer, with the words that it answers"
  public static let example: Self? = Self(
    author: "Jonas", quote: "Does the 7:12 still stop at the harbor?", body: "Yes, on *weekdays*. I took it today.",
    messageID: "m-20831")

  /// Who wrote what is answered.
  public var author: String?

  /// What is answered, or the beginning of it.
  public var quote: String

  /// The answer.
  public var body: String

  /// The id of the message that is answered, for the host app to go to; it is not shown.
  public var messageID: String?

  public init(author: String? = nil, quote: String, body: String, messageID: String? = nil) {
    self.author = author
    self.quote = quote
    self.body = body
    self.messageID = messageID
  }

  public func card(using builder: inout CardBuilder) -> Card {
    builder.expectText(quote, field: "quote")
    builder.expectText(body, field: "body")
    let quoted = Self.blocks(author.map(builder.line), builder.body(quote, field: "quote"))
    return Card(body: (quoted.isEmpty ? [] : [.quote(quoted)]) + builder.body(body, field: "body"))
  }

  /// The quoted blocks with their author above the first line.
  private static func blocks(_ author: DisplayText?, _ quote: [Block]) -> [Block] {
    guard let author, !author.isBlank else { return quote }
    let name = Inline.strong([.text(author)])
    guard case .paragraph(let content)? = quote.first else { return [.paragraph([name])] + quote }
    return [.paragraph([name, .lineBreak] + content)] + quote.dropFirst()
  }
}

extension ReplyPayload: TextPayload {
  public static let fields: [TextField] = [
    TextField("author", .text, isRequired: false), TextField("quote", .visibleBody), TextField("body", .visibleBody),
    TextField("message_id", .text, isRequired: false),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(author: texts.optional(0), quote: texts[1], body: texts[2], messageID: texts.optional(3))
  }
}
