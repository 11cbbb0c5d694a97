public import CardCore

/// A message with a button, exactly as TalkPlus documents it.
///
/// All five pairs are required, `type` included; an empty string is allowed in each of the others.
public struct MsgWithButton: CardPayload, Hashable {
  public static let type: PayloadType = "msg_with_button"
  public static let summary = "a title, a body and a button, as TalkPlus documents it"
  public static let example: Self? = Self(
    title: "Hi!", body: "This is a simple chat bubble with a button.", buttonText: "Say Hello",
    buttonAction: "SayHello")

  public var title: String
  public var body: String
  public var buttonText: String

  /// A verb for the host app, such as `SayHello`, or an address.
  public var buttonAction: String

  public init(title: String, body: String, buttonText: String, buttonAction: String) {
    self.title = title
    self.body = body
    self.buttonText = buttonText
    self.buttonAction = buttonAction
  }

  public func card(using builder: inout CardBuilder) -> Card {
    Card(
      title: builder.line(title),
      body: builder.body(body, field: "body"),
      actions: [builder.action(buttonText, buttonAction, field: "button_action")].compactMap(\.self))
  }
}

extension MsgWithButton: TextPayload {
  public static let fields: [TextField] = [
    TextField("title", .text), TextField("body", .body), TextField("button_text", .text),
    TextField("button_action", .action),
  ]

  public init(texts: borrowing FieldTexts) {
    self.init(title: texts[0], body: texts[1], buttonText: texts[2], buttonAction: texts[3])
  }
}
