public import CardCore

/// A message with a link.
public struct MsgWithLink: CardPayload, Hashable {
  public static let type: PayloadType = "msg_with_link"
  public static let summary = "a title, a body and a link"
  public static let example: Self? = Self(
    title: "New in the handbook",
    body: "We rewrote the chapter on *on-call weeks*.\nPlease read it before your next one.",
    url: "https://example.com/handbook/on-call?from=chat#weeks", linkText: "Read the chapter")

  public var title: String
  public var body: String
  public var url: String
  public var linkText: String

  public init(title: String, body: String, url: String, linkText: String) {
    self.title = title
    self.body = body
    self.url = url
    self.linkText = linkText
  }

  public func card(using builder: inout CardBuilder) -> Card {
    Card(
      title: builder.line(title),
      body: builder.body(body, field: "body"),
      actions: [builder.linkAction(linkText, url, field: "url")].compactMap(\.self))
  }
}

extension MsgWithLink: TextPayload {
  public static let fields: [TextField] = [
    TextField("title", .text), TextField("body", .body), TextField("url", .address), TextField("link_text", .text),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(title: texts[0], body: texts[1], url: texts[2], linkText: texts[3])
  }
}
